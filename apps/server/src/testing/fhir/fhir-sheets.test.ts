import { afterAll, expect, test } from 'vitest'
import { systems } from '../../adapters/fhir/names.ts'
import { fhirResults } from '../../adapters/fhir/results/fhir-results.ts'
import type { HospitalReport } from '../../ports/hospital-results.ts'
import { openFhirServer } from './fhir-server.ts'
import { patientWith } from './laboratory.ts'
import { recordSystem } from './registration.ts'
import type { Draft } from './store.ts'

let offset = 0
const now = () => Date.now() + offset
const reported: string[] = []
const server = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' } })
const { store } = server
afterAll(() => server.close())
const common = { base: server.base, token: 'a token', organizationId: 'org', recordSystem, timeoutMs: 2_000 }
const report = (sentence: string) => void reported.push(sentence)
const results = fhirResults([{ ...common, hosId: 'h1', reportKinds: { 胃镜: 'endoscopy' }, report }], { now })

const to = (type: string, id: string) => ({ reference: `${type}/${id}` })
const section = (code: string) => [{ coding: [{ system: systems.section, code }] }]
const loinc = (code: string, text: string) => ({ text, coding: [{ system: systems.loinc, code }] })
const made = (resourceType: string, more: object): string => store.create({ resourceType, ...more } as Draft).id
let files = 0

function aReport(more: object, owner: object = {}): string {
  const patientId = patientWith(store, recordSystem, `R${++files}`)
  store.update({ ...store.find('Patient', patientId)!, ...owner }, patientId)
  return made('DiagnosticReport', {
    status: 'final',
    category: section('LAB'),
    code: { text: '血常规' },
    subject: to('Patient', patientId),
    effectiveDateTime: '2026-11-20T08:00:00+08:00',
    ...more,
  })
}
const arrivals = async (cursor: string) => results.arrivals('h1', cursor)
async function readOne(id: string): Promise<HospitalReport> {
  const { arrivals: all } = await arrivals(String(now() - 60_000))
  const [found] = all.flatMap(one => (one.kind === 'report' && one.report.reportCode === id ? [one.report] : []))
  if (!found) throw new Error(`${id}: ${JSON.stringify(all.find(one => one.kind === 'unreadable'))}`)
  return found
}
const haemoglobin = (more: object) =>
  made('Observation', { status: 'final', code: loinc('718-7', '血红蛋白'), ...more })

test('of several ranges the person’s own is taken, by sex and age; where that stays open all are printed and none is computed with', async () => {
  const range = (low: number, high: number, sex: string, from = 18) => ({
    low: { value: low },
    high: { value: high },
    appliesTo: [{ coding: [{ code: sex }] }],
    age: { low: { value: from, code: 'a' } },
  })
  const referenceRange = [range(130, 175, 'male'), range(115, 150, 'female'), range(110, 145, 'female', 90)]
  const result = [to('Observation', haemoglobin({ valueQuantity: { value: 120, unit: 'g/L' }, referenceRange }))]
  const woman = await readOne(aReport({ result }, { gender: 'female', birthDate: '1960-05-01' }))
  expect(woman.content.items[0]!.range).toEqual({ low: 115, high: 150, text: '115-150' })
  const man = await readOne(aReport({ result }, { gender: 'male', birthDate: '1960-05-01' }))
  expect(man.content.items[0]!.range).toEqual({ low: 130, high: 175, text: '130-175' })
  const old = await readOne(aReport({ result }, { gender: 'female', birthDate: '1930-05-01' }))
  expect(old.content.items[0]!.range).toEqual({ text: '115-150；110-145' })
})

test('a panel is a heading, its members and components are lines, and what was called off says so', async () => {
  const member = haemoglobin({
    valueQuantity: { value: 88, unit: 'g/L' },
    interpretation: [{ coding: [{ code: 'LL' }] }],
  })
  const cancelled = made('Observation', { status: 'cancelled', code: { text: '血小板' } })
  const mistaken = haemoglobin({ status: 'entered-in-error', valueQuantity: { value: 880 } })
  const panel = made('Observation', {
    status: 'final',
    code: { text: '红细胞参数' },
    hasMember: [to('Observation', member), to('Observation', cancelled), to('Observation', mistaken)],
    component: [{ code: { text: '形态' }, valueCodeableConcept: { text: '小细胞低色素' } }],
  })
  const { content } = await readOne(aReport({ result: [to('Observation', panel)] }))
  expect(content.items.map(one => [one.group, one.name, one.value, one.text, one.flag])).toEqual([
    ['红细胞参数', '形态', null, '小细胞低色素', ''],
    ['红细胞参数', '血红蛋白', 88, '', 'critical_low'],
    ['红细胞参数', '血小板', null, '已取消', ''],
  ])
})

test('a line that is corrected without its report makes a new version of the report', async () => {
  const observationId = haemoglobin({ valueQuantity: { value: 66 } })
  const id = aReport({ result: [to('Observation', observationId)] })
  const before = await readOne(id)
  const { cursor } = await arrivals(String(now() - 60_000))
  store.update(
    { ...store.find('Observation', observationId)!, status: 'corrected', valueQuantity: { value: 166 } },
    observationId,
  )
  const { arrivals: after } = await arrivals(cursor)
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({ report: { reportCode: id, content: { items: [{ value: 166 }] } } })
  expect((after[0] as { report: HospitalReport }).report.version).toBeGreaterThan(before.version)
})

test('a report waits for the lines that it names, ten minutes, and others do not wait for it', async () => {
  const { cursor } = await arrivals(String(now()))
  const late = aReport({ result: [to('Observation', 'late-1')] })
  const never = aReport({ result: [to('Observation', 'never-1')] })
  const other = aReport({})
  const first = await arrivals(cursor)
  expect(first.arrivals).toMatchObject([{ report: { reportCode: other } }])
  haemoglobin({ id: 'late-1', valueQuantity: { value: 140 } })
  const second = await arrivals(first.cursor)
  expect(second.arrivals).toMatchObject([{ report: { reportCode: late, content: { items: [{ value: 140 }] } } }])
  offset += 11 * 60_000
  const third = await arrivals(second.cursor)
  expect(third.arrivals).toMatchObject([{ kind: 'unreadable', reason: 'result 指向的 Observation 没有或读不懂' }])
  expect((third.arrivals[0] as { arrivalCode: string }).arrivalCode).toMatch(`${never}.`)
  expect((await arrivals(third.cursor)).arrivals).toEqual([])
})

test('an ECG is measured in milliseconds and drawn in microvolts', async () => {
  const lead = (code: string, data: string) => ({
    code: { coding: [{ system: systems.mdc, code }] },
    valueSampledData: { origin: { value: 0, code: 'mV' }, period: 2, factor: 0.005, dimensions: 1, data },
  })
  const ecg = made('Observation', {
    status: 'final',
    code: loinc('11524-6', '心电图'),
    component: [
      { code: loinc('8867-4', '心率'), valueQuantity: { value: 72 } },
      { code: loinc('8636-3', 'QTc'), valueQuantity: { value: 412 } },
      lead('131329', '1 -20 E 200'),
      lead('131389', '0 0 0.5 1'),
    ],
  })
  const { content, kind } = await readOne(aReport({ category: section('EC'), result: [to('Observation', ecg)] }))
  expect(kind).toBe('ecg')
  expect(content.items).toEqual([])
  expect(content.ecg).toMatchObject({ heartRate: 72, qtcMs: 412, prMs: null })
  expect(content.ecg!.trace).toEqual({
    periodMs: 2,
    leads: [
      { lead: 'I', factor: 5, origin: 0, samples: [1, -20, null, 200] },
      { lead: 'III', factor: 0.005, origin: 0, samples: [0, 0, 500, 1000] },
    ],
  })
})

test('findings, impression and advice are text; studies are named; pictures and sheets are fetched, wherever they hang', async () => {
  const line = (code: string, valueString: string) =>
    to('Observation', made('Observation', { status: 'final', code: loinc(code, '文字'), valueString }))
  const picture = made('Media', {
    status: 'completed',
    view: { text: '胃窦' },
    content: { contentType: 'image/jpeg', data: 'AAAA' },
  })
  const study = made('ImagingStudy', {
    status: 'available',
    identifier: [{ system: 'urn:dicom:uid', value: 'urn:oid:1.2.826.0.1.3680043.10.1337.5' }],
    description: '胸部CT平扫',
    series: [{ modality: { code: 'CT' }, description: '肺窗' }],
  })
  const id = aReport({
    category: [{ coding: [{ system: 'urn:his:kind', code: '胃镜' }] }],
    result: [line('59776-5', '胃窦黏膜充血'), line('19005-8', '慢性非萎缩性胃炎'), line('18783-1', '随访')],
    imagingStudy: [to('ImagingStudy', study)],
    media: [{ link: to('Media', picture) }],
  })
  const cursor = (await arrivals(String(now() - 60_000))).cursor
  made('DocumentReference', {
    status: 'current',
    description: '病理申请单',
    content: [{ attachment: { contentType: 'application/pdf', data: Buffer.from('%PDF-1.4').toString('base64') } }],
    context: { related: [to('DiagnosticReport', id)] },
  })
  expect((await arrivals(cursor)).arrivals, 'a sheet that comes later').toHaveLength(1)
  const { content, kind } = await readOne(id)
  expect(kind).toBe('endoscopy')
  expect(content).toMatchObject({ findings: '胃窦黏膜充血', conclusion: '慢性非萎缩性胃炎', advice: '随访', items: [] })
  expect(content.series.map(one => [one.seriesName, one.modality, one.pictures.map(each => each.title)])).toEqual([
    ['肺窗', 'CT', []],
    ['血常规', 'ES', ['胃窦']],
  ])
  expect(content.studies).toEqual([{ studyUid: '1.2.826.0.1.3680043.10.1337.5', accessionNumber: '' }])
  const [shown] = content.series[1]!.pictures
  expect(await results.file('h1', shown!.fileCode)).toEqual({
    type: 'image/jpeg',
    bytes: Buffer.from('AAAA', 'base64'),
  })
  const [sheet] = content.documents
  expect(sheet).toMatchObject({ title: '病理申请单' })
  expect((await results.file('h1', sheet!.fileCode))?.bytes.toString()).toBe('%PDF-1.4')
})

test('a file that was merged into another is the other’s', async () => {
  const heir = patientWith(store, recordSystem, 'HEIR')
  const id = aReport({}, { active: false, link: [{ type: 'replaced-by', other: to('Patient', heir) }] })
  expect((await readOne(id)).recordNumber).toBe('HEIR')
})

test.each([
  ['a kind that nobody knows', { category: section('ZZZ') }, 'category 不是已知的报告类型'],
  ['a state that R4 does not have', { status: 'unknown' }, 'status 不是R4的报告状态'],
  ['no person', { subject: undefined }, 'subject 没有病案号'],
  ['an element of another shape', { conclusion: ['a', 'b'] }, 'conclusion 不符合R4'],
])('%s: the report is kept as it came, named by its element', async (_what, more, reason) => {
  const { cursor } = await arrivals(String(now()))
  const id = aReport(more)
  const other = aReport({})
  const first = await arrivals(cursor)
  offset += 11 * 60_000
  const all = [...first.arrivals, ...(await arrivals(first.cursor)).arrivals]
  expect(all).toContainEqual(expect.objectContaining({ report: expect.objectContaining({ reportCode: other }) }))
  const odd = all.filter(one => one.kind === 'unreadable')
  expect(odd).toMatchObject([{ reason, arrivalCode: expect.stringContaining(id) }])
})
