/** Addresses of the account's pages (routes.csv). */
export const accountPaths = {
  login: '/login',
  register: '/register',
  /** 绑定账号: who comes from the messaging app or the payment app. */
  bind: '/bind',
  bindMobile: '/bindRelativePhone',
  alreadyBound: '/repeatBind',
  mobileTaken: '/account/notice',
  scanLogin: '/scanLogin',
  scanRegister: '/scanRegister',
  scanBind: '/scanBind',
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
  newDevice: '/account/set-device',
  /** Of our own: the devices that may log in by password. */
  devices: '/account/devices',
  /** Of our own: what was agreed to, and taking it back. */
  consents: '/account/consents',
  /** Of our own: taking one's data along. */
  archive: '/account/archive',
  /** Of our own: closing the account. */
  closing: '/account/close',
  /** Another login phone for whoever cannot log in (core 8, code 01020701), in four steps. */
  otherMobile: '/account/modify/default/phone',
  otherMobileIdentity: '/account/modify/default/phone/idcard',
  otherMobileNew: '/account/modify/default/phone/phone',
  otherMobileDone: '/account/modify/default/phone/ok',
  my: '/v2/my',
  profile: '/my/data',
  editProfile: '/my/edit',
  settings: '/v2/set',
  addresses: '/my/address/list',
  addAddress: '/my/address/add',
} as const
