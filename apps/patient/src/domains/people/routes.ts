import { moved, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/my/patient', '就诊人管理'),
  moved('/usualPatient', '/my/patient'),
  moved('/addUsualPatient', '/my/compat/add'),
  soon('/my/compat/add', '添加就诊人'),
  soon('/detailUsual', '就诊人详情'),
  soon('/my/compat/phone', '身份验证'),
  soon('/my/jhr/add', '添加监护人'),
  soon('/hospital', '选择医院'),
  soon('/my/auth', '实名认证'),
  soon('/account/modify/pre', '完善院内信息'),
  soon('/my/hisaddr/select', '选择就诊卡'),
  soon('/my/hisaddr/list', '院内地址'),
  soon('/my/hisaddr/idcard', '身份验证'),
  soon('/my/hisaddr/edit', '修改院内地址'),
  soon('/my/hisaddr/result', '修改结果'),
]
