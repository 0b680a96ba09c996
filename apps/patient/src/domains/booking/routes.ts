import { moved, soon, type AppRoute, type Target } from '../../patterns/route.ts'

const bookingLists: Readonly<Record<string, string>> = { '1': '/my/book/list', '3': '/my/book/school' }

/** The kind of booking stands in a piece of JSON in the address; whatever else stands there leads to the choice. */
const afterBooking: Target = (_, query) => {
  try {
    const { bookSort } = JSON.parse(query.get('orderInfo') ?? '') as { bookSort?: unknown }
    return bookingLists[String(bookSort)] ?? '/my/book'
  } catch {
    return '/my/book'
  }
}

export const routes: AppRoute[] = [
  soon('/book', '预约挂号'),
  moved('/book/pre', '/book'),
  soon('/book/doc/:id', '医生预约'),
  soon('/book/book', '预约挂号'),
  soon('/book/book/expert', '按专家预约'),
  soon('/book/book/date', '按日期预约'),
  soon('/book/expert', '专家门诊'),
  soon('/book/dept', '科室预约'),
  soon('/book/select/dept', '选择科室'),
  soon('/book/search', '搜索医生'),
  soon('/book/search/v2', '搜索'),
  soon('/book/today', '当日挂号'),
  soon('/book/confirm', '预约确认'),
  soon('/book/pay', '支付挂号费'),
  soon('/book/pay2/:isFirst', '支付挂号费'),
  soon('/book/success', '预约成功'),
  soon('/bookSuccess', '预约成功'),
  soon('/book/rule', '预约规则'),
  moved('/bookTerms', '/book/rule'),
  soon('/bookService1', '预约服务'),
  soon('/AppDeptInfo', '科室介绍'),
  moved('/todayBook', '/index'),
  moved('/selectType', '/book/select/dept'),
  moved('/bookType/expert', '/book/book/expert'),
  moved('/bookType/date', '/book/book/date'),
  moved('/expertDetail', '/book/dept'),
  moved('/famousPage', '/book/doc/:bookDocId', '/book'),
  moved('/infoConfirm', '/book/confirm'),
  moved('/myBookNumber', afterBooking),
  moved('/myBookNumberSelect', '/my/book'),
  soon('/my/book', '我的挂号'),
  soon('/my/book/list', '挂号记录'),
  soon('/my/book/list/:id', '挂号详情'),
  soon('/my/book/all', '全部挂号记录'),
]
