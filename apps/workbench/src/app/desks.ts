import { staffRoles, type StaffRole } from '@nethos/contract/service.ts'
import { annualReportRoutes, campaignRoutes, promotionRoutes, rankingRoutes } from '../domains/activity/routes.ts'
import { auditRoutes } from '../domains/audit/routes.ts'
import { routes as consultRoutes } from '../domains/consult/routes.ts'
import { localClinicRoutes } from '../domains/clinics/local.routes.ts'
import { clinicQueueRoutes } from '../domains/clinics/queue.routes.ts'
import { ownClinicRoutes } from '../domains/clinics/own.routes.ts'
import { lineRoutes } from '../domains/clinics/line.routes.ts'
import { couponRoutes } from '../domains/coupons/routes.ts'
import { codeRoutes, routes as followRoutes } from '../domains/follow/routes.ts'
import { hospitalFigureRoutes, myFigureRoutes } from '../domains/consult/figures/routes.ts'
import { qualityRoutes } from '../domains/consult/quality/routes.ts'
import { recordingRoutes } from '../domains/consult/recordings/routes.ts'
import { freeClinicRoutes } from '../domains/consult/free-clinic/routes.ts'
import { absenceRoutes } from '../domains/consult/absence/routes.ts'
import { alarmRoutes } from '../domains/consult/alarm/routes.ts'
import { dutyRoutes } from '../domains/duty/routes.ts'
import { contentRoutes, myArticleRoutes } from '../domains/content/routes.ts'
import { banRoutes, bookingRoutes, fairRoutes, ruleRoutes } from '../domains/booking/routes.ts'
import { surgeryRoutes } from '../domains/daysurgery/routes.ts'
import { checkupRoutes, companyRoutes } from '../domains/checkup/routes.ts'
import { examinationRoutes, queueRoutes } from '../domains/exam/routes.ts'
import { admissionRoutes } from '../domains/inpatient/routes.ts'
import { feeRoutes } from '../domains/fees/routes.ts'
import { complaintRoutes } from '../domains/feedback/complaint.routes.ts'
import { feedbackRoutes } from '../domains/feedback/routes.ts'
import { templateRoutes } from '../domains/messages/routes.ts'
import { interfaceRoutes } from '../domains/interfaces/routes.ts'
import { groupRoutes } from '../domains/groups/routes.ts'
import { homeRoutes } from '../domains/home/routes.ts'
import { billRoutes, invoiceRoutes, orderRoutes, refundRoutes } from '../domains/payment/routes.ts'
import { prescriptionRoutes, renewalRoutes, warningRoutes } from '../domains/renewal/routes.ts'
import { applicationRoutes, programmeRoutes } from '../domains/programme/routes.ts'
import { boundRoutes, practiceRoutes } from '../domains/doctors/practice/routes.ts'
import { doctorRoutes } from '../domains/doctors/routes.ts'
import { pathwayRoutes } from '../domains/pathway/routes.ts'
import { patientRoutes } from '../domains/patients/routes.ts'
import { questionnaireEditionRoutes, questionnaireRoutes } from '../domains/questionnaire/routes.ts'
import { arrivalRoutes, holdRoutes, labRoutes, reportRoutes } from '../domains/reports/routes.ts'
import { teamRoutes } from '../domains/teams/routes.ts'
import { accountRoutes, factorRoutes } from '../domains/staff/routes.ts'
import { videoRoutes } from '../domains/consult/video/routes.ts'
import { incidentRoutes, nearMissRoutes } from '../domains/safety/routes.ts'
import { hospitalRecordRoutes } from '../domains/hospital-records/routes.ts'
import { supervisionRoutes } from '../domains/supervision/routes.ts'
import { failedJobRoutes, hospitalRoutes, statusRoutes, systemRoutes } from '../domains/system/routes.ts'
import { todayRoutes } from '../domains/today/routes.ts'
import { triageRoutes } from '../domains/triage/routes.ts'
import type { DeskRoute } from '../patterns/route.ts'

/** A place of work: a word in the menu, who works there, and its pages, the first one where the menu leads. */
export interface Desk {
  label: string
  for: readonly StaffRole[]
  routes: readonly [DeskRoute, ...DeskRoute[]]
  /** Where what waits there is counted all the time; of the others, what the first page counts. */
  unread?: 'consults' | 'talks' | 'alarms'
  /** Under which heading it stands where there are many; left out: 接诊. */
  group?: DeskGroup
}

/** The headings of a long menu, in their order. */
const deskGroups = {
  care: '接诊',
  following: '患者',
  mine: '我的',
  visits: '门诊、检查和住院',
  money: '钱款',
  people: '人员和账号',
  content: '内容和活动',
  safety: '安全和监管',
  system: '系统',
} as const
type DeskGroup = keyof typeof deskGroups

const office = ['operator', 'admin'] as const

/** In the order of the menu; the first of a role is its home. */
export const desks: readonly Desk[] = [
  { label: '今日', for: staffRoles, routes: todayRoutes },
  { label: '处方审核', for: ['pharmacist'], routes: prescriptionRoutes },
  {
    label: '咨询',
    for: ['doctor', 'nurse', 'pharmacist'],
    routes: [...consultRoutes, ...reportRoutes],
    unread: 'consults',
  },
  { label: '急症', for: ['doctor', 'nurse', ...office], routes: alarmRoutes, unread: 'alarms' },
  { label: '续方', for: ['doctor'], routes: renewalRoutes },
  { label: '视频排班', for: ['doctor'], routes: videoRoutes },
  { label: '用药警示', for: ['pharmacist', ...office], routes: warningRoutes },
  { label: '患者消息', for: ['doctor', 'nurse'], routes: followRoutes, unread: 'talks', group: 'following' },
  { label: '患者群', for: ['doctor', 'nurse', ...office], routes: groupRoutes, group: 'following' },
  { label: '专区申请', for: ['doctor', 'nurse', ...office], routes: applicationRoutes, group: 'following' },
  { label: '诊疗路径', for: ['doctor', 'nurse', 'admin'], routes: pathwayRoutes, group: 'following' },
  { label: '需关注的问卷', for: ['doctor', 'nurse', 'admin'], routes: questionnaireRoutes, group: 'following' },
  { label: '接诊设置', for: ['doctor', 'nurse', 'pharmacist'], routes: practiceRoutes, group: 'mine' },
  { label: '我的文章', for: ['doctor', 'nurse', 'pharmacist'], routes: myArticleRoutes, group: 'mine' },
  { label: '接诊统计', for: ['doctor', 'nurse', 'pharmacist'], routes: myFigureRoutes, group: 'mine' },
  { label: '休假与代班', for: ['doctor'], routes: absenceRoutes, group: 'mine' },
  { label: '我的二维码', for: ['doctor', 'nurse'], routes: codeRoutes, group: 'mine' },
  { label: '患者', for: office, routes: patientRoutes, group: 'people' },
  { label: '医生', for: office, routes: doctorRoutes, group: 'people' },
  { label: '咨询价格范围', for: office, routes: boundRoutes, group: 'people' },
  { label: '团队', for: office, routes: teamRoutes, group: 'people' },
  { label: '值班名单', for: office, routes: dutyRoutes, group: 'people' },
  { label: '义诊', for: office, routes: freeClinicRoutes, group: 'people' },
  { label: '咨询统计', for: office, routes: hospitalFigureRoutes, group: 'money' },
  { label: '订单', for: office, routes: orderRoutes, group: 'money' },
  { label: '退款', for: office, routes: refundRoutes, group: 'money' },
  { label: '发票', for: office, routes: invoiceRoutes, group: 'money' },
  { label: '医院账单', for: office, routes: feeRoutes, group: 'money' },
  { label: '对账', for: office, routes: billRoutes, group: 'money' },
  { label: '挂号', for: office, routes: bookingRoutes, group: 'visits' },
  { label: '候补和摇号', for: office, routes: fairRoutes, group: 'visits' },
  { label: '暂停预约和申诉', for: office, routes: banRoutes, group: 'visits' },
  { label: '预约规则', for: ['admin'], routes: ruleRoutes, group: 'visits' },
  { label: '检查预约', for: ['nurse', ...office], routes: examinationRoutes, group: 'visits' },
  { label: '日间手术', for: ['nurse', ...office], routes: surgeryRoutes, group: 'visits' },
  { label: '体检订单', for: ['nurse', ...office], routes: checkupRoutes, group: 'visits' },
  { label: '团体体检', for: ['nurse', ...office], routes: companyRoutes, group: 'visits' },
  { label: '检查叫号', for: ['nurse', ...office], routes: queueRoutes, group: 'visits' },
  { label: '候床', for: ['nurse', ...office], routes: admissionRoutes, group: 'visits' },
  { label: '我的门诊', for: ['doctor', 'nurse'], routes: ownClinicRoutes, group: 'visits' },
  { label: '候诊叫号', for: ['doctor', 'nurse', ...office], routes: clinicQueueRoutes, group: 'visits' },
  { label: '门诊排班', for: office, routes: localClinicRoutes, group: 'visits' },
  { label: '医院号源', for: office, routes: lineRoutes, group: 'visits' },
  { label: '报告接收', for: office, routes: arrivalRoutes, group: 'visits' },
  { label: '接口消息', for: office, routes: interfaceRoutes, group: 'visits' },
  { label: '报告开放规则', for: office, routes: holdRoutes, group: 'visits' },
  { label: '检验知识', for: office, routes: labRoutes, group: 'content' },
  { label: '首页内容', for: office, routes: homeRoutes, group: 'content' },
  { label: '专区', for: office, routes: programmeRoutes, group: 'content' },
  { label: '问卷管理', for: ['nurse', ...office], routes: questionnaireEditionRoutes, group: 'content' },
  { label: '文章管理', for: office, routes: contentRoutes, group: 'content' },
  { label: '识别紧急情况', for: office, routes: triageRoutes, group: 'safety' },
  { label: '优惠券', for: office, routes: couponRoutes, group: 'money' },
  { label: '活动页', for: office, routes: campaignRoutes, group: 'content' },
  { label: '人气榜', for: office, routes: rankingRoutes, group: 'content' },
  { label: '推广统计', for: office, routes: promotionRoutes, group: 'content' },
  { label: '年度报告', for: office, routes: annualReportRoutes, group: 'content' },
  { label: '监管上报', for: office, routes: supervisionRoutes, group: 'safety' },
  { label: '病历归档', for: office, routes: hospitalRecordRoutes, group: 'safety' },
  { label: '安全事件排查', for: office, routes: incidentRoutes, group: 'safety' },
  { label: '质控抽查', for: office, routes: qualityRoutes, group: 'safety' },
  { label: '视频录像', for: office, routes: recordingRoutes, group: 'safety' },
  { label: '隐患上报', for: office, routes: nearMissRoutes, group: 'safety' },
  { label: '投诉处理', for: office, routes: complaintRoutes, group: 'safety' },
  { label: '意见反馈', for: office, routes: feedbackRoutes, group: 'safety' },
  { label: '消息模板', for: ['admin'], routes: templateRoutes, group: 'content' },
  { label: '开关与字典', for: ['admin'], routes: systemRoutes, group: 'system' },
  { label: '医院管理', for: ['admin'], routes: hospitalRoutes, group: 'system' },
  { label: '工作人员', for: ['admin'], routes: accountRoutes, group: 'people' },
  { label: '两步验证', for: ['admin'], routes: factorRoutes, group: 'people' },
  { label: '运行状态', for: ['admin'], routes: statusRoutes, group: 'system' },
  { label: '失败的任务', for: ['admin'], routes: failedJobRoutes, group: 'system' },
  { label: '访问记录', for: ['admin'], routes: auditRoutes, group: 'safety' },
]

export const desksOf = (role: StaffRole): Desk[] => desks.filter(desk => desk.for.includes(role))

/** Under their headings, those that have any. */
export const inGroups = (all: readonly Desk[]): { title: string; desks: Desk[] }[] =>
  (Object.keys(deskGroups) as DeskGroup[])
    .map(group => ({ title: deskGroups[group], desks: all.filter(desk => (desk.group ?? 'care') === group) }))
    .filter(({ desks: some }) => some.length > 0)
