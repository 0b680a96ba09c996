export const doctorPaths = {
  /** Without docId the list 在线医生, with docId the doctor's page. */
  doctors: '/doc/index',
  findDoctors: '/internetRoom',
  comments: '/doc/comment',
} as const
