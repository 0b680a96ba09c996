import { afterAll, describe } from 'vitest'
import { fhirResults } from '../../adapters/fhir/results/fhir-results.ts'
import { hospitalResultsHold } from '../../sandbox/hospital/hospital-results.port-test.ts'
import { openFhirServer } from './fhir-server.ts'
import { issueReport, patientWith } from './laboratory.ts'
import { recordSystem } from './registration.ts'

const now = () => Date.now()
const secret = 'a secret for knocking'
const server = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' } })
const { store } = server
afterAll(() => server.close())
const push = { endpoint: '', resultsEndpoint: 'http://127.0.0.1:9/results', secret }
const results = fhirResults(
  [{ hosId: 'h1', base: server.base, token: 'a token', organizationId: 'org', recordSystem, timeoutMs: 2_000, push }],
  { now },
)
const pdf = Buffer.from('%PDF-1.4 a sheet')
let files = 0

describe('a hospital that speaks FHIR R4', () => {
  hospitalResultsHold({
    results,
    hosId: 'h1',
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
      server.beAway(true)
      try {
        return await work()
      } finally {
        server.beAway(false)
      }
    },
  })
})
