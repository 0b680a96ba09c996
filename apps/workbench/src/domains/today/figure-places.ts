import { serverNow } from '@nethos/calls/config.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { TodayFigure } from '@nethos/contract/today/today.figures.ts'

interface FigurePlace {
  label: string
  /** What one of them is called: 3条, 2项. */
  unit: string
  /** The list where they stand, narrowed down to them. */
  to: string | ((today: string, since: number | null) => string)
  /** first: somebody is in danger or loses something; todo: waits; number: what the day was. */
  kind: 'first' | 'todo' | 'number'
  /** The label says what is wrong, and is not true of none. */
  isStatement?: true
}

const ofDay = (path: string) => (today: string) => path.replaceAll('@', today)

/** Where each figure of the first page leads; the desk of that list shows it in the menu. */
export const figurePlaces: Readonly<Record<TodayFigure, FigurePlace>> = {
  alarms: { label: '急症待处理', unit: '项', to: '/alarms', kind: 'first' },
  out_of_reach: {
    label: '您没有留手机号，也没有开启推送，患者情况紧急时无法通知您',
    unit: '项',
    to: '/my-notices',
    kind: 'first',
    isStatement: true,
  },
  desk_without_number: {
    label: '急诊值班手机号未填写',
    unit: '项',
    to: '/system',
    kind: 'first',
    isStatement: true,
  },
  own_licence_soon: {
    label: '您的执业证书已到期或30天内到期，到期后不能开方、复核和审方，请尽快更新并告知运营人员',
    unit: '项',
    to: '/practice',
    kind: 'first',
    isStatement: true,
  },
  departments_without_duty: { label: '没有值班人员的科室', unit: '个', to: '/duty', kind: 'first' },
  doctors_out_of_reach: { label: '紧急时无法通知的医生', unit: '位', to: '/doctors', kind: 'first' },
  licences_soon: { label: '执业证书已到期或30天内到期', unit: '位', to: '/doctors?licence=soon', kind: 'first' },
  urgent_consults: { label: '紧急咨询', unit: '个', to: '/consults?tab=new&only=urgent', kind: 'first' },
  flagged_talks: { label: '患者消息提到紧急情况', unit: '位', to: '/follows', kind: 'first' },
  due_consults: { label: '4小时内到期的咨询', unit: '个', to: '/consults?tab=new&only=due', kind: 'first' },
  first_answers: { label: '等待首次回复', unit: '个', to: '/consults?tab=new', kind: 'todo' },
  unread_consults: { label: '患者有新消息的咨询', unit: '个', to: '/consults?tab=going&only=unread', kind: 'todo' },
  unread_talks: { label: '未读的患者消息', unit: '位', to: '/follows', kind: 'todo' },
  video_times: { label: '今日视频', unit: '个', to: '/consults?tab=new&type=DOCVIDEO', kind: 'number' },
  returned_prescriptions: { label: '退回修改的处方', unit: '张', to: '/renewals?tab=new', kind: 'first' },
  renewals: { label: '待审核的续方', unit: '个', to: '/renewals?tab=new', kind: 'todo' },
  second_opinions: { label: '待我复核的处方', unit: '张', to: '/renewals?tab=second', kind: 'todo' },
  late_surgeries: { label: '日间手术未按时到院', unit: '人', to: '/surgeries', kind: 'first' },
  called_beds: { label: '已通知入院待答复', unit: '人', to: '/admissions?tab=called', kind: 'todo' },
  examinations_to_book: { label: '待预约的检查', unit: '项', to: '/examinations', kind: 'todo' },
  checkups_to_confirm: { label: '待确认的体检', unit: '个', to: '/checkups', kind: 'todo' },
  checkups_to_refund: { label: '已过期待退款的体检', unit: '个', to: '/checkups?tab=overdue', kind: 'todo' },
  flagged_questionnaires: { label: '需关注的问卷', unit: '份', to: '/questionnaires/flagged', kind: 'todo' },
  flagged_pathways: { label: '需关注的诊疗路径', unit: '位', to: '/pathways?show=flagged', kind: 'todo' },
  overdue_pathways: { label: '逾期的诊疗路径', unit: '位', to: '/pathways?show=overdue', kind: 'todo' },
  group_alerts: { label: '患者群待处理', unit: '条', to: '/groups', kind: 'todo' },
  applications: { label: '待处理的专区申请', unit: '个', to: '/applications', kind: 'todo' },
  prescriptions_to_review: { label: '待审核的处方', unit: '张', to: '/prescriptions', kind: 'todo' },
  medicines_to_make_up: { label: '待配药', unit: '单', to: '/prescriptions?tab=make_up', kind: 'todo' },
  medicines_to_hand_out: { label: '待取药', unit: '单', to: '/prescriptions?tab=handed', kind: 'todo' },
  failed_refunds: { label: '退款失败', unit: '笔', to: '/refunds?state=failed', kind: 'first' },
  refund_requests: { label: '待确认的部分退款', unit: '笔', to: '/refunds/requests?state=waiting', kind: 'todo' },
  refused_invoices: { label: '开票失败', unit: '张', to: '/invoices?state=refused', kind: 'todo' },
  bill_differences: { label: '对账差异', unit: '项', to: '/bills/all', kind: 'todo' },
  fee_bills_writing: { label: '缴费没有通知到医院', unit: '笔', to: '/fees?state=writing', kind: 'first' },
  fee_bills_undoing: { label: '退费没有通知到医院', unit: '笔', to: '/fees?state=undoing', kind: 'first' },
  fee_gaps: {
    label: '三方对账待复核',
    unit: '项',
    to: (today, since) => `/fees/books?on=${since === null ? today : dayOf(since)}`,
    kind: 'todo',
  },
  mobile_cases: { label: '更换手机号待批准', unit: '个', to: '/patients/mobile-cases', kind: 'todo' },
  held_messages: { label: '搁置的接口消息', unit: '条', to: '/interface-messages', kind: 'todo' },
  unread_reports: { label: '没有读懂的报告消息', unit: '条', to: '/report-arrivals', kind: 'todo' },
  refused_supervision_reports: {
    label: '监管平台退回的数据',
    unit: '条',
    to: '/supervision?state=refused',
    kind: 'todo',
  },
  refused_hospital_records: {
    label: '医院病历系统退回的病历和处方',
    unit: '份',
    to: '/hospital-records?state=refused',
    kind: 'todo',
  },
  supervision_differences: { label: '监管上报核对差异', unit: '处', to: '/supervision/days', kind: 'todo' },
  appeals: { label: '待答复的申诉', unit: '条', to: '/booking-bans', kind: 'todo' },
  overdue_complaints: { label: '超过时限的投诉', unit: '件', to: '/complaints?only=overdue', kind: 'first' },
  complaints: { label: '时限内待答复的投诉', unit: '件', to: '/complaints?only=in_time', kind: 'todo' },
  feedback: { label: '待答复的意见反馈', unit: '条', to: '/feedback?state=open', kind: 'todo' },
  near_misses: { label: '待处理的隐患', unit: '条', to: '/near-misses?state=open', kind: 'todo' },
  licences_later: { label: '执业证书60天内到期', unit: '位', to: '/doctors?licence=later', kind: 'todo' },
  own_licence_later: {
    label: '您的执业证书60天内到期，请准备更新',
    unit: '项',
    to: '/practice',
    kind: 'todo',
    isStatement: true,
  },
  quality_to_judge: { label: '待评的抽查咨询', unit: '个', to: '/quality?state=waiting', kind: 'todo' },
  articles_to_review: { label: '等待审核的文章', unit: '篇', to: '/articles?state=reviewing', kind: 'todo' },
  texts_to_review: { label: '等待审核的说明与协议', unit: '份', to: '/articles/texts', kind: 'todo' },
  programme_drafts: { label: '等待审核的专区', unit: '个', to: '/programmes', kind: 'todo' },
  questionnaire_drafts: { label: '等待审核的问卷', unit: '份', to: '/questionnaires/editions', kind: 'todo' },
  campaign_drafts: { label: '等待审核的活动页', unit: '个', to: '/campaigns', kind: 'todo' },
  triage_drafts: { label: '等待审核的急症规则', unit: '份', to: '/triage', kind: 'todo' },
  failed_jobs: { label: '失败的任务', unit: '个', to: '/failed-jobs', kind: 'first' },
  own_answered: { label: '今日首次答复', unit: '个', to: ofDay('/figures?from=@&until=@'), kind: 'number' },
  own_ended: { label: '今日结束的咨询', unit: '个', to: '/consults?tab=ended', kind: 'number' },
  own_income: { label: '今日已结算收入', unit: '个咨询', to: ofDay('/figures?from=@&until=@'), kind: 'number' },
  prescriptions_reviewed: { label: '今日已审处方', unit: '张', to: '/prescriptions?tab=ended', kind: 'number' },
  orders: { label: '今日订单', unit: '笔', to: ofDay('/orders?from=@&until=@'), kind: 'number' },
  income: { label: '今日收款', unit: '笔', to: ofDay('/orders/totals?from=@&until=@'), kind: 'number' },
  returned: { label: '今日退款', unit: '笔', to: ofDay('/orders/totals?from=@&until=@'), kind: 'number' },
  bookings: { label: '今日就诊的挂号', unit: '个', to: ofDay('/bookings?on=@&status=booked'), kind: 'number' },
}

export interface Waiting {
  count: number
  /** Where the first of it stands: a desk whose first list is empty is opened at the one that is not. */
  to: string
}

interface Counted {
  figure: TodayFigure
  count: number
  since?: number | null
}

/** The list of a figure, as it is now. */
export function placeOf({ figure, since = null }: Counted): string {
  const { to } = figurePlaces[figure]
  return typeof to === 'string' ? to : to(dayOf(serverNow()), since)
}

/** What waits at the desk of this page; what the day was does not wait. */
export function waitingAt(figures: readonly Counted[], path: string): Waiting {
  const here = figures.flatMap(one => {
    if (figurePlaces[one.figure].kind === 'number' || one.count === 0) return []
    const to = placeOf(one)
    const [page = ''] = to.split('?')
    return page === path || page.startsWith(`${path}/`) ? [{ count: one.count, to }] : []
  })
  return { count: here.reduce((sum, { count }) => sum + count, 0), to: here[0]?.to ?? path }
}
