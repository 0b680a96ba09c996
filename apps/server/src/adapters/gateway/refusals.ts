import {
  HoldOverError,
  NumberTakenError,
  OrderUnknownError,
  SessionStoppedError,
} from '../../ports/hospital-booking.ts'
import { TooLateToWithdrawError } from '../../ports/hospital-bills.ts'
import { CheckupRefusedError, TimeFullError } from '../../ports/hospital-checkups.ts'
import { OrderClosedError, SlotFullError } from '../../ports/hospital-examinations.ts'
import { BedTakenError, NoteClosedError } from '../../ports/hospital-stays.ts'
import {
  FileExistsError,
  FileRefusedError,
  FileUnknownError,
  RecordNumberPendingError,
  SeveralFilesError,
} from '../../ports/hospital.ts'

/** How a hospital refuses: the word on the line, the port's error, and what it means. */
export const refusals = {
  several_files: [SeveralFilesError, '这个身份证号有几份病案，医院自己也分不清：请患者到窗口合并'],
  record_number_pending: [RecordNumberPendingError, '已经建档，病案号稍后才有：我们会再问'],
  file_exists: [FileExistsError, '这个身份证号已有病案'],
  file_unknown: [FileUnknownError, '没有这个病案号'],
  file_refused: [FileRefusedError, '医院按自己的规则不接受这次写入'],
  number_taken: [NumberTakenError, '号已被别人占用'],
  session_stopped: [SessionStoppedError, '已停诊'],
  hold_over: [HoldOverError, '占号已过期，号已归别人'],
  order_unknown: [OrderUnknownError, '没有这个订单'],
  too_late_to_withdraw: [TooLateToWithdrawError, '已经发药或执行，不能撤销'],
  slot_full: [SlotFullError, '该时段已满'],
  order_closed: [OrderClosedError, '申请单已完成、已作废，或已有另一个预约'],
  bed_taken: [BedTakenError, '床位不空'],
  note_closed: [NoteClosedError, '住院证已结束'],
  time_full: [TimeFullError, '该时段已满'],
  checkup_refused: [CheckupRefusedError, '套餐已停，或不接受此人'],
} as const
export type Refusal = keyof typeof refusals
export const refusalNames = Object.keys(refusals) as [Refusal, ...Refusal[]]

export const errorOfRefusal = (refusal: Refusal, reason: string): Error => {
  const [Kind, means] = refusals[refusal]
  return new Kind(reason || means)
}

/** What the hospital's side answers for an error of the port; undefined: it is none of them. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  refusalNames.find(name => (error as Error | undefined)?.constructor === refusals[name][0])
