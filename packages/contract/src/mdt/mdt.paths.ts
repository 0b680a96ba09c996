/** The addresses of the clinic of several departments, as given. */
export const mdtPaths = {
  /** 多学科门诊须知. */
  notice: '/book/mdt/pre',
  /** 多学科门诊; ?bookHosId. */
  clinics: '/book/mdt',
  /** 选择就诊时间; ?bookDeptId bookHosId. */
  sessions: '/book/mdt/scheme',
} as const
