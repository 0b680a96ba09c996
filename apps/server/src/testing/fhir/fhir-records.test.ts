import { afterAll, expect, test } from 'vitest'
import { fhirRecords } from '../../adapters/fhir/records/fhir-records.ts'
import type { SignedDocument } from '../../ports/hospital-records.ts'
import { openFhirServer } from './fhir-server.ts'
import { patientWith } from './laboratory.ts'
import { recordSystem } from './registration.ts'
import { schemaProblems } from './schema-problems.ts'
import type { Resource } from './store.ts'

const now = () => Date.now()
let rule: (one: Resource) => string | undefined = () => undefined
const server = await openFhirServer({
  now,
  tokens: ['a token'],
  client: { id: '', secret: '' },
  rule: one => rule(one),
})
const { store } = server
afterAll(() => server.close())
const line = { base: server.base, token: 'a token', organizationId: 'org', recordSystem, timeoutMs: 2_000 }
const records = fhirRecords([{ ...line, hosId: 'h1', takesRecords: true }], { now })

const aDocument = (more: Partial<SignedDocument> = {}): SignedDocument => ({
  documentId: `d-${Math.random()}`,
  kind: 'consult_record',
  number: '2026112100001',
  title: '互联网诊疗病历',
  recordNumber: 'R1',
  personName: '王秀英',
  author: { name: '陈志远', title: '主任医师', licenceNumber: '110330000000001' },
  department: '心血管内科',
  writtenAt: now(),
  sections: [
    { title: '主诉', text: '头晕\n一周' },
    { title: '过敏史', text: '' },
  ],
  pdf: Buffer.from('%PDF-1.7'),
  ...more,
})

test.each(['consult_record', 'prescription'] as const)(
  'a %s is created under our number, and a second try has the same',
  async kind => {
    const patientId = patientWith(store, recordSystem, 'R1')
    const document = aDocument({ kind })
    const first = await records.handIn('h1', document)
    expect(first.outcome).toBe('accepted')
    expect(await records.handIn('h1', document), 'whose answer was lost').toEqual(first)
    const found = store.all('DocumentReference').filter(one => one.masterIdentifier.value === document.documentId)
    expect(found).toHaveLength(1)
    const [made] = found
    expect(made).toMatchObject({
      subject: { reference: `Patient/${patientId}` },
      id: (first as { theirId: string }).theirId,
    })
    expect(schemaProblems(made)).toEqual([])
    const bundle = JSON.parse(Buffer.from(made!.content[1].attachment.data, 'base64').toString())
    expect(schemaProblems(bundle)).toEqual([])
    expect(bundle.entry[0].resource.section, 'what says nothing is left out').toHaveLength(1)
  },
)

test('whom the hospital does not know, and what it does not take, is refused with a reason that names nobody', async () => {
  const unknown = await records.handIn('h1', aDocument({ recordNumber: 'R404' }))
  expect(unknown).toEqual({ outcome: 'refused', reason: expect.stringContaining('病案号') })
  patientWith(store, recordSystem, 'R2')
  rule = one => (one.resourceType === 'DocumentReference' ? '王秀英的病历不接收' : undefined)
  const refused = await records.handIn('h1', aDocument({ recordNumber: 'R2' }))
  rule = () => undefined
  expect(refused).toEqual({ outcome: 'refused', reason: expect.stringContaining('不接收这份文书') })
  expect(JSON.stringify(refused)).not.toContain('王秀英')
})

test('silence is an error that is tried again', async () => {
  server.beAway(true)
  await expect(records.handIn('h1', aDocument())).rejects.toThrow('did not answer')
  server.beAway(false)
})
