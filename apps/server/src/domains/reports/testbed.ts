import { emptyContent, type LabItem, type ReportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import type { HospitalReport } from '../../ports/hospital-results.ts'
import type { TestServer } from '../../testing/server.ts'
import { aClinic } from '../hospital-account/testbed.ts'

let codes = 0

export const anItem = (facts: Partial<LabItem> = {}): LabItem => ({
  itemCode: 'K',
  loinc: '2823-3',
  name: '钾',
  group: '',
  value: 4.1,
  comparator: '',
  text: '',
  unit: 'mmol/L',
  ucum: 'mmol/L',
  range: { low: 3.5, high: 5.3, text: '3.5-5.3' },
  flag: '',
  method: '',
  specimen: '血清',
  note: '',
  ...facts,
})

export const aReport = (
  recordNumber: string,
  { content, ...facts }: Partial<Omit<HospitalReport, 'content'>> & { content?: Partial<ReportContent> } = {},
): HospitalReport => ({
  reportCode: `L${++codes}`,
  version: 1,
  kind: 'lab',
  reportName: '电解质',
  state: 'final',
  recordNumber,
  takenAt: Date.now() - 7_200_000,
  issuedAt: Date.now() - 3_600_000,
  departmentName: '检验科',
  orderedBy: '陈立',
  reportedBy: '周敏',
  checkedBy: '吴强',
  feeCents: 0,
  ...facts,
  content: { ...emptyContent, items: [anItem()], ...content },
})

/** People with bound files, and a hospital that sends them reports. */
export async function aLaboratory(server: TestServer) {
  const clinic = await aClinic(server)
  const send = (report: object, { push = true, hosId = 'h1' } = {}) =>
    server.sandbox('hospital/report.arrive', { hosId, push, report })
  const pull = async () => {
    await server.advance(16)
    await server.runner.idle()
  }
  const list = async (who: { personId: string; session: unknown }, fields: object = {}) =>
    (await server.call('nethos.report.list', { personId: who.personId, ...fields }, who.session as never)).list
  const detail = (who: { session: unknown }, reportId: string, fields: object = {}) =>
    server.call('nethos.report.detail', { reportId, ...fields }, who.session as never)
  const messages = async (who: { accountId: string }): Promise<string[]> =>
    (
      await server.db
        .selectFrom('message')
        .select('messageType')
        .where('accountId', '=', who.accountId)
        .where('moduleType', '=', 'report')
        .where('readAt', 'is', null)
        .orderBy('createdAt')
        .execute()
    ).map(one => one.messageType)
  return { ...clinic, send, pull, list, detail, messages }
}
