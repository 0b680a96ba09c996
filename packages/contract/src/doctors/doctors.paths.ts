export const doctorPaths = {
  /** Without docId the list 在线医生, with docId the doctor's page. */
  doctors: '/doc/index',
  findDoctors: '/internetRoom',
  comments: '/doc/comment',
  /** Where a doctor's promote code leads; ?promoteCode. */
  promoted: '/promote',
} as const

/** What a doctor's promote code says, behind the hospital's address. */
export const promotedPage = (promoteCode: string): string =>
  `${doctorPaths.promoted}?${new URLSearchParams({ promoteCode })}`
