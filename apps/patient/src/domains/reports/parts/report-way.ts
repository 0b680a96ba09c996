import type { ReportRow } from '@nethos/contract/reports/report.schemas.ts'
import type { ReportType } from '@nethos/contract/reports/reports.kinds.ts'
import { reportLink } from '@nethos/contract/reports/reports.links.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'

/** Where a report of a list leads: by what was chosen, else by its kind. */
export function wayOfReport(row: ReportRow, type: ReportType | '' = ''): string {
  const id = row.reportId
  if (row.access === 'to_pay') return pages.pay.to({ id })
  if (type === 'pictures') return pages.images.to({ id })
  if (type === 'pdf') return pages.pdf.to({ id })
  return type === 'ecg_pdf' ? pages.ecgPdf.to({ id }) : reportLink(row.kind, id)
}
