import { describe } from 'vitest'
import { randomBytes } from 'node:crypto'
import { emptyContent } from '@nethos/contract/reports/report-content.schemas.ts'
import { openPool } from '../../../database/connect.ts'
import { pushed, throughGateway } from '../../../testing/gateway/through-gateway.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { hospitalResultsHold, type Given } from '../hospital-results.port-test.ts'
import { cutLine } from '../line.table.ts'
import { writeReport, writeReportFile } from './books.ts'
import { demoResults, resultsHeader, signResults } from './demo-results.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 8, onError: () => undefined })
const now = () => Date.now()
const key = randomBytes(32)
const pdf = Buffer.from('%PDF-1.4 a sheet')
let files = 0
const signed = (by: Buffer) => {
  const body = JSON.stringify({ reports: [] })
  return { headers: { [resultsHeader]: signResults(by, 'h1', now(), body) }, body: Buffer.from(body) }
}

const given: Given = {
  results: demoResults(pool, { now }, key),
  hosId: 'h1',
  now,
  recordNumber: async () => `B97${++files}`,
  issue: async report => void (await writeReport(pool, 'h1', report, now())),
  issueOdd: async recordNumber =>
    void (await writeReport(
      pool,
      'h1',
      { reportCode: `odd${++files}`, version: 1, recordNumber, kind: 'horoscope' },
      now(),
    )),
  async issueWithPdf(report) {
    await writeReportFile(pool, 'h1', 'sheet-1', { bytes: pdf, type: 'application/pdf' })
    const documents = [{ fileCode: 'sheet-1', title: '出院小结' }]
    await writeReport(pool, 'h1', { ...report, content: { ...emptyContent, documents } }, now())
    return pdf
  },
  push: () => signed(key),
  forged: () => signed(randomBytes(32)),
  async whileAway(work) {
    await cutLine(pool, true)
    try {
      return await work()
    } finally {
      await cutLine(pool, false)
    }
  },
}
const ofGateway = await throughGateway({ results: given.results })

describe('the demo hospital', () => hospitalResultsHold(given))
describe('the same through our own gateway', () =>
  hospitalResultsHold({
    ...given,
    results: ofGateway.results,
    push: () => pushed('/hospital/results/h1', '{}'),
    forged: () => pushed('/hospital/results/h1', '{}', { secret: 'x'.repeat(32) }),
  }))
