import { at, own, shown, type PagesOf } from './page-at.ts'

export const consultPages: PagesOf = samples => [
  shown('/consult/rules', '?id=d0001&type=pic', ['沈知远', '24小时', '我已阅读并同意']),
  shown('/consult/rules', '?id=t01&type=team', ['心脏支架术后管理团队', '团队将在24小时内回复', '我已阅读并同意']),
  own('/pictureConsultApply', '?docId=d0001', ['申请须知', '沈知远']),
  own('/pictureConsultNext', '?docId=d0001', ['病情描述', '0/500']),
  own('/consult/v2/1', '?id=d0001&type=pic', ['沈知远', '下一步']),
  own('/consult/v2/2', `?id=d0001&type=pic&compatId=${samples.personId}`, ['0/500']),
  own('/allConsultSuccess', `?consultId=${samples.going}`, ['提交成功']),
  at('/team/consult/:consultId', `/team/consult/${samples.unpaid}`, ['取消申请', '支付', '超时订单自动取消']),
  at('/team/consult/:consultId', `/team/consult/${samples.going}`, ['患者']),
  at('/team/consult/:consultId', `/team/consult/${samples.ofTeam}`, ['患者', '专家团队成员', '服务详情', '您还能回复']),
  at('/team/consult/:consultId', `/team/consult/${samples.unreviewed}`, ['再次咨询', '评价']),
  at('/team/consult/:consultId', `/team/consult/${samples.finished}`, ['患者']),
  at('/team/consult/:consultId', `/team/consult/${samples.refunded}`, ['咨询已取消']),
  own('/my/consult', '', ['全部', '待付款', '进行中', '待评价', '已完成', '已取消']),
  at('/my/consult/:status', '/my/consult/cancelled', ['已取消']),
  own('/my/bczl', `?consultId=${samples.going}`, ['补充']),
  own('/comment', `?consultId=${samples.unreviewed}`, ['评价']),
]
