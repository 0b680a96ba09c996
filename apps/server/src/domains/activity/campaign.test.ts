import { expect, test } from 'vitest'
import { aDoctor } from '../consult/testbed.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { emptyCampaign } from '@nethos/contract/activity/campaign.document.ts'

const server = await openTestServer()
const [writer, publisher] = [await aStaffMember(server, 'operator'), await aStaffMember(server, 'admin')]
const desk = (name: string, fields: object, by = writer) =>
  server.staff.call(`staff.campaign.edition.${name}`, fields, by.session)
const shown = (code: string) => server.call('smarthos.activity.info', { code })
const text = { ...emptyCampaign, title: '春季义诊', sections: [{ heading: '', text: '每周六上午' }] }

test('a campaign is seen once a second person has published it, and not after it was withdrawn', async () => {
  const { docId } = await aDoctor(server)
  const code = 'spring'
  const { obj } = await desk('save', { code, seenAt: null, document: { ...text, docIds: [docId] }, note: '新活动' })
  expect((await shown(code)).code).toBe('00010440')
  const seen = { code, seenAt: obj.writtenAt }
  expect(await desk('submit', seen)).toMatchObject({ code: '0' })
  expect(await desk('publish', seen)).toMatchObject({ msg: '不能发布自己修改的内容，请由另一位同事审核发布' })
  expect(await desk('publish', seen, publisher)).toMatchObject({ code: '0' })
  expect((await shown(code)).obj).toMatchObject({ title: '春季义诊', doctors: [{ docId }], teams: [] })
  await server.db.updateTable('doctor').set({ isActive: false }).where('docId', '=', docId).execute()
  expect((await shown(code)).obj.doctors).toEqual([])
  expect(await desk('withdraw', { code, edition: 1 }, publisher)).toMatchObject({ code: '0' })
  expect((await shown(code)).code).toBe('00010440')
})

test('the given zones come with the program; a code that is none is not found', async () => {
  for (const code of ['asian', 'drainage', 'winter-health']) expect((await shown(code)).code).toBe('0')
  expect((await shown('asian')).obj.title).toBe('亚运专区')
  for (const code of ['nothing', 'constructor', '__proto__', '']) expect((await shown(code)).code).toBe('00010440')
})

test.each([
  [{ docIds: ['nobody'] }, '所选医生中有人已停用，请重新选择'],
  [{ teamIds: ['nobody'] }, '所选团队中有的已不存在，请重新选择'],
  [{ sections: [] }, '请至少填写一段正文或一个按钮'],
])('what is wrong with one keeps it from review: %j', async (changes, msg) => {
  const { obj } = await desk('save', { code: 'wrong', seenAt: null, document: { ...text, ...changes }, note: '试' })
  expect(await desk('submit', { code: 'wrong', seenAt: obj.writtenAt })).toMatchObject({ msg })
  await desk('drop', { code: 'wrong' })
})

test.each(['https://elsewhere.example.cn', '//elsewhere.example.cn', 'javascript:alert(1)', '/\\elsewhere'])(
  'its button leads to pages of the app alone: %s',
  async path => {
    const document = { ...text, button: { label: '参加', path } }
    expect(await desk('save', { code: 'link', seenAt: null, document, note: '试' })).toMatchObject({
      msg: '按钮地址须是本应用的页面，以/开头',
    })
  },
)

test('products are the open offers of those who work here, the cheapest price first', async () => {
  const before = (await server.call('smarthos.product.list', {})).obj
  const of = (obj: any) => obj.kinds.find((one: any) => one.productKind === 'picture')
  const { docId } = await aDoctor(server, { priceCents: 1 })
  const { obj } = await server.call('smarthos.product.list', {})
  expect(of(obj)).toMatchObject({ offeredBy: (of(before)?.offeredBy ?? 0) + 1, fromCents: 1 })
  await server.db.updateTable('doctor').set({ isActive: false }).where('docId', '=', docId).execute()
  expect(of((await server.call('smarthos.product.list', {})).obj)).toEqual(of(before))
})
