import type { Ctx } from '../../calls/handler.ts'
import { countTry, tryCode, spend, type CaptchaProof } from './captcha.table.ts'

export { sendCaptcha } from './send-captcha.ts'
export type { CaptchaProof } from './captcha.table.ts'

/**
 * Looks at a captcha without using it up; a wrong one counts. To be called where no refusal can undo the count: in
 * `prepare` of a stepped command, or in a command without a transaction. The mobile when right.
 */
export const tryCaptcha = (
  ctx: Ctx,
  proof: Partial<CaptchaProof> & { cid: string; captcha: string },
): Promise<string | undefined> => tryCode(ctx, proof)

/** Uses a right captcha up, in the transaction of what it was brought for. The mobile that it went to, when right. */
export const takeCaptcha = (ctx: Ctx, proof: CaptchaProof): Promise<string | undefined> => spend(ctx, proof)

/** A right captcha that is brought again and again with something wrong wears off too. */
export const wearCaptcha = (ctx: Ctx, cid: string): Promise<void> => countTry(ctx, cid)
