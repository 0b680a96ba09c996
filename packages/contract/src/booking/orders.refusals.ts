import { commonRefusals } from '../common/common.refusals.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { hospitalAccountRefusals } from '../hospital-account/hospital-account.refusals.ts'
import { only, type Refusals } from '../service.ts'

/** The business "no" of bookings. Codes 0217NNNN; those of the hospital account keep their own. */
export const orderRefusals = {
  /** booking 8. */
  not_bound: hospitalAccountRefusals.not_bound,
  /** booking 5, in the wording of the booking document. `obj.personId`. */
  id_card_missing: { code: '02170001', sentence: '就诊人证件号不能为空，是否去完善信息？' },
  /** booking 5: under six years. */
  guardian_missing: { code: '02170002', sentence: '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。' },
  /** `obj`: banId, until (epoch ms). */
  banned: { code: '02170003', sentence: '因频繁退号，这位就诊人的预约已暂停' },
  /** Somebody was faster. `obj`: `free` numbers of the same session, or else `others` (OtherSession), `mayWait` (waitlist). */
  taken: { code: '02170004', sentence: '手慢了，这个号刚刚被约走' },
  full: { code: '02170005', sentence: '这一时段已经约满' },
  /** `obj.bookingId` leads to it. */
  already_booked: { code: '02170006', sentence: '这位就诊人在这一时段已有预约，不用再约' },
  day_full: { code: '02170007', sentence: '这位就诊人当天能约的次数已用完，请换一天' },
  week_full: { code: '02170008', sentence: '这位就诊人本周能约的次数已用完，请换一周' },
  stopped: { code: '02170009', sentence: '这个时段已停诊，请选择其他时间' },
  not_released: { code: '02170010', sentence: '这个时段还没有放号，请在放号后预约' },
  /** Its numbers are drawn by lot; `obj.sessionId`. */
  by_draw: { code: '02170011', sentence: '这个时段的号由摇号决定，请登记摇号' },
  over: { code: '02170012', sentence: '这个时段已过预约时间，请选择其他时间' },
  cannot_cancel: { code: '02170013', sentence: '这个预约已经不能取消' },
  /** The server says until when it could be. */
  too_late: { code: '02170014', sentence: '已过退号时间，如不能就诊请联系医院' },
  being_changed: { code: '02170015', sentence: '正在改约，医院确认后才能操作' },
  cannot_change: { code: '02170016', sentence: '这个预约不能改约' },
  changes_used: { code: '02170017', sentence: '改约次数已用完，如需更改请退号后重新预约' },
  /** Only what costs the same takes the money along. */
  not_alike: { code: '02170018', sentence: '只能改到同科室、同类型、同价格的号，请退号后重新预约' },
  cannot_pay_there: { code: '02170019', sentence: '这个预约不能到医院支付，请在线支付' },
  nothing_stopped: { code: '02170020', sentence: '这个预约没有停诊，或已经处理' },
  cannot_write: { code: '02170021', sentence: '就诊已结束，不能再填写病史' },
  not_mdt: { code: '02170022', sentence: '请选择参加会诊的科室' },
  /** Lifted, run out, or somebody else's. */
  no_ban: { code: '02170023', sentence: '这位就诊人没有被暂停预约' },
  /** The person, or somebody of the account, has let one of its numbers go today. */
  let_go_today: { code: '02170025', sentence: '今天已放弃过这一节门诊的号，请选择其他门诊，或明天再约' },
  /** Unpaid numbers that the account holds; the server says how many it may. */
  too_many_holds: { code: '02170026', sentence: '您有待支付的号，请先支付或取消' },
  /** Of the account's people together, today. */
  let_go_too_often: { code: '02170027', sentence: '今天多次取号没有支付，请明天再约' },
  /** As many to be paid at the window as the account may hold unpaid; the server says how many. */
  too_many_at_window: { code: '02170029', sentence: '您有到院支付、还没就诊的号，这个号请在线支付' },
  cannot_forgo: { code: '02170028', sentence: '现在可以直接退号，或就诊已开始' },
  appeal_open: { code: '02170024', sentence: '申诉正在处理，结果会发消息通知您' },
} as const satisfies Refusals

/** It is nobody's, another account's, or closed to this account by whom it is for. */
export const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }
/** Why somebody may not be booked for. */
export const ofPerson = {
  ...notFound,
  ...only(orderRefusals, 'id_card_missing', 'guardian_missing', 'not_bound', 'banned'),
}
/** Why a number is not to be had. */
export const ofNumber = only(
  orderRefusals,
  'stopped',
  'not_released',
  'by_draw',
  'over',
  'taken',
  'full',
  'already_booked',
  'day_full',
  'week_full',
  'not_mdt',
  'let_go_today',
  'too_many_holds',
  'let_go_too_often',
)

/** The staff's. Codes 0417NNNN. */
export const bookingDeskRefusals = {
  already_lifted: { code: '04170001', sentence: '该限制已解除或已到期' },
  already_answered: { code: '04170002', sentence: '该申诉已处理' },
} as const satisfies Refusals
