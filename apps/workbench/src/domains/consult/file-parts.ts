/** Parts of the file beside a talk that a doctor goes to at once. */
export const fileParts = {
  record: '健康档案',
  treatments: '就诊记录',
  prescriptions: '既往处方',
  reports: '报告',
} as const
export type FilePart = keyof typeof fileParts

export const filePartId = (part: FilePart): string => `file-${part}`

export const showFilePart = (part: FilePart): void =>
  document.getElementById(filePartId(part))?.scrollIntoView({ block: 'start' })
