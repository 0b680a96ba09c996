import type { Refusals } from '../service.ts'

/** The business "no" of patient groups. Codes 0225NNNN. */
export const groupRefusals = {
  group_closed: { code: '02250001', sentence: '这个群暂不接受入群申请' },
  group_full: { code: '02250002', sentence: '这个群人数已满，暂时不能加入' },
  already_member: { code: '02250003', sentence: '您已在群里，可以直接进入' },
  already_applied: { code: '02250004', sentence: '您的申请正在审核，结果会发消息通知您' },
  nickname_taken: { code: '02250005', sentence: '群里已有人使用这个昵称，请换一个' },
  nickname_real: { code: '02250006', sentence: '为保护隐私，请不要用真实姓名作群昵称' },
  /** The application was answered, withdrawn or has lapsed meanwhile. */
  application_over: { code: '02250007', sentence: '该申请已处理，请刷新后查看' },
  muted: { code: '02250008', sentence: '您已被禁言，暂时不能发言' },
  all_muted: { code: '02250009', sentence: '本群已开启全员禁言，暂时不能发言' },
  recall_late: { code: '02250010', sentence: '发送超过2分钟，不能撤回' },
  /** Recalled or removed: there is nothing left to answer, report or remove. */
  message_gone: { code: '02250011', sentence: '这条消息已撤回或移除' },
  already_reported: { code: '02250012', sentence: '您已举报过这条消息，我们会尽快处理' },
  name_taken: { code: '02250013', sentence: '已有同名的群' },
  doctor_missing: { code: '02250014', sentence: '请至少选择一位在患者端展示的医生' },
  questions_full: { code: '02250015', sentence: '一个群最多200个常见问题' },
  /** Taken down, hidden, or never there: a member could not open it. */
  card_gone: { code: '02250016', sentence: '该内容已下架或隐藏，请选择其他内容' },
  /** Operators keep the groups; in the talk speak its doctors. */
  not_in_group: { code: '02250017', sentence: '只有群医生可以在群里发言' },
} as const satisfies Refusals
