import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/healthFile', '健康档案'),
  soon('/allergyHistory', '过敏史'),
  soon('/familyHistory', '家族史'),
  soon('/pastHistory', '既往史'),
  soon('/ill', '疾病情况'),
  soon('/deleteRecord', '就诊记录详情'),
  soon('/my/illness', '病史信息'),
  soon('/my/illness/edit', '填写病史'),
  soon('/my/illness/result', '提交结果'),
]
