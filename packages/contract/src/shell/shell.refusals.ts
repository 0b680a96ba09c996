import type { Refusals } from '../service.ts'

/** The business "no" about who somebody is to the messaging app or the payment app. Codes 0109NNNN. */
export const shellRefusals = {
  /** The ticket is over, used up, or another browser's: one sentence for all (core 5). */
  ticket_over: { code: '01090001', sentence: '未正常获取token' },
  /** core 9: one binding in 60 seconds. */
  bound_too_soon: { code: '01090002', sentence: '操作频繁，请1分钟后再试' },
  /** The mobile's account logs in with another user of this shell; the page leads to /account/notice (core 8). */
  account_tied: { code: '01090003', sentence: '这个手机号已绑定其他微信或支付宝' },
  /** This user of the shell logs in to another account already; the page leads to /repeatBind. */
  shell_tied: { code: '01090004', sentence: '您的微信或支付宝已绑定其他手机号' },
  /** The messaging app's own cashier needs to know who pays; the page asks its platform and comes back. */
  payer_unknown: { code: '01090005', sentence: '未正常获取token' },
  /** No page ticket could be got, or the address is not ours (core 8, sharing). */
  no_signature: { code: '01090006', sentence: '微信jssdk获取失败' },
} as const satisfies Refusals
