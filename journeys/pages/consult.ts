import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => [
  visit(consultPages.rules, { id: 'd0001', type: 'pic' }, ['沈知远', '24小时', '我已阅读并同意']),
  visit(consultPages.rules, { id: 't01', type: 'team' }, [
    '心脏支架术后管理团队',
    '团队将在24小时内回复',
    '我已阅读并同意',
  ]),
  visit(consultPages.applyNotice, { docId: 'd0001' }, ['申请须知', '沈知远']),
  visit(consultPages.fillIn, { docId: 'd0001' }, ['病情描述', '0/500']),
  visit(consultPages.videoDoctors, {}, ['视频问诊', '我的咨询', '预约']),
  visit(consultPages.applyVideo, { docId: 'd0001' }, [
    '视频咨询申请',
    '沈知远',
    '视频咨询费',
    '预约日期',
    '预约时间',
    '病情描述',
  ]),
  visit(consultPages.choosePerson, { id: 'd0001', type: 'pic' }, ['沈知远', '下一步']),
  visit(consultPages.describeIllness, { id: 'd0001', type: 'pic', compatId: samples.personId }, ['0/500']),
  // Its time may have gone by: what is checked before the meeting stands only until then.
  visit(consultPages.videoRoom, { consultId: samples.meeting }, ['候诊', '沈知远', '王德福', '预约时间', '医生状态']),
  visit(consultPages.sent, { consultId: samples.going }, ['提交成功']),
  visit(consultPages.consult, { consultId: samples.unpaid }, ['取消申请', '支付', '超时订单自动取消']),
  visit(consultPages.consult, { consultId: samples.going }, ['患者']),
  visit(consultPages.consult, { consultId: samples.ofTeam }, ['患者', '专家团队成员', '服务详情', '您还能回复']),
  visit(consultPages.consult, { consultId: samples.unreviewed }, ['再次咨询', '评价']),
  visit(consultPages.consult, { consultId: samples.finished }, ['患者']),
  visit(consultPages.consult, { consultId: samples.refunded }, ['咨询已取消']),
  visit(consultPages.consult, { consultId: samples.question }, ['患者', '咨询的药品', '问题']),
  visit(consultPages.consults, {}, ['全部', '待付款', '进行中', '待评价', '已完成', '已取消']),
  visit(consultPages.consults, { status: 'cancelled' }, ['已取消']),
  visit(consultPages.applyPersonal, { docId: 'd0001' }, [
    '申请私人医生',
    '沈知远',
    '服务时长',
    '为谁咨询',
    '我已阅读并同意',
  ]),
  visit(consultPages.personalServe, { consultId: samples.personal }, [
    '私人医生·月',
    '价格',
    '开始时间',
    '结束时间',
    '每日回复',
    '状态',
    '续约',
  ]),
  visit(consultPages.supplement, { consultId: samples.going }, ['补充']),
  visit(consultPages.review, { consultId: samples.unreviewed }, ['评价']),
]
