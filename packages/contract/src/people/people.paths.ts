/** Addresses of the people's pages (routes.csv). */
export const peoplePaths = {
  people: '/my/patient',
  add: '/my/compat/add',
  person: '/detailUsual',
  mobile: '/my/compat/phone',
  guardian: '/my/jhr/add',
  realName: '/my/auth',
} as const
