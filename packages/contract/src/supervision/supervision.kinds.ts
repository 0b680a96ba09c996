/** What an internet hospital reports to the supervision platform of its province (docs/product/law.md). */
export const reportKinds = {
  institution: '机构',
  staff: '人员',
  consult: '诊疗',
  prescription: '处方',
  review: '评价',
  complaint: '投诉',
} as const
export type ReportKind = keyof typeof reportKinds
export const reportKindNames = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]]

/** accepted: the platform has given a receipt; refused: it does not take the content, and somebody has to mend the record. */
export const reportStates = { waiting: '待上报', accepted: '已上报', refused: '被退回' } as const
export type ReportState = keyof typeof reportStates
export const reportStateNames = Object.keys(reportStates) as [ReportState, ...ReportState[]]

/** How the platform's list of a day differs from ours. The first two are reported again by themselves. */
export const reportDifferences = {
  missing_there: '平台缺少',
  content_differs: '内容不一致',
  unknown_here: '本院没有这一条',
} as const
export type ReportDifference = keyof typeof reportDifferences
/** Whether a difference waits for somebody: what goes again by itself does not, until the platform has refused it. */
export const needsSomebody = (difference: ReportDifference, reportState: ReportState | null): boolean =>
  difference === 'unknown_here' || reportState === 'refused' || reportState === null
export const reportDifferenceNames = Object.keys(reportDifferences) as [ReportDifference, ...ReportDifference[]]
