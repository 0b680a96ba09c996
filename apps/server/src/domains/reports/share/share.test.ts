import { expect, test } from 'vitest'
import { writeReportFile } from '../../../sandbox/hospital/results/books.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { sheetOf } from '../../../media/sheet.ts'
import { aLaboratory, aReport } from '../testbed.ts'

const server = await openTestServer()
const lab = await aLaboratory(server)

async function aShared(report: object = {}) {
  const patient = await lab.aBound()
  await lab.send(aReport(patient.recordNumber, report))
  await lab.pull()
  const [{ reportId }] = await lab.list(patient)
  const share = (hours = 24) =>
    server.call('nethos.report.share.create', { reportIds: [reportId], hours }, patient.session)
  const { obj } = await share()
  const open = (code = obj.code, key = obj.key) => server.call('nethos.report.share.open', { key, code })
  const listed = async () => (await server.call('nethos.report.share.list', { reportId }, patient.session)).list
  return { patient, reportId, share, made: obj, open, listed }
}

const closed = '02200009'
const wrongCode = '02200010'
const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('whoever has the link and its code reads the report, and the patient sees that somebody has', async () => {
  const { patient, reportId, made, open, listed } = await aShared()
  expect(made).toMatchObject({ key: expect.stringMatching(/^[\w-]{32}$/), code: expect.stringMatching(/^\d{6}$/) })
  expect((await listed())[0]).toMatchObject({ state: 'open', looks: [] })
  const { obj } = await open()
  expect(obj.reports).toMatchObject([{ reportId, content: { items: [{ name: '钾', value: 4.1 }] } }])
  expect((await listed())[0].looks).toMatchObject([{ device: expect.any(String) }])
  const { list } = await server.call('nethos.pat.record.look.list', {}, patient.session)
  expect(list[0]).toMatchObject({ by: 'link', actorRole: '分享链接', what: '凭分享链接查看了您的报告' })
})

test('five wrong codes close a link, for the right code too', async () => {
  const { made, open, listed } = await aShared()
  for (let time = 0; time < 5; time++) expect((await open(anotherCode(made.code))).code).toBe(wrongCode)
  expect((await open()).code).toBe(closed)
  expect((await listed())[0].state).toBe('locked')
})

test('four wrong codes do not', async () => {
  const { made, open } = await aShared()
  for (let time = 0; time < 4; time++) await open(anotherCode(made.code))
  expect((await open()).code).toBe('0')
})

test('a link that was ended, has run out, or is false opens nothing, and all sound the same', async () => {
  const ended = await aShared()
  const [{ shareId }] = await ended.listed()
  expect((await server.call('nethos.report.share.revoke', { shareId }, ended.patient.session)).code).toBe('0')
  expect((await ended.open()).code).toBe(closed)
  expect((await ended.listed())[0].state).toBe('revoked')
  const old = await aShared()
  await server.advance(24 * 3600 + 1)
  expect((await old.open()).code).toBe(closed)
  expect((await old.open(old.made.code, 'A'.repeat(32))).code).toBe(closed)
})

test('who may read no more himself has given nothing away', async () => {
  const { patient, open } = await aShared()
  await server.db.deleteFrom('hospitalAccount').where('personId', '=', patient.personId).execute()
  expect((await open()).code).toBe(closed)
})

test('a file opens through the link as long as the link does, and only those behind it', async () => {
  const bytes = await (await sheetOf('报告', [{ text: '未见异常', size: 12 }], Date.now())).save()
  await writeReportFile(server.pool, 'h1', 'pdf1', { bytes: Buffer.from(bytes), type: 'application/pdf' })
  const withFile = { kind: 'imaging' as const, content: { documents: [{ fileCode: 'pdf1', title: '检查报告' }] } }
  const [one, other] = [await aShared(withFile), await aShared(withFile)]
  await server.runner.idle()
  const [mine, foreign] = await Promise.all(
    [one, other].map(async ({ open }) => (await open()).obj.reports[0].content.documents[0].url as string),
  )
  const status = async (url: string) => (await server.get(url)).status
  expect(await status(mine!)).toBe(200)
  const [fileOfOther] = foreign!.split('?')
  const [, myTicket] = mine!.split('?')
  expect(await status(`${fileOfOther}?${myTicket}`)).toBe(404)
  const [{ shareId }] = await one.listed()
  await server.call('nethos.report.share.revoke', { shareId }, one.patient.session)
  expect(await status(mine!)).toBe(404)
})

test('what the doctor holds back cannot be given away', async () => {
  const { session } = await aStaffMember(server, 'admin')
  await server.staff.call('staff.report.hold.keep', { hosId: 'h1', kind: 'pathology', days: 7 }, session)
  const patient = await lab.aBound()
  await lab.send(aReport(patient.recordNumber, { kind: 'pathology' }))
  const [{ reportId }] = await lab.list(patient)
  const answer = await server.call('nethos.report.share.create', { reportIds: [reportId], hours: 24 }, patient.session)
  expect(answer.code).toBe('02200002')
})
