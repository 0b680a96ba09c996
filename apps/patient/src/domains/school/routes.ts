import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/school/dept', '校医院挂号'),
  soon('/school/type', '选择号源'),
  soon('/school/type/date', '按日期'),
  soon('/school/type/expert', '按专家'),
  soon('/school/paiban', '排班'),
  soon('/my/book/school', '校医院挂号记录'),
  soon('/my/book/school/:id', '校医院挂号详情'),
]
