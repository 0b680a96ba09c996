import { complaintOutcomes, complaintChannels } from '@nethos/contract/feedback/complaint.rules.ts'
import { complaintStates, type ComplaintState } from '@nethos/contract/feedback/complaint.status.ts'
import type { Tone } from '../../controls/tag.tsx'
import type { ComplaintFilter } from './complaint.calls.ts'

export const complaintLabels = Object.fromEntries(
  Object.entries(complaintStates).map(([state, { label }]) => [state, label]),
) as Readonly<Record<ComplaintState, string>>
export const complaintTones: Readonly<Record<ComplaintState, Tone>> = {
  open: 'warn',
  in_work: 'brand',
  answered: 'good',
  closed: 'plain',
  reopened: 'danger',
}

/** For the filters: everything first. */
export const stateChoices: Readonly<Record<ComplaintFilter['complaintState'], string>> = {
  '': '全部状态',
  owed: '待答复（全部）',
  ...complaintLabels,
}
export const onlyChoices: Readonly<Record<ComplaintFilter['only'], string>> = {
  '': '全部投诉',
  overdue: '超过时限',
  in_time: '时限内待答复',
  mine: '我负责的',
  consult: '关联咨询的',
}
export const outcomeChoices: Readonly<Record<ComplaintFilter['outcome'], string>> = {
  '': '全部结果',
  ...complaintOutcomes,
}
export const channelChoices: Readonly<Record<ComplaintFilter['cameBy'], string>> = {
  '': '全部途径',
  ...complaintChannels,
}

/** What has happened, as the course of a case says it. */
export const eventWords: Readonly<Record<string, string>> = {
  open: '提交投诉',
  assign: '受理或转交',
  answer: '答复患者',
  close: '办结',
  reopen: '患者不满意，再次投诉',
}
