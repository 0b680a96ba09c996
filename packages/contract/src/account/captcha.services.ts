import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { mobile } from '../common/phone.ts'
import { obj, only, service, type Services } from '../service.ts'
import { accountRefusals } from './account.refusals.ts'
import { regStatus } from './account.schemas.ts'
import { open } from '../common/ids.ts'
import { captchaOfNobody } from '../common/open-ids.ts'

/** Text messages that one address may cause; a ward or a carrier shares one (docs/product/security.md 15). */
const sending = [{ per: 'address', times: 300, seconds: 3600 }] as const
/** How often one address may try captchas or passwords. */
export const tryingLimits = [{ per: 'address', times: 300, seconds: 3600 }] as const

const sent = obj(z.object({ cid: z.string() }))
const refusals = only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many')

/**
 * Each sends a code of 4 digits by SMS, bound to purpose, mobile and cid: five wrong tries or ten minutes end it, the
 * final call uses it up. At most one in 60 seconds and ten a day (Asia/Shanghai) per mobile, of all purposes together; 300 an hour per address over all services. The reply
 * is the same for a registered mobile and for one that nobody knows.
 */
export const captchaServices = {
  sendLoginCaptcha: service({
    name: 'nethos.system.captcha.pat.login',
    shedLast: true,
    kind: 'command',
    access: 'anybody',
    limits: sending,
    input: z.object({ mobile }),
    reply: sent,
    refusals,
  }),
  sendPasswordCaptcha: service({
    name: 'nethos.system.captcha.pat.password.reset',
    kind: 'command',
    access: 'anybody',
    limits: sending,
    input: z.object({ mobile }),
    reply: sent,
    refusals,
  }),
  /** For tying the messaging app's or payment app's user to the account of a mobile; registering takes it as well. */
  sendBindCaptcha: service({
    name: 'nethos.system.captcha.pat.wechat.bind',
    kind: 'command',
    access: 'anybody',
    limits: sending,
    input: z.object({ mobile }),
    reply: sent,
    refusals,
  }),
  /** For changing the login mobile: to the new one, or without `mobile` to the one that the caller logs in with. */
  sendMobileCaptcha: service({
    name: 'nethos.system.captcha.pat.mobile.modify',
    kind: 'command',
    access: 'anybody',
    limits: sending,
    input: z.object({ mobile: z.optional(mobile) }),
    reply: sent,
    refusals: { ...refusals, ...only(accountRefusals, 'mobile_missing') },
  }),
  /** Tells whether a captcha is right without using it up, and then whether its mobile is registered (docs/product/rules.md 6, 16). */
  checkCaptcha: service({
    name: 'nethos.system.captcha.checkcaptcha.v2',
    kind: 'command',
    access: 'anybody',
    // A wrong try counts although the call is refused: nothing may undo it.
    oneStatement: true,
    limits: tryingLimits,
    input: z.object({ captcha, cid: open(captchaOfNobody, cid) }),
    reply: obj(z.object({ cid: z.string(), regStatus })),
    refusals: only(captchaRefusals, 'captcha_wrong'),
  }),
} satisfies Services
