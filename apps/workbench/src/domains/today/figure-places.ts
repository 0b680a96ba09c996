import type { TodayFigure } from '@nethos/contract/today/today.figures.ts'

interface FigurePlace {
  label: string
  /** What one of them is called: 3条, 2项. */
  unit: string
  /** The list where they stand, narrowed down to them. */
  to: string | ((today: string) => string)
  /** first: somebody is in danger or loses something; todo: waits; number: what the day was. */
  kind: 'first' | 'todo' | 'number'
}

const ofDay = (path: string) => (today: string) => path.replaceAll('@', today)

/** Where each figure of the first page leads; the desk of that list shows it in the menu. */
export const figurePlaces: Readonly<Record<TodayFigure, FigurePlace>> = {
  alarms: { label: '急症待处理', unit: '项', to: '/alarms', kind: 'first' },
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
  unread_reports: { label: '没有读懂的报告消息', unit: '条', to: '/report-arrivals', kind: 'todo' },
  refused_supervision_reports: {
    label: '监管平台退回的数据',
    unit: '条',
    to: '/supervision?state=refused',
    kind: 'todo',
  },
  appeals: { label: '待答复的申诉', unit: '条', to: '/booking-bans', kind: 'todo' },
  overdue_complaints: { label: '超过时限的投诉', unit: '件', to: '/complaints?only=overdue', kind: 'first' },
  complaints: { label: '时限内待答复的投诉', unit: '件', to: '/complaints?only=in_time', kind: 'todo' },
  feedback: { label: '待答复的意见反馈', unit: '条', to: '/feedback?state=open', kind: 'todo' },
  near_misses: { label: '待处理的隐患', unit: '条', to: '/near-misses?state=open', kind: 'todo' },
  failed_jobs: { label: '失败的任务', unit: '个', to: '/failed-jobs', kind: 'first' },
  orders: { label: '今日订单', unit: '笔', to: ofDay('/orders?on=@'), kind: 'number' },
  income: { label: '今日收款', unit: '笔', to: ofDay('/orders/totals?from=@&until=@'), kind: 'number' },
  returned: { label: '今日退款', unit: '笔', to: ofDay('/orders/totals?from=@&until=@'), kind: 'number' },
  bookings: { label: '今日就诊的挂号', unit: '个', to: ofDay('/bookings?on=@&status=booked'), kind: 'number' },
}

export interface Waiting {
  count: number
  /** Where the first of it stands: a desk whose first list is empty is opened at the one that is not. */
  to: string
}

/** What waits at the desk of this page; what the day was does not wait. */
export function waitingAt(figures: readonly { figure: TodayFigure; count: number }[], path: string): Waiting {
  const here = figures.flatMap(({ figure, count }) => {
    const { to, kind } = figurePlaces[figure]
    if (kind === 'number' || typeof to !== 'string' || count === 0) return []
    const [page = ''] = to.split('?')
    return page === path || page.startsWith(`${path}/`) ? [{ count, to }] : []
  })
  return { count: here.reduce((sum, { count }) => sum + count, 0), to: here[0]?.to ?? path }
}
