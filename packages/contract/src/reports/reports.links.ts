import { reportPages } from './reports.pages.ts'
import type { ReportKind } from './reports.kinds.ts'

/** The page that a report of this kind is read on; imaging and pathology have one (docs/product/rules.md). */
export function reportLink(kind: ReportKind, id: string): string {
  if (kind === 'lab') return reportPages.labReport.to({ id })
  if (kind === 'checkup') return reportPages.checkupReport.to({ id })
  if (kind === 'endoscopy') return reportPages.endoscopyReport.to({ id })
  if (kind === 'ecg') return reportPages.ecgReport.to({ id })
  if (kind === 'school') return reportPages.schoolReport.to({ id })
  return kind === 'document' ? reportPages.pdf.to({ id }) : reportPages.inspectionReport.to({ id })
}
