import { expect, test } from 'vitest'
import { loadDemo } from '../../demo/load-demo.ts'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { textsIn } from '../../testing/unzip.ts'
import { aLoginCaptcha } from '../account/account.samples.ts'
import { demoPatient } from '../account/demo-accounts.ts'

const server = await openTestServer()
const { call, db } = server

// The whole demo is loaded first.
test('every part has its rows, in people’s words', { timeout: 120_000 }, async () => {
  await loadDemo(server)
  const proof = await aLoginCaptcha(server, demoPatient)
  const { obj } = await call('nethos.pat.captcha.login', proof, undefined, {
    deviceLabel: 'her phone',
  })
  const session: Session = { token: obj.token, signKey: obj.signKey }
  const accountId = obj.pat.patId as string
  const { consultId } = await db
    .selectFrom('consult')
    .select('consultId')
    .where('accountId', '=', accountId)
    .where('status', '=', 'unpaid')
    .executeTakeFirstOrThrow()
  const myCouponId = (await call('smarthos.coupon.mycoupon.list', { status: 0 }, session)).list[0].id
  await call('nethos.consult.info.pay', { consultId, payChannel: 'WECHAT', myCouponId }, session)
  await server.advance(61)
  const { obj: sent } = await call('nethos.system.captcha.pat.archive', {}, session)
  const { code: captcha } = await server.lastSms(demoPatient, sent.cid)
  await call('nethos.pat.archive.ask', { cid: sent.cid, captcha }, session)
  await server.runner.idle()
  const [{ url }] = (await call('nethos.pat.archive.list', {}, session)).list
  const files = textsIn(new Uint8Array(await (await server.get(url)).arrayBuffer()))
  const rowsOf = (part: string) => JSON.parse(files[`data/${part}.json`]!) as Record<string, unknown>[]
  const parts = Object.keys(files).filter(name => name.startsWith('data/'))
  expect(Object.fromEntries(parts.map(part => [part, JSON.parse(files[part]!).length > 0]))).toEqual(
    Object.fromEntries(parts.map(part => [part, true])),
  )
  expect(rowsOf('people').map(one => [one.name, String(one.idCard).includes('*')])).toEqual(
    expect.arrayContaining([
      ['王秀英', false],
      ['王德福', true],
    ]),
  )
  expect(rowsOf('people').find(one => one.name === '王秀英')).toMatchObject({
    maritalStatus: '已婚',
    recordNumbers: expect.stringMatching(/^宁禾大学附属第一医院 \w+/),
  })
  expect(rowsOf('coupons').map(one => one.stateWord)).toEqual(expect.arrayContaining(['已使用', '已过期']))
  expect(rowsOf('payments')).toMatchObject([
    { subject: '线上续方', refunds: [{ amountCents: 500, reason: '少寄一盒，退回药费' }] },
    { subject: '图文咨询', personName: '王秀英', refunds: [] },
  ])
  expect(rowsOf('follow-talks')).toContainEqual(
    expect.objectContaining({ docName: '沈知远', messages: expect.arrayContaining([expect.anything()]) }),
  )
  expect(rowsOf('feedback').flatMap(one => one.answers)).toHaveLength(1)
  expect(rowsOf('messages').map(one => one.module)).toEqual(expect.arrayContaining(['咨询消息']))
  expect(rowsOf('devices')).toHaveLength(1)
  const page = files['index.html']!
  expect(page).not.toContain('没有记录')
  for (const word of ['家庭自测血压', '感谢您的建议', '新朋友见面礼', '用户协议', '妊娠期糖尿病'])
    expect(page).toContain(word)
})
