import { randomBytes, randomInt } from 'node:crypto'
import { captchaMinutes, captchaResendSeconds } from '@nethos/contract/common/captcha.ts'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { countAgainst } from '../../calls/limits.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { queueSms } from '../sms/public.ts'
import { addCaptcha, lockMobile, sentSince, type CaptchaPurpose } from './captcha.table.ts'

/** Text messages that one address may cause, over all services that send a captcha: a ward or a carrier shares one. */
const perAddress = { times: 300, seconds: 3_600 }
const mostADay = 10

/**
 * Makes a captcha and queues its text message, in the caller's transaction. Whether anybody is registered with the
 * mobile is not asked: the reply cannot tell.
 */
export async function sendCaptcha(
  ctx: Ctx,
  purpose: CaptchaPurpose,
  mobile: string,
  template: 'captcha' | 'grant-code' = 'captcha',
): Promise<{ cid: string } | Refused<'captcha_too_soon' | 'captcha_too_many'>> {
  if (ctx.address !== '') await countAgainst(ctx.db, { key: `captcha ${ctx.address}`, limit: perAddress, now: ctx.now })
  await lockMobile(ctx, mobile)
  const midnight = startOfDay(dayOf(ctx.now))
  const sent = await sentSince(ctx, mobile, Math.min(midnight, ctx.now - captchaResendSeconds * 1000))
  const waitMs = (sent[0] ?? -Infinity) + captchaResendSeconds * 1000 - ctx.now
  if (waitMs > 0) {
    const waitSeconds = Math.ceil(waitMs / 1000)
    return refuse('captcha_too_soon', { sentence: `验证码已发送，请${waitSeconds}秒后再获取`, obj: { waitSeconds } })
  }
  if (sent.filter(at => at >= midnight).length >= mostADay) return refuse('captcha_too_many')

  const cid = randomBytes(16).toString('base64url')
  const code = String(randomInt(10_000)).padStart(4, '0')
  const expiresAt = ctx.now + captchaMinutes * 60_000
  await addCaptcha(ctx, { cid, purpose, mobile, code, expiresAt })
  await queueSms(ctx, { mobile, template, variables: [code, String(captchaMinutes)], cid }, expiresAt)
  return { cid }
}
