import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant } from '../common/fields.ts'
import { mobile } from '../common/phone.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { accountRefusals } from './account.refusals.ts'
import { entered } from './account.schemas.ts'
import { accountSpelling as spelling } from './account.words.ts'
import { tryingLimits as limits } from './captcha.services.ts'
import { open, own } from '../common/ids.ts'
import { captchaOfNobody } from '../common/open-ids.ts'

/** A device that may log in by password. */
const device = z.object({
  deviceId: z.string(),
  /** iPhone · 微信, 安卓手机 · 浏览器. */
  deviceName: z.string(),
  firstAt: instant,
  /** The last login. */
  lastAt: instant,
  /** The one that asks. */
  isHere: z.boolean(),
  /** Somebody is logged in there now. */
  isIn: z.boolean(),
})
export type Device = z.infer<typeof device>

/**
 * Devices are known by the `deviceLabel` of the envelope. Every login makes its device one of the account's; a password
 * alone lets in only from one of them (docs/decisions/0021).
 */
export const deviceServices = {
  /** Logs in from a new device, with the captcha of nethos.system.captcha.pat.login, and makes it one of the account's. */
  loginOnDevice: service({
    name: 'nethos.pat.equipment.captcha.login',
    shedLast: true,
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object({ mobile, captcha, cid: open(captchaOfNobody, cid) }),
    reply: obj(entered),
    spelling,
    refusals: { ...only(captchaRefusals, 'captcha_wrong'), ...only(accountRefusals, 'mobile_unknown') },
  }),
  /** Newest login first; at most 50 (docs/product/needs.md B). */
  listDevices: service({
    name: 'nethos.pat.device.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(device),
  }),
  /** Takes a device off: it is logged out, and asks for a captcha from then on (docs/product/needs.md B). */
  removeDevice: service({
    name: 'nethos.pat.device.delete',
    kind: 'command',
    access: 'account',
    input: z.object({ deviceId: own('device') }),
    reply: done,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
