import { afterAll, describe } from 'vitest'
import { fhirResults } from '../../adapters/fhir/results/fhir-results.ts'
import { hospitalResultsHold } from '../../sandbox/hospital/hospital-results.port-test.ts'
import { openFhirServer } from './fhir-server.ts'
import { issueReport, patientWith } from './laboratory.ts'
import { recordSystem } from './registration.ts'

const now = () => Date.now()
const secret = 'a secret for knocking'
const access = { now, tokens: ['a token'], client: { id: '', secret: '' } }
const [whole, bare] = [
  await openFhirServer(access),
  await openFhirServer({
    ...access,
    manners: ['remembers-searches', 'refuses-empty-strings'],
    without: ['DocumentReference', 'Media', 'ImagingStudy', 'Specimen', 'Subscription', 'Practitioner', 'Organization'],
  }),
]
afterAll(() => Promise.all([whole.close(), bare.close()]))
const push = { endpoint: '', resultsEndpoint: 'http://127.0.0.1:9/results', secret }
const common = { token: 'a token', organizationId: 'org', recordSystem, timeoutMs: 5_000, push }
const results = fhirResults(
  [
    { ...common, hosId: 'h1', base: whole.base },
    { ...common, hosId: 'h2', base: bare.base },
  ],
  { now },
)
const pdf = Buffer.from('%PDF-1.4 a sheet')
let files = 0

describe.each([
  ['a hospital that speaks FHIR R4', 'h1', whole],
  ['a hospital whose server has no more than reports, and other manners', 'h2', bare],
])('%s', (_what, hosId, { store, beAway }) => {
  hospitalResultsHold({
    results,
    hosId,
    strangeHosId: 'h3',
    now,
    recordNumber: async () => `B${++files}`,
    issue: async report => issueReport(store, recordSystem, report),
    issueOdd: async recordNumber =>
      void store.create({
        resourceType: 'DiagnosticReport',
        status: 'final',
        category: [{ text: '占星' }],
        code: { text: '星象' },
        subject: { reference: `Patient/${patientWith(store, recordSystem, recordNumber)}` },
      }),
    async issueWithPdf(report) {
      issueReport(store, recordSystem, report)
      store.create({
        resourceType: 'Binary',
        id: 'sheet',
        contentType: 'application/pdf',
        data: pdf.toString('base64'),
      })
      const presentedForm = [{ contentType: 'application/pdf', url: 'Binary/sheet', title: '出院小结' }]
      store.update({ ...store.find('DiagnosticReport', report.reportCode)!, presentedForm }, report.reportCode)
      return pdf
    },
    push: () => ({ headers: { authorization: `Bearer ${secret}` }, body: Buffer.alloc(0) }),
    forged: () => ({ headers: { authorization: 'Bearer another' }, body: Buffer.alloc(0) }),
    async whileAway(work) {
      beAway(true)
      try {
        return await work()
      } finally {
        beAway(false)
      }
    },
  })
})
