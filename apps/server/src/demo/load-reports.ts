import { dayAndTime } from '@nethos/contract/common/days.ts'
import { resultText } from '@nethos/contract/reports/report-changes.ts'
import { emptyContent } from '@nethos/contract/reports/report-content.schemas.ts'
import { sheetOf, type Piece } from '../media/sheet.ts'
import type { HospitalReport } from '../ports/hospital-results.ts'
import type { DemoScope } from '../registry/demo.ts'
import { demoStudyUid } from '../sandbox/archive/demo-study.ts'
import { writeReport, writeReportFile } from '../sandbox/hospital/results/books.ts'

const hosId = 'h1'
const dayMs = 86_400_000

/** Pictures are of a test body and say so: a demo shows nobody's inside. Ultrasound has none here. */
function seriesOf({ kind, reportName }: Pick<HospitalReport, 'kind' | 'reportName'>) {
  const modality =
    kind === 'endoscopy'
      ? 'ES'
      : kind !== 'imaging'
        ? ''
        : /CT/.test(reportName)
          ? 'CT'
          : /MRI/.test(reportName)
            ? 'MR'
            : ''
  if (modality === '') return []
  const isEndoscopy = modality === 'ES'
  return [
    {
      seriesName: isEndoscopy ? '演示图（非真实影像）' : '演示体模（非真实影像）',
      modality,
      pictures: [1, 2, 3].map(at => ({
        fileCode: `${isEndoscopy ? 'endoscopy' : 'phantom'}${at}`,
        title: isEndoscopy ? `第${at}张` : `第${at}层`,
      })),
    },
  ]
}

/** A chest CT lies in the demo hospital's archive, too, where it can be seen with its windows. */
const studiesOf = ({ kind, reportName, recordNumber }: HospitalReport) =>
  kind === 'imaging' && /胸部CT/.test(reportName)
    ? { studies: [{ studyUid: demoStudyUid(recordNumber), accessionNumber: '' }] }
    : {}

const pdfOf = (report: HospitalReport): Promise<Buffer> => {
  const { content, reportName, issuedAt } = report
  const pieces: Piece[] = [
    { text: '宁禾大学附属第一医院（演示）', size: 16, isCentred: true },
    { text: reportName, size: 14, isCentred: true, gap: 8 },
    {
      text: `报告时间：${dayAndTime(issuedAt ?? 0)}　报告：${report.reportedBy}　审核：${report.checkedBy}`,
      size: 10,
      gap: 12,
    },
    ...content.items.map(item => ({
      text: `${item.name}　${resultText(item)}　参考 ${item.range.text}`,
      size: 10,
      gap: 4,
    })),
    ...[content.findings, content.conclusion, content.advice]
      .filter(Boolean)
      .map(text => ({ text, size: 11, gap: 10 })),
  ]
  return sheetOf(reportName, pieces, issuedAt ?? 0).then(async sheet => Buffer.from(await sheet.save()))
}

/** What the demo's family has in the books of the hospital; the server finds it by asking, as it would any other. */
export async function loadReports({ runtime, pool }: DemoScope): Promise<void> {
  const now = runtime.clock.now()
  const { rows } = await pool.query<{ any: boolean }>('select exists (select from demo_hospital.report) as any')
  if (rows[0]!.any) return
  const { endoscopyPhantom, phantom } = await import('./pictures/phantom.ts')
  const { demoReports } = await import('../domains/reports/demo/demo-reports.ts')
  for (const at of [1, 2, 3]) {
    await writeReportFile(pool, hosId, `phantom${at}`, { bytes: await phantom(at), type: 'image/png' })
    await writeReportFile(pool, hosId, `endoscopy${at}`, { bytes: await endoscopyPhantom(at), type: 'image/png' })
  }
  const { rows: files } = await pool.query<{ name: string; record_number: string }>(
    'select name, record_number from demo_hospital.patient where hos_id = $1 order by record_number',
    [hosId],
  )
  for (const { name, record_number: recordNumber } of files) {
    const reports = demoReports(name, { recordNumber, now })
    for (const report of reports) await write(pool, report, now)
    if (name === '王秀英' && reports.length > 0) await writeMore(pool, recordNumber, reports, now)
  }
}

type Pool = DemoScope['pool']

/** The same, so many days earlier. */
const daysBefore = (report: HospitalReport, days: number): HospitalReport => ({
  ...report,
  ...(report.takenAt !== undefined && { takenAt: report.takenAt - days * dayMs }),
  ...(report.issuedAt !== undefined && { issuedAt: report.issuedAt - days * dayMs }),
})

async function write(pool: Pool, report: HospitalReport, now: number): Promise<void> {
  const isLab = report.kind === 'lab'
  const fileCode = `${report.reportCode}.pdf`
  const studies = studiesOf(report)
  if (!isLab) await writeReportFile(pool, hosId, fileCode, { bytes: await pdfOf(report), type: 'application/pdf' })
  const whole = {
    ...report,
    content: {
      ...report.content,
      // Of what lies in the archive there is nothing to be copied.
      ...('studies' in studies ? { series: [], ...studies } : { series: seriesOf(report) }),
      ...(!isLab && { documents: [{ fileCode, title: report.reportName }] }),
    },
  }
  await writeReport(pool, hosId, whole, now)
}

/** One that is ordered, one that costs something, of the school hospital and of a health check, and one that was amended. */
async function writeMore(
  pool: Pool,
  recordNumber: string,
  reports: readonly HospitalReport[],
  now: number,
): Promise<void> {
  const labs = reports.filter(one => one.kind === 'lab' && one.content.items.length > 1)
  const lab = labs.at(-1)
  const bloodCount = labs.findLast(one => one.reportName === '血常规')
  if (!lab || !bloodCount) return
  const base = { ...lab, recordNumber, content: emptyContent }
  const { issuedAt: _, takenAt: __, ...ordered } = { ...base, reportCode: `M${recordNumber}-1`, orderedAt: now - dayMs }
  await writeReport(pool, hosId, { ...ordered, reportName: '甲状腺功能', state: 'registered' }, now)
  const paid = {
    ...base,
    reportCode: `M${recordNumber}-2`,
    kind: 'imaging' as const,
    reportName: '胸部CT数字影像',
    feeCents: 1500,
  }
  const content = {
    ...emptyContent,
    subject: '胸部CT平扫',
    conclusion: '数字影像，请结合检查报告阅读。',
    series: seriesOf(paid),
  }
  await writeReport(pool, hosId, { ...paid, departmentName: '放射科', content }, now)
  const atSchool = {
    ...daysBefore(bloodCount, 7),
    reportCode: `M${recordNumber}-3`,
    kind: 'school' as const,
    reportName: '校医院血常规',
  }
  await writeReport(pool, hosId, { ...atSchool, departmentName: '校医院检验室' }, now)
  const panels = new Map(labs.map(one => [one.reportName, one]))
  const checkup = {
    ...lab,
    reportCode: `M${recordNumber}-4`,
    kind: 'checkup' as const,
    reportName: '年度健康体检',
    departmentName: '健康管理中心',
    content: {
      ...lab.content,
      items: [...panels.values()]
        .slice(-4)
        .flatMap(one => one.content.items.map(item => ({ ...item, group: one.reportName }))),
      conclusion: '各项结果见下，超出参考范围的项目已标出。',
      advice: '请带本报告到全科或相应专科门诊，由医生结合您的情况判断；建议一年后复查。',
    },
  }
  await write(pool, checkup, now)
  const items = lab.content.items.map((item, at) => (at === 0 ? { ...item, note: '标本复查，结果已确认' } : item))
  await writeReport(
    pool,
    hosId,
    { ...lab, version: 2, state: 'amended', content: { ...lab.content, items, conclusion: '经复查确认。' } },
    now,
  )
}
