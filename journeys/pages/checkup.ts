import { checkupPages as pages } from '@nethos/contract/checkup/checkup.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

const id = 'h1.full'

export const visits: VisitsOf = ({ personId: compatId, checkup }) => [
  visit(pages.home, {}, ['体检中心', '健康管理中心（东湖院区）', '团体体检', '我的体检', '全面体检', '¥980']),
  visit(pages.miniProgram, {}, ['体检小程序', '体检预约小程序', '打开体检服务']),
  visit(pages.chooseCentre, {}, ['选择体检机构', '健康管理中心（东湖院区）', '学院路88号', '0571-88000120']),
  visit(pages.choosePerson, { packageId: id }, ['选择体检人', '王秀英', '岁', '婚姻状况', '可以预约']),
  visit(pages.packages, { orgId: 'h1.east' }, ['体检套餐', '性别', '类别', '基础体检', '项', '¥398', '对比两个套餐']),
  visit(pages.notice, {}, ['体检须知', '空腹', '15分钟', '支付和退款', '来源', '东湖院区']),
  visit(pages.chooseDate, { id, compatId }, ['选择体检日期', '全面体检', '余', '下一步']),
  visit(pages.package, { id }, ['套餐详情', '全面体检', '¥980', '抽血化验', '立即预约', '可以加的项目']),
  visit(pages.confirm, { id, compatId, timeId: checkup.timeId }, [
    '确认订单',
    '王秀英',
    '日期',
    '应付',
    '体检须知',
    '提交订单',
  ]),
  visit(pages.pay, { id: checkup.toPay }, ['支付', '¥398', '内完成支付', '确认支付']),
  visit(pages.changeDate, { id: checkup.toCheck }, ['约诊日期', '现在的日期', '余', '保存日期']),
  visit(pages.teamCheckups, {}, ['团体体检', '宁禾机械厂', '未使用', '用兑换码领取']),
  visit(pages.mine, {}, ['我的体检', '个人订单', '团体体检', '线下体检', '全面体检', '待体检', '待支付']),
  visit(pages.mineOf, { status: 'WAIT_CHECK' }, ['我的体检', '待体检', '全面体检']),
  visit(pages.mineInTeam, {}, ['团体体检', '宁禾机械厂', '未使用']),
  visit(pages.offline, {}, ['线下体检', '王秀英', '查看记录']),
  visit(pages.offlineRecords, { compatId }, ['线下体检记录', '年度健康体检', '查看报告']),
  visit(pages.teamCheckup, { id: checkup.voucher }, [
    '团体体检详情',
    '宁禾机械厂',
    '兑换码',
    '家属价',
    '¥780',
    '给家人预约',
    '全面体检',
    '预约',
  ]),
  visit(pages.order, { id: checkup.toCheck }, ['体检订单详情', '待体检', '导检号', '改期', '取消订单', '来源']),
]
