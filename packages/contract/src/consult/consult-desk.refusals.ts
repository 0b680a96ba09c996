import { proofUnchecked } from '../record/proof.kinds.ts'
import type { Refusals } from '../service.ts'

/** The business "no" at the doctor's desk. Codes 04012NNN. */
export const consultDeskRefusals = {
  /** Ended, and the patient may not ask on either. */
  cannot_answer: { code: '04012001', sentence: '咨询已结束，无法回复' },
  /** The list may have changed while the form stood open. */
  diagnosis_unknown: { code: '04012024', sentence: '诊断不在医院的诊断目录中，请重新选择' },
  cannot_ask: { code: '04012002', sentence: '咨询不在进行中，无法要求补充资料' },
  /** Ended, not answered yet, or of a kind without a number of replies. */
  cannot_give_replies: { code: '04012031', sentence: '只能为进行中的、已回复的咨询增加回复次数' },
  cannot_finish: { code: '04012003', sentence: '咨询不在进行中，无法结束' },
  /** Only before the first reply (docs/product/protocol.md 3). */
  cannot_decline: { code: '04012004', sentence: '已回复或已结束的咨询无法退回' },
  /** The chief has given it to another member of the team. */
  assigned_to_other: { code: '04012005', sentence: '该咨询已分配给团队其他成员，请由其处理' },
  voice_alone: { code: '04012009', sentence: '语音请单独发送' },
  /** Taken down, hidden, or never there: the patient could not open it. */
  card_gone: { code: '04012010', sentence: '该内容已下架或隐藏，请选择其他内容' },
  cannot_assign: { code: '04012006', sentence: '只有团队首席可以分配进行中的团队咨询' },
  no_member: { code: '04012007', sentence: '该医生不在团队中' },
  /** Somebody else was faster, or the consult has ended. */
  alarm_over: { code: '04012011', sentence: '该患者已有人处理，或咨询已结束' },
  /** A video is met by whom it was booked with, bought time belongs to whom it was bought of, and a team has its chief. */
  cannot_hand_over: { code: '04012012', sentence: '只能转交进行中的、患者直接向您提问的图文咨询' },
  no_colleague: { code: '04012013', sentence: '只能转交给本科室正在工作的医生，请重新选择' },
  not_prescriber: { code: '04012025', sentence: '您没有开具处方的权限' },
  /** Ended, a renewal already, or a question to the pharmacist. */
  no_prescription_here: { code: '04012026', sentence: '只能在进行中的图文、团队或视频咨询中请患者申请处方' },
  /** Ended, another's to answer, or a booked time. */
  cannot_snooze: { code: '04012027', sentence: '只能推迟由您解答的、进行中的图文咨询' },
  /** What cannot wait is not put aside. */
  snooze_flagged: { code: '04012028', sentence: '患者描述的情况可能紧急，不能稍后处理，请现在回复' },
  snooze_time_wrong: { code: '04012029', sentence: '请选择3天以内、并且早于回复时限1小时的时间' },
  already_judged: { code: '04012030', sentence: '这份咨询已有质控结果' },
  too_many_phrases: { code: '04012014', sentence: '常用语最多保存100条' },
  no_department: { code: '04012015', sentence: '您没有所属科室，不能共享常用语' },
  /** A diagnosis of the list wants the proof of an earlier one. */
  proof_unchecked: { code: '04012041', sentence: proofUnchecked },
  /** Going, and not bought for a length of time that has begun. */
  cannot_send: { code: '04012008', sentence: '咨询已结束或在服务期内，请直接回复建议就诊' },
} as const satisfies Refusals
