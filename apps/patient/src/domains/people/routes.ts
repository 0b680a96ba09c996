import { moved, page, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/my/patient', kind: 'list', for: 'account', load: () => import('./pages/people.page.tsx') }),
  moved('/usualPatient', '/my/patient'),
  moved('/addUsualPatient', '/my/compat/add'),
  page({ path: '/my/compat/add', kind: 'form', for: 'account', load: () => import('./pages/add-person.page.tsx') }),
  page({ path: '/detailUsual', kind: 'detail', for: 'account', load: () => import('./pages/person.page.tsx') }),
  page({
    path: '/my/compat/phone',
    kind: 'form',
    for: 'account',
    load: () => import('./pages/person-mobile.page.tsx'),
  }),
  page({ path: '/my/jhr/add', kind: 'form', for: 'account', load: () => import('./pages/guardian.page.tsx') }),
  soon('/hospital', '选择医院'),
  soon('/my/auth', '实名认证'),
  soon('/account/modify/pre', '完善院内信息'),
  soon('/my/hisaddr/select', '选择就诊卡'),
  soon('/my/hisaddr/list', '院内地址'),
  soon('/my/hisaddr/idcard', '身份验证'),
  soon('/my/hisaddr/edit', '修改院内地址'),
  soon('/my/hisaddr/result', '修改结果'),
]
