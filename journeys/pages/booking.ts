import { confirmPage } from '@nethos/contract/booking/booking.paths.ts'
import { at, own, shown, type PagesOf } from './page-at.ts'

export const bookingPages: PagesOf = ({ clinicDoctor, clinicDepartment, booking, stopped, wait, draw }) => {
  const confirm = confirmPage({
    hosId: 'h1',
    hosName: '宁禾大学附属第一医院',
    deptId: clinicDepartment,
    deptName: '心血管内科',
    clinicDoctorId: clinicDoctor,
    docName: '沈知远',
    docTitle: '主任医师',
    sessionId: 's1',
    onDay: '2027-01-04',
    period: 'am',
    feeCents: 5000,
    numberId: 'n1',
    no: 3,
    time: '08:30',
    sort: 1,
  })
  const department = `?bookDeptId=${clinicDepartment}&bookHosId=h1&bookSort=1`
  const hospital = '?bookHosId=h1&bookSort=1'
  return [
    shown('/book', '', [
      '搜索医生、科室',
      '预约挂号',
      '当日挂号',
      '多学科门诊',
      '校医院挂号',
      '预约规则',
      '宁禾大学附属第一医院',
    ]),
    at(
      '/book/doc/:id',
      `/book/doc/${clinicDoctor}?bookDocId=${clinicDoctor}&bookHosId=h1&bookSort=1`,
      ['沈知远', '主任医师', '擅长', '上午', '下午', '延时', '17:00-20:00', '未排班', '可预约'],
      'guests',
    ),
    shown('/book/book/expert', department, ['按专家', '按日期', '沈知远', '主任医师', '擅长', '最近可约']),
    shown('/book/book/date', department, ['按专家', '按日期', '今天', '可预约', '上午']),
    shown('/book/expert', hospital, ['专家门诊', '全部科室', '主任医师', '¥']),
    shown('/book/dept', department, ['科室预约', '预约这个科室', '沈知远']),
    shown('/book/select/dept', hospital, ['选择科室', '宁禾大学附属第一医院', '可约']),
    shown('/book/search', `${hospital}&search=szy`, ['沈知远', '可预约']),
    shown('/book/search/v2', '?search=szy', ['沈知远', '宁禾大学附属第一医院']),
    shown('/book/today', hospital, ['当日挂号', '宁禾大学附属第一医院']),
    shown('/book/rule', '', ['预约规则', '14天', '黑名单', '取号', '7-10个工作日']),
    shown('/bookService1', '', ['预约服务', '我已阅读并同意', '去预约挂号']),
    own('/book/confirm', confirm.replace('/book/confirm', ''), [
      '预约确认',
      '宁禾大学附属第一医院',
      '上午',
      '¥50.00',
      '王秀英',
      '黑名单',
      '确认预约',
    ]),
    shown('/book/book', department, ['按专家', '按日期', '沈知远']),
    // It is paid: what a cashier shows stands in booking.journey.ts.
    own('/book/pay', `?orderId=${booking}`, ['预约成功', '取号码']),
    at('/book/pay2/:isFirst', `/book/pay2/1?orderId=${booking}`, ['预约成功', '取号码']),
    own('/book/success', `?orderId=${booking}`, ['预约成功', '取号码', '加入手机日历', '查看预约记录']),
    own('/bookSuccess', `?orderInfo=${encodeURIComponent(JSON.stringify({ orderId: booking }))}`, [
      '预约成功',
      '取号码',
    ]),
    own('/my/book', '', ['预约挂号记录', '校医院挂号记录', '全部', '最近的挂号']),
    own('/my/book/list', '', ['挂号记录', '已预约', '宁禾大学附属第一医院']),
    at('/my/book/list/:id', `/my/book/list/${booking}`, ['挂号详情', '取号码', '取消预约', '改约', '填写病史']),
    own('/my/book/all', '', ['全部挂号记录', '王德福', '已预约']),
    own('/my/book/change', `?orderId=${booking}`, ['改约', '同科室']),
    own('/book/waitlist', `?bookDeptId=${clinicDepartment}`, ['申请候补']),
    own('/my/book/waitlist', '', ['我的候补', '王秀英', '宁禾大学附属第一医院']),
    at('/my/book/waitlist/:id', `/my/book/waitlist/${wait}`, ['候补详情', '候补的门诊', '申请时间', '王秀英']),
    own('/my/book/draws', '', ['我的摇号', '王秀英', '未中签']),
    at(
      '/book/draw/:id',
      `/book/draw/${draw}`,
      ['摇号放号', '已揭晓', '怎样保证公平', '随机数', '查看全部顺序'],
      'guests',
    ),
    own('/my/book/stopped', `?orderId=${stopped}`, ['停诊处理', '门诊停诊', '可以改到这些时间']),
    own('/my/book/bans', '', ['暂停预约']),
    shown('/AppDeptInfo', `?deptId=${clinicDepartment}`, ['科室介绍', '沈知远', '预约挂号']),
  ]
}
