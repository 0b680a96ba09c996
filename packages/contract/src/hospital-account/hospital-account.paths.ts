/** Addresses of the pages about a person's accounts at hospitals (routes.csv). `hisaddr`: the address in the hospital's system. */
export const hospitalAccountPaths = {
  choose: '/hospital',
  incomplete: '/account/modify/pre',
  chooseCard: '/my/hisaddr/select',
  files: '/my/hisaddr/list',
  proveIdCard: '/my/hisaddr/idcard',
  edit: '/my/hisaddr/edit',
  result: '/my/hisaddr/result',
} as const
