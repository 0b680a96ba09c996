import type { Refusals } from '../service.ts'

/** The business "no" of grants. Codes 010303NN. */
export const grantAskRefusals = {
  /** Under 14 the parents answer for the child. */
  too_young: { code: '01030302', sentence: '就诊人未满14周岁，由监护人代为办理，不需要本人授权' },
  is_self: { code: '01030303', sentence: '本人不需要授权' },
  age_unknown: { code: '01030304', sentence: '请先补充对方的身份证号' },
  no_mobile: { code: '01030305', sentence: '请先补充对方本人的手机号' },
  own_mobile: { code: '01030306', sentence: '授权要由对方用自己的手机确认，请先把就诊人的手机号改为对方本人的号码' },
  asked_too_often: { code: '01030307', sentence: '今天发给对方的授权申请太多，请明天再试' },
  /** Answered, withdrawn or past its time. */
  cannot_answer: { code: '01030308', sentence: '这条授权申请已处理或已过期' },
  /** Nothing stands that could be ended. */
  cannot_end: { code: '01030309', sentence: '这条授权已经结束' },
} as const satisfies Refusals
