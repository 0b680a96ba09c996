import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = ({ personId: compatId, examination, endoscopy, itemOrder }) => [
  visit(examPages.examinations, { compatId }, ['检查预约', '待预约', '已预约', '胸腹部CT增强', '一次做完']),
  visit(examPages.examination, { id: examination }, ['检查详情', '放射科', '检查准备', '来源', '预约']),
  visit(examPages.trip, { compatId }, ['一次检查安排', '哪几项一起做', '来源']),
  visit(examPages.chooseTime, { id: examination }, ['选择检查时间', '日期', '余', '确定这个时间']),
  visit(examPages.booked, { id: endoscopy }, ['预约结果', '预约成功', '无痛胃镜', '返回列表']),
  visit(examPages.epidemicPerson, {}, ['选择检测人', '王秀英', '已绑定医院帐号', '检测订单']),
  visit(examPages.epidemicSurvey, { compatId }, ['流行病学调查', '最近14天有没有发热', '是', '否']),
  visit(examPages.epidemicItems, { compatId }, ['选择检测项目', '新冠病毒核酸检测（单人单管）', '¥16', '下一步']),
  visit(examPages.epidemicConfirm, { compatId, itemId: 'h1.ncp-single' }, [
    '确认开单',
    '王秀英',
    '¥16',
    '采样地点',
    '提交并支付',
  ]),
  visit(examPages.epidemicOrder, { id: itemOrder }, ['检测订单详情', '王秀英', '¥16', '待支付', '去支付', '取消']),
  visit(examPages.epidemicOrders, { compatId }, ['检测订单', '新冠病毒核酸检测（单人单管）', '待支付']),
  visit(examPages.endoscopyNewsTypes, { typeId: 'gastroscopy' }, ['宣教分类', '胃镜', '做胃镜前怎么准备'], {
    leads: [programmePages.zonePart.at],
  }),
  visit(examPages.endoscopyStates, { compatId }, ['检查状态', '无痛胃镜', '已预约', '年', '内镜中心'], {
    leads: [examPages.endoscopyState.at],
  }),
  visit(examPages.nursing, {}, ['护理咨询', '护师', '咨询范若兰'], { leads: [doctorPages.doctors.at] }),
  visit(examPages.endoscopyState, { id: endoscopy }, ['检查状态', '无痛胃镜', '进度', '已预约', '2026-', '检查详情']),
  visit(examPages.endoscopyFollowUps, { compatId }, ['我的随访', '核对抗凝药和降糖药', '前后']),
  visit(examPages.queue, {}, ['排队叫号', '王秀英', '查看排队']),
  visit(examPages.queueHome, { compatId }, ['排队叫号', '我的号', '当前叫到', '前面还有', '刷新']),
]
