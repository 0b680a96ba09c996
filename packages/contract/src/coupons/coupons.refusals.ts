import { invalidInput } from '../common/common.refusals.ts'
import type { Refusals } from '../service.ts'

/** The business "no" of coupons. Codes 0203NNNN. */
export const couponRefusals = {
  /** Not begun, over, stopped, or never heard of: one answer. */
  activity_over: { code: '02030001', sentence: '活动未开始或已结束' },
  /** The last of the batch has gone. */
  sold_out: { code: '02030002', sentence: '来晚了，优惠券已领完' },
  /** This person, by account, mobile or ID number. */
  received: { code: '02030003', sentence: '您已领取过，每人限领一次' },
  self_invite: { code: '02030004', sentence: '不能使用自己的邀请码' },
  new_only: { code: '02030005', sentence: '这个活动只给新注册的人' },
} as const satisfies Refusals

/** The business "no" at the operator's desk. Codes 04020NNN. */
export const couponDeskRefusals = {
  /** What the batch says together does not fit; the sentence is the rule's. */
  terms_wrong: { code: invalidInput, sentence: '优惠券设置不正确' },
  /** People hold some of it: what it is worth stays. */
  batch_issued: { code: '04020001', sentence: '已有人领取，面额、范围和有效期不能再修改，请新建一批' },
  total_too_small: { code: '04020002', sentence: '发放总量不能少于已发放数量' },
  /** Stopped, over, or all gone. */
  batch_closed: { code: '04020003', sentence: '这批优惠券已停发、过期或已发完' },
  mobile_unknown: { code: '04020004', sentence: '该手机号尚未注册' },
  code_taken: { code: '04020005', sentence: '推广码已被使用，请换一个' },
} as const satisfies Refusals
