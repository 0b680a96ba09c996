import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/v2/rybl', '入院办理'),
  soon('/v2/ryblxj', '入院宣教'),
  soon('/admission/select', '选择就诊人'),
  soon('/admission/pre', '住院登记'),
  soon('/admission/result', '登记结果'),
  soon('/admission/set', '住院预约设置'),
  soon('/admission/card', '住院卡'),
  soon('/admission/before', '入院前准备'),
]
