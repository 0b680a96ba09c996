import type { StaffRole } from '@nethos/contract/service.ts'
import { annualReportRoutes, campaignRoutes, rankingRoutes } from '../domains/activity/routes.ts'
import { auditRoutes } from '../domains/audit/routes.ts'
import { routes as consultRoutes } from '../domains/consult/routes.ts'
import { keptRoutes } from '../domains/clinics/kept.routes.ts'
import { lineRoutes } from '../domains/clinics/line.routes.ts'
import { couponRoutes } from '../domains/coupons/routes.ts'
import { codeRoutes, routes as followRoutes } from '../domains/follow/routes.ts'
import { freeClinicRoutes } from '../domains/consult/free-clinic/routes.ts'
import { absenceRoutes } from '../domains/consult/absence/routes.ts'
import { alarmRoutes } from '../domains/consult/alarm/routes.ts'
import { dutyRoutes } from '../domains/duty/routes.ts'
import { contentRoutes } from '../domains/content/routes.ts'
import { banRoutes, bookingRoutes, fairRoutes, ruleRoutes } from '../domains/booking/routes.ts'
import { surgeryRoutes } from '../domains/daysurgery/routes.ts'
import { checkupRoutes, companyRoutes } from '../domains/checkup/routes.ts'
import { examinationRoutes, queueRoutes } from '../domains/exam/routes.ts'
import { admissionRoutes } from '../domains/inpatient/routes.ts'
import { feedbackRoutes } from '../domains/feedback/routes.ts'
import { templateRoutes } from '../domains/messages/routes.ts'
import { groupRoutes } from '../domains/groups/routes.ts'
import { homeRoutes } from '../domains/home/routes.ts'
import { billRoutes, invoiceRoutes, orderRoutes, refundRoutes } from '../domains/payment/routes.ts'
import { prescriptionRoutes, renewalRoutes, warningRoutes } from '../domains/renewal/routes.ts'
import { applicationRoutes, programmeRoutes } from '../domains/programme/routes.ts'
import { doctorRoutes } from '../domains/doctors/routes.ts'
import { pathwayRoutes } from '../domains/pathway/routes.ts'
import { patientRoutes } from '../domains/patients/routes.ts'
import { questionnaireEditionRoutes, questionnaireRoutes } from '../domains/questionnaire/routes.ts'
import { arrivalRoutes, holdRoutes, reportRoutes } from '../domains/reports/routes.ts'
import { teamRoutes } from '../domains/teams/routes.ts'
import { accountRoutes, factorRoutes } from '../domains/staff/routes.ts'
import { videoRoutes } from '../domains/consult/video/routes.ts'
import { incidentRoutes, nearMissRoutes } from '../domains/safety/routes.ts'
import { supervisionRoutes } from '../domains/supervision/routes.ts'
import { failedJobRoutes, hospitalRoutes, systemRoutes } from '../domains/system/routes.ts'
import { triageRoutes } from '../domains/triage/routes.ts'
import type { DeskRoute } from '../patterns/route.ts'

/** A place of work: a word in the menu, who works there, and its pages, the first one where the menu leads. */
export interface Desk {
  label: string
  for: readonly StaffRole[]
  routes: readonly [DeskRoute, ...DeskRoute[]]
  /** Where what waits there is counted. */
  unread?: 'consults' | 'talks' | 'alarms' | 'refunds'
}

const office = ['operator', 'admin'] as const

/** In the order of the menu; the first of a role is its home. */
export const desks: readonly Desk[] = [
  { label: '处方审核', for: ['pharmacist'], routes: prescriptionRoutes },
  {
    label: '咨询',
    for: ['doctor', 'nurse', 'pharmacist'],
    routes: [...consultRoutes, ...reportRoutes],
    unread: 'consults',
  },
  { label: '急症', for: ['doctor', 'nurse', ...office], routes: alarmRoutes, unread: 'alarms' },
  { label: '续方', for: ['doctor'], routes: renewalRoutes },
  { label: '用药警示', for: ['pharmacist', ...office], routes: warningRoutes },
  { label: '患者消息', for: ['doctor', 'nurse'], routes: followRoutes, unread: 'talks' },
  { label: '患者群', for: ['doctor', 'nurse', ...office], routes: groupRoutes },
  { label: '专区申请', for: ['doctor', 'nurse', ...office], routes: applicationRoutes },
  { label: '诊疗路径', for: ['doctor', 'nurse', 'admin'], routes: pathwayRoutes },
  { label: '需关注的问卷', for: ['doctor', 'nurse', 'admin'], routes: questionnaireRoutes },
  { label: '视频排班', for: ['doctor'], routes: videoRoutes },
  { label: '休假与代班', for: ['doctor'], routes: absenceRoutes },
  { label: '我的二维码', for: ['doctor', 'nurse'], routes: codeRoutes },
  { label: '患者', for: office, routes: patientRoutes },
  { label: '医生', for: office, routes: doctorRoutes },
  { label: '团队', for: office, routes: teamRoutes },
  { label: '值班名单', for: office, routes: dutyRoutes },
  { label: '义诊', for: office, routes: freeClinicRoutes },
  { label: '订单', for: office, routes: orderRoutes },
  { label: '退款', for: office, routes: refundRoutes, unread: 'refunds' },
  { label: '发票', for: office, routes: invoiceRoutes },
  { label: '对账', for: office, routes: billRoutes },
  { label: '挂号', for: office, routes: bookingRoutes },
  { label: '候补和摇号', for: office, routes: fairRoutes },
  { label: '暂停预约和申诉', for: office, routes: banRoutes },
  { label: '预约规则', for: ['admin'], routes: ruleRoutes },
  { label: '检查预约', for: ['nurse', ...office], routes: examinationRoutes },
  { label: '日间手术', for: ['nurse', ...office], routes: surgeryRoutes },
  { label: '体检订单', for: ['nurse', ...office], routes: checkupRoutes },
  { label: '团体体检', for: ['nurse', ...office], routes: companyRoutes },
  { label: '叫号', for: ['nurse', ...office], routes: queueRoutes },
  { label: '候床', for: ['nurse', ...office], routes: admissionRoutes },
  { label: '门诊排班', for: office, routes: keptRoutes },
  { label: '医院号源', for: office, routes: lineRoutes },
  { label: '报告接收', for: office, routes: arrivalRoutes },
  { label: '报告开放规则', for: office, routes: holdRoutes },
  { label: '首页内容', for: office, routes: homeRoutes },
  { label: '专区', for: office, routes: programmeRoutes },
  { label: '问卷管理', for: ['nurse', ...office], routes: questionnaireEditionRoutes },
  { label: '文章管理', for: office, routes: contentRoutes },
  { label: '识别紧急情况', for: office, routes: triageRoutes },
  { label: '礼券', for: office, routes: couponRoutes },
  { label: '活动页', for: office, routes: campaignRoutes },
  { label: '人气榜', for: office, routes: rankingRoutes },
  { label: '年度报告', for: office, routes: annualReportRoutes },
  { label: '监管上报', for: office, routes: supervisionRoutes },
  { label: '安全事件排查', for: office, routes: incidentRoutes },
  { label: '隐患上报', for: office, routes: nearMissRoutes },
  { label: '意见反馈', for: office, routes: feedbackRoutes },
  { label: '消息模板', for: ['admin'], routes: templateRoutes },
  { label: '开关与字典', for: ['admin'], routes: systemRoutes },
  {
    label: '医院管理',
    for: ['admin'],
    routes: hospitalRoutes,
  },
  { label: '工作人员', for: ['admin'], routes: accountRoutes },
  { label: '两步验证', for: ['admin'], routes: factorRoutes },
  { label: '失败的任务', for: ['admin'], routes: failedJobRoutes },
  { label: '访问记录', for: ['admin'], routes: auditRoutes },
]

export const desksOf = (role: StaffRole): Desk[] => desks.filter(desk => desk.for.includes(role))
