/** Addresses of the account's pages (routes.csv). */
export const accountPaths = {
  login: '/login',
  register: '/register',
  passwordLogin: '/account/login',
  captchaLoginStep: '/account/login/bymobile',
  passwordLoginStep: '/account/login/bypwd',
  welcome: '/account/prelogin',
  completeIdCard: '/account/perfect',
  resetPassword: '/account/reset/pwd',
  newPassword: '/account/reset/pwd2',
  mobile: '/account/phone',
  changeMobile: '/changePhone',
  confirmMobile: '/confrimPhone',
  my: '/v2/my',
  profile: '/my/data',
  editProfile: '/my/edit',
  settings: '/v2/set',
} as const
