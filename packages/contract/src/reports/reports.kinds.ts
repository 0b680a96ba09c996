/** What a report is, by the department that writes it. */
export const reportKinds = {
  lab: '检验',
  imaging: '检查',
  endoscopy: '内镜',
  pathology: '病理',
  ecg: '心电',
  checkup: '体检',
  school: '校医院',
  document: 'PDF文档',
} as const
export type ReportKind = keyof typeof reportKinds
export const reportKindNames = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]]

/** How the patient chooses (报告类型): by kind, or by what hangs on a report. */
export const reportTypes = {
  lab: '检验',
  imaging: '检查',
  checkup: '体检',
  endoscopy: '内镜',
  pictures: '数字影像',
  pdf: 'PDF',
  pathology: '病理',
  ecg_pdf: '心电PDF',
  ecg: '心电',
  school: '校医院',
} as const
export type ReportType = keyof typeof reportTypes
export const reportTypeNames = Object.keys(reportTypes) as [ReportType, ...ReportType[]]

/** What the hospital says of a report. */
export const hospitalReportStates = {
  registered: '未出',
  preliminary: '初步报告',
  final: '已出',
  amended: '已更正',
  cancelled: '已作废',
} as const
export type HospitalReportState = keyof typeof hospitalReportStates
export const hospitalReportStateNames = Object.keys(hospitalReportStates) as [
  HospitalReportState,
  ...HospitalReportState[],
]

/** There is something to read in it. */
export const isIssued = (state: HospitalReportState): boolean => !['registered', 'cancelled'].includes(state)
