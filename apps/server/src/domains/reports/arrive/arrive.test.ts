import { expect, test } from 'vitest'
import { sheetOf } from '../../../media/sheet.ts'
import { writeReportFile } from '../../../sandbox/hospital/results/books.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aLaboratory, anItem, aReport } from '../testbed.ts'

const server = await openTestServer()
const lab = await aLaboratory(server)

const arrivals = () => server.db.selectFrom('reportArrival').selectAll().execute()
const versions = async (reportId: string): Promise<number[]> =>
  (
    await server.db
      .selectFrom('reportVersion')
      .select('version')
      .where('reportId', '=', reportId)
      .orderBy('version')
      .execute()
  ).map(row => Number(row.version))

test('a report that is pushed, pushed again and found by asking stands in the list once, and one message speaks of it', async () => {
  const patient = await lab.aBound()
  await lab.send(aReport(patient.recordNumber))
  await server.sandbox('hospital/report.again', { count: 1 })
  await lab.pull()
  const list = await lab.list(patient)
  expect(list.map(row => [row.reportName, row.state, row.access, row.isUnread])).toEqual([
    ['电解质', 'final', 'open', true],
  ])
  expect(await lab.messages(patient)).toEqual(['report_arrived'])
})

test('a report that was not pushed is found by asking', async () => {
  const patient = await lab.aBound()
  await lab.send(aReport(patient.recordNumber), { push: false })
  expect(await lab.list(patient)).toEqual([])
  await lab.pull()
  expect(await lab.list(patient)).toHaveLength(1)
})

test('versions come in any order: the highest is on top, each is kept once, and what was changed is said', async () => {
  const patient = await lab.aBound()
  const first = aReport(patient.recordNumber)
  const second = {
    ...first,
    version: 2,
    state: 'amended',
    content: { ...first.content, items: [anItem({ value: 3.1, flag: 'low' })] },
  }
  const third = { ...second, version: 3, content: { ...second.content, conclusion: '标本溶血已复查' } }
  for (const one of [third, first, second, third, first]) await lab.send(one)
  const [row] = await lab.list(patient)
  expect(await versions(row.reportId)).toEqual([1, 2, 3])
  const { obj } = await lab.detail(patient, row.reportId)
  expect(obj).toMatchObject({ version: 3, state: 'amended' })
  expect(obj.content.conclusion).toBe('标本溶血已复查')
  expect(obj.earlier.map((one: any) => [one.version, one.changes])).toEqual([
    [2, [{ what: '结论', before: '（无）', after: '标本溶血已复查' }]],
    [1, [{ what: '钾', before: '4.1 mmol/L', after: '3.1 mmol/L' }]],
  ])
})

test('who has read the old version is told that it was amended, who has not hears of a report', async () => {
  const patient = await lab.aBound()
  const report = aReport(patient.recordNumber)
  await lab.send(report)
  const [row] = await lab.list(patient)
  await server.call('nethos.report.read', { reportId: row.reportId, reportVersion: 1 }, patient.session)
  expect(await lab.messages(patient)).toEqual([])
  expect(await lab.list(patient)).toMatchObject([{ isUnread: false }])
  await lab.send({ ...report, version: 2, state: 'amended' })
  expect(await lab.messages(patient)).toEqual(['report_amended'])
  const { obj } = await lab.detail(patient, row.reportId)
  expect(obj.earlier).toMatchObject([{ version: 1, wasRead: true }])
  await lab.send({ ...report, version: 3, state: 'cancelled' })
  expect(await lab.messages(patient)).toEqual(['report_cancelled'])
  expect((await lab.detail(patient, row.reportId)).obj).toMatchObject({
    access: 'cancelled',
    content: null,
    earlier: [],
  })
})

test('what is ordered is listed as not issued, and holds nothing', async () => {
  const patient = await lab.aBound()
  const ordered = aReport(patient.recordNumber, { state: 'registered' })
  await lab.send(ordered)
  expect(await lab.list(patient)).toMatchObject([{ access: 'pending', isUnread: false }])
  expect(await lab.messages(patient)).toEqual([])
  await lab.send({ ...ordered, version: 2, state: 'final' })
  expect(await lab.list(patient, { state: 'issued' })).toMatchObject([{ access: 'open', isUnread: true }])
  expect(await lab.messages(patient)).toEqual(['report_arrived'])
})

test('a report of a file that nobody has bound is kept by its number alone, and comes when the file is bound', async () => {
  const patient = await lab.aPatient()
  const recordNumber = await lab.atWindow(patient)
  const report = aReport(recordNumber)
  await lab.send(report)
  const [waiting] = (await arrivals()).filter(one => one.arrivalCode === report.reportCode)
  expect(waiting).toMatchObject({ fault: 'unmatched', raw: '' })
  await lab.ask('nethos.book.compat.bind', patient)
  await lab.pull()
  expect(await lab.list(patient)).toHaveLength(1)
  expect((await arrivals()).filter(one => one.arrivalCode === report.reportCode)).toEqual([])
})

test('what cannot be read is kept as it came and stops no other', async () => {
  const patient = await lab.aBound()
  const { kind: _, ...broken } = aReport(patient.recordNumber)
  await lab.send(broken)
  await lab.send(aReport(patient.recordNumber))
  expect(await lab.list(patient)).toHaveLength(1)
  const saved = (await arrivals()).find(one => one.arrivalCode === `${broken.reportCode}.1`)
  expect(saved).toMatchObject({ fault: 'unreadable', reason: 'kind不符合约定' })
  expect(JSON.parse(saved!.raw)).toMatchObject({ reportName: '电解质' })
})

test('a report that was sent under the wrong file leaves it, with all its versions', async () => {
  const [wrong, right] = [await lab.aBound(), await lab.aBound()]
  const report = aReport(wrong.recordNumber)
  await lab.send(report)
  const [row] = await lab.list(wrong)
  await lab.send({ ...report, version: 2, state: 'amended', recordNumber: right.recordNumber })
  expect(await lab.list(wrong)).toEqual([])
  expect((await lab.detail(wrong, row.reportId)).code).toBe('00010440')
  expect((await lab.detail(right, row.reportId)).obj.earlier).toEqual([])
})

test('pictures and PDFs are fetched by a job, and opened by none but whose report it is', async () => {
  const [patient, stranger] = [await lab.aBound(), await lab.aBound()]
  const bytes = await (await sheetOf('报告', [{ text: '未见异常', size: 12 }], Date.now())).save()
  await writeReportFile(server.pool, 'h1', 'pdf1', { bytes: Buffer.from(bytes), type: 'application/pdf' })
  const documents = [
    { fileCode: 'pdf1', title: '检查报告' },
    { fileCode: 'gone', title: '附页' },
  ]
  await lab.send(aReport(patient.recordNumber, { kind: 'imaging', content: { documents } }))
  await server.runner.idle()
  const [row] = await lab.list(patient, { type: 'pdf' })
  const { obj } = await lab.detail(patient, row.reportId)
  expect(obj.content.documents).toMatchObject([{ title: '检查报告' }])
  expect(obj.content.filesComing).toBe(1)
  const [{ url, attaId }] = obj.content.documents
  expect((await server.get(url)).headers.get('content-type')).toContain('pdf')
  await lab.send(aReport(stranger.recordNumber, { kind: 'imaging', content: { documents: [documents[0]!] } }))
  await server.runner.idle()
  const [others] = await lab.list(stranger)
  const [{ url: othersUrl, attaId: othersId }] = (await lab.detail(stranger, others.reportId)).obj.content.documents
  expect((await server.get(othersUrl)).status).toBe(200)
  expect((await server.get(othersUrl.replace(othersId, attaId))).status).toBe(404)
})

test('a push that the hospital has not signed is turned away', async () => {
  const response = await fetch(`${server.origin}/hospital/results/h1`, {
    method: 'POST',
    headers: { 'x-hospital-results': `t=${Date.now()},v1=${'0'.repeat(64)}` },
    body: JSON.stringify({ reports: [] }),
  })
  expect(response.status).toBe(401)
})

test('while the line is cut nothing is lost: it is found when the hospital answers again', async () => {
  const patient = await lab.aBound()
  await lab.whileCut(async () => {
    await lab.send(aReport(patient.recordNumber), { push: false })
    await lab.pull()
    expect(await lab.list(patient)).toEqual([])
  })
  await lab.pull()
  expect(await lab.list(patient)).toHaveLength(1)
})

test('200 reports in random order, doubled and amended, come to their patients once each', async () => {
  const patients = [await lab.aBound(), await lab.aBound(), await lab.aBound(), await lab.aBound()]
  const sent = Array.from({ length: 100 }, (_, at) => aReport(patients[at % 4]!.recordNumber))
  const amended = sent.map(one => ({ ...one, version: 2, state: 'amended' as const }))
  let seed = 7
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  const all = [...sent, ...amended, ...sent.slice(0, 30)].map(one => ({ one, key: random() }))
  for (const { one } of all.toSorted((a, b) => a.key - b.key)) await lab.send(one, { push: random() < 0.5 })
  await lab.pull()
  for (const [at, patient] of patients.entries()) {
    const list = await lab.list(patient, { pageSize: 50 })
    expect(list).toHaveLength(25)
    expect(new Set(list.map(row => row.state))).toEqual(new Set(['amended']))
    const codes = await server.db
      .selectFrom('hospitalReport')
      .select('reportCode')
      .where('recordNumber', '=', patient.recordNumber)
      .execute()
    expect(codes.map(one => one.reportCode).toSorted()).toEqual(
      sent
        .filter((_, index) => index % 4 === at)
        .map(one => one.reportCode)
        .toSorted(),
    )
  }
}, 60_000)
