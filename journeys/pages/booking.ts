import { addDays, dayOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { confirmPage } from '@nethos/contract/booking/booking.links.ts'
import { leading, visit, type VisitsOf } from './page-at.ts'

/** After today, and none on which the clinics of the demo are closed. */
function nextWorkingDay(): string {
  let day = addDays(dayOf(Date.now()), 1)
  while (weekdayOf(day) === '周六' || weekdayOf(day) === '周日') day = addDays(day, 1)
  return day
}

export const visits: VisitsOf = ({ clinicDoctor, clinicDepartment, booking, stopped, wait, draw }) => {
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
  const department = { bookDeptId: clinicDepartment, bookHosId: 'h1', bookSort: 1 }
  const hospital = { bookHosId: 'h1', bookSort: 1 }
  return [
    visit(bookingPages.home, {}, [
      '搜索医生、科室',
      '预约挂号',
      '当日挂号',
      '多学科门诊',
      '校医院挂号',
      '预约规则',
      '宁禾大学附属第一医院',
    ]),
    visit(bookingPages.doctor, { id: clinicDoctor, bookDocId: clinicDoctor, bookHosId: 'h1', bookSort: '1' }, [
      '沈知远',
      '主任医师',
      '擅长',
      '上午',
      '下午',
      '延时',
      '17:00-20:00',
      '未排班',
      '可预约',
    ]),
    visit(bookingPages.byExpert, department, ['按专家', '按日期', '沈知远', '主任医师', '擅长', '最近可约']),
    // Today's morning is over when somebody looks in the afternoon.
    visit(bookingPages.byDate, { ...department, date: nextWorkingDay() }, [
      '按专家',
      '按日期',
      '今天',
      '可预约',
      '上午',
    ]),
    visit(bookingPages.experts, hospital, ['专家门诊', '全部科室', '主任医师', '¥']),
    visit(bookingPages.departments, department, ['科室预约', '预约这个科室', '沈知远']),
    visit(bookingPages.chooseDepartment, hospital, ['选择科室', '宁禾大学附属第一医院', '可约']),
    visit(bookingPages.search, { ...hospital, search: 'szy' }, ['沈知远', '可预约']),
    visit(bookingPages.searchAll, { search: 'szy' }, ['沈知远', '宁禾大学附属第一医院']),
    visit(bookingPages.today, hospital, ['当日挂号', '宁禾大学附属第一医院']),
    visit(bookingPages.rule, {}, ['预约规则', '14天', '黑名单', '取号', '7-10个工作日']),
    visit(bookingPages.service, {}, ['预约服务', '我已阅读并同意', '去预约挂号']),
    {
      ...visit(bookingPages.confirm, {}, [
        '预约确认',
        '宁禾大学附属第一医院',
        '上午',
        '¥50.00',
        '王秀英',
        '黑名单',
        '确认预约',
      ]),
      address: confirm,
    },
    leading('/book/book', bookingPages.byExpert, department, ['按专家', '按日期', '沈知远']),
    // It is paid: what a cashier shows stands in booking.journey.ts.
    visit(bookingPages.pay, { orderId: booking }, ['预约成功', '取号码']),
    visit(bookingPages.payToo, { isFirst: '1', orderId: booking }, ['预约成功', '取号码']),
    visit(bookingPages.success, { orderId: booking }, ['预约成功', '取号码', '加入手机日历', '查看预约记录']),
    visit(bookingPages.successToo, { orderInfo: JSON.stringify({ orderId: booking }) }, ['预约成功', '取号码']),
    visit(bookingPages.mine, {}, ['预约挂号记录', '校医院挂号记录', '全部', '最近的挂号']),
    visit(bookingPages.mineAhead, {}, ['挂号记录', '已预约', '宁禾大学附属第一医院']),
    visit(bookingPages.booking, { id: booking }, ['挂号详情', '取号码', '取消预约', '改约', '填写病史']),
    visit(bookingPages.mineAll, {}, ['全部挂号记录', '王德福', '已预约']),
    visit(bookingPages.change, { orderId: booking }, ['改约', '同科室']),
    visit(bookingPages.waitlistApply, { bookDeptId: clinicDepartment }, ['申请候补']),
    visit(bookingPages.waits, {}, ['我的候补', '王秀英', '宁禾大学附属第一医院']),
    visit(bookingPages.wait, { id: wait }, ['候补详情', '候补的门诊', '申请时间', '王秀英']),
    visit(bookingPages.draws, {}, ['我的摇号', '王秀英', '未中签']),
    visit(bookingPages.draw, { id: draw }, ['摇号放号', '已揭晓', '怎样保证公平', '随机数', '查看全部顺序']),
    visit(bookingPages.stopped, { orderId: stopped }, ['停诊处理', '门诊停诊', '可以改到这些时间']),
    visit(bookingPages.bans, {}, ['暂停预约']),
    visit(bookingPages.introduction, { deptId: clinicDepartment }, ['科室介绍', '沈知远', '预约挂号']),
  ]
}
