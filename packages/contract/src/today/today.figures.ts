import type { StaffRole } from '../service.ts'

const answering = ['doctor', 'nurse', 'pharmacist'] as const
const wards = ['doctor', 'nurse'] as const
const office = ['operator', 'admin'] as const
const all = [...wards, ...office] as const
const checkups = ['nurse', ...office] as const

/** What stands on the first page of whom, in its order. A figure is counted for its roles alone. */
export const todayFigures = {
  alarms: { for: all },
  out_of_reach: { for: answering },
  desk_without_number: { for: ['admin'] },
  own_licence_soon: { for: answering },
  departments_without_duty: { for: office },
  doctors_out_of_reach: { for: office },
  licences_soon: { for: office },
  urgent_consults: { for: answering },
  flagged_talks: { for: wards },
  due_consults: { for: answering },
  first_answers: { for: answering },
  unread_consults: { for: answering },
  unread_talks: { for: wards },
  video_times: { for: ['doctor'] },
  returned_prescriptions: { for: ['doctor'] },
  renewals: { for: ['doctor'] },
  second_opinions: { for: ['doctor'] },
  late_surgeries: { for: ['nurse'] },
  called_beds: { for: ['nurse'] },
  examinations_to_book: { for: ['nurse'] },
  checkups_to_confirm: { for: checkups },
  checkups_to_refund: { for: checkups },
  flagged_questionnaires: { for: ['doctor', 'nurse', 'admin'] },
  flagged_pathways: { for: ['doctor', 'nurse', 'admin'] },
  overdue_pathways: { for: ['nurse', 'admin'] },
  group_alerts: { for: all },
  applications: { for: all },
  prescriptions_to_review: { for: ['pharmacist'] },
  medicines_to_make_up: { for: ['pharmacist'] },
  medicines_to_hand_out: { for: ['pharmacist'] },
  failed_refunds: { for: office },
  refund_requests: { for: office },
  refused_invoices: { for: office },
  bill_differences: { for: office },
  fee_bills_writing: { for: office },
  fee_bills_undoing: { for: office },
  fee_gaps: { for: office },
  mobile_cases: { for: office },
  held_messages: { for: office },
  unread_reports: { for: office },
  refused_supervision_reports: { for: office },
  refused_hospital_records: { for: office },
  supervision_differences: { for: office },
  appeals: { for: office },
  overdue_complaints: { for: office },
  complaints: { for: office },
  feedback: { for: office },
  near_misses: { for: office },
  licences_later: { for: office },
  own_licence_later: { for: answering },
  quality_to_judge: { for: office },
  articles_to_review: { for: office },
  texts_to_review: { for: office },
  programme_drafts: { for: office },
  questionnaire_drafts: { for: office },
  campaign_drafts: { for: office },
  triage_drafts: { for: office },
  failed_jobs: { for: ['admin'] },
  own_answered: { for: answering },
  own_ended: { for: answering },
  own_income: { for: answering },
  prescriptions_reviewed: { for: ['pharmacist'] },
  orders: { for: office },
  income: { for: office },
  returned: { for: office },
  bookings: { for: office },
} as const satisfies Readonly<Record<string, { for: readonly StaffRole[] }>>

export type TodayFigure = keyof typeof todayFigures
export const todayFigureNames = Object.keys(todayFigures) as [TodayFigure, ...TodayFigure[]]

export const figuresOf = (role: StaffRole): TodayFigure[] =>
  todayFigureNames.filter(name => (todayFigures[name].for as readonly StaffRole[]).includes(role))
