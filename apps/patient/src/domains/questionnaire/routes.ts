import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/questionnaire/index', '问卷调查'),
  soon('/questionnaire/zy', '住院问卷'),
  soon('/questionnaire/list', '问卷列表'),
  soon('/questionnaire/trlist', '随访问卷'),
  soon('/questionnaire/detail', '问卷详情'),
  soon('/questionnaire/submit', '填写问卷'),
  soon('/questionnaire/trsubmit', '填写随访问卷'),
  soon('/questionnaire/zysubmit', '填写住院问卷'),
  soon('/questionnaire/result', '提交成功'),
  soon('/questionnaire/trresult', '随访结果'),
]
