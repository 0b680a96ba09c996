import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { identityRefusals } from '../common/identity.refusals.ts'
import { idCard, optionalIdCard } from '../common/id-card.ts'
import { mobile } from '../common/phone.ts'
import { personName } from '../common/text.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { spell } from '../spelling.ts'
import { optionalShellTicket } from '../shell/shell.rules.ts'
import { peopleRefusals } from '../people/people.refusals.ts'
import { shellSpelling } from '../shell/shell.words.ts'
import { accountRefusals } from './account.refusals.ts'
import { inviteCode, newPassword, optionalPassword, promoteCode, typedPassword } from './account.rules.ts'
import { entered, profile, regStatus } from './account.schemas.ts'
import { accountSpelling as spelling } from './account.words.ts'
import { tryingLimits as limits } from './captcha.services.ts'
import { open } from '../common/ids.ts'
import { captchaOfNobody, shownToAll } from '../common/open-ids.ts'

/** Logging in and out, and what logging in needs. A token ends at 00:00 Asia/Shanghai on the second day after. */
export const accountServices = {
  /**
   * Logs in by SMS. For a mobile that nobody is registered with, the reply says regStatus REGISTER and the cid, without
   * a token; the captcha is not used up: the page goes to /register, which sends the same cid and captcha.
   */
  loginByCaptcha: service({
    name: 'nethos.pat.captcha.login',
    shedLast: true,
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object({ mobile, captcha, cid: open(captchaOfNobody, cid) }),
    reply: obj(z.object({ ...z.partial(entered).shape, regStatus, cid: z.string() })),
    spelling,
    refusals: only(captchaRefusals, 'captcha_wrong'),
  }),
  /**
   * Logs in by password. Five wrong in a row lock the mobile, known or not, for 15 minutes. From a device that is none of
   * the account's the right password is answered by device_unknown: nethos.pat.equipment.captcha.login lets in.
   */
  loginByPassword: service({
    name: 'nethos.pat.login',
    shedLast: true,
    kind: 'command',
    access: 'anybody',
    // The try is counted before the password is looked at, and no refusal may undo it.
    oneStatement: true,
    limits,
    input: z.object({ mobile, password: typedPassword }),
    reply: obj(entered),
    spelling,
    refusals: only(accountRefusals, 'password_wrong', 'login_locked', 'device_unknown'),
  }),
  /**
   * Registers the mobile that the login or binding captcha was sent to, with the account's own person, and agrees to the standing
   * texts. An invite code that is typed in must be one; a promoteCode comes with a link and is passed over when it is none
   * (any more). Either may earn coupons for both sides; a doctor's own counts for him. Whose code was scanned (docId or
   * exclusiveCodeId) is followed from now on. With a shell ticket its user is tied to the new account.
   */
  register: service({
    name: 'nethos.pat.register.v3',
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object({
      accountName: personName,
      idCard: optionalIdCard,
      captcha,
      cid: open(captchaOfNobody, cid),
      password: optionalPassword,
      inviteCode,
      promoteCode,
      docId: open(shownToAll, optionalId),
      exclusiveCodeId: open('a code that hangs on walls', optionalId),
      ticket: open('one browser’s own, known by nobody else', optionalShellTicket),
    }),
    reply: obj(entered),
    spelling: spell(spelling, shellSpelling),
    refusals: {
      ...only(captchaRefusals, 'captcha_wrong'),
      ...only(accountRefusals, 'mobile_registered', 'invite_unknown'),
      ...only(identityRefusals, 'id_card_bound', 'not_born'),
      ...only(peopleRefusals, 'self_not_adult'),
    },
  }),
  /** Sets the password after a captcha; ends the account's other sessions and its lock. */
  setPassword: service({
    name: 'nethos.pat.password.modify.v3',
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object({ mobile, captcha, cid: open(captchaOfNobody, cid), password: newPassword }),
    reply: done,
    refusals: { ...only(captchaRefusals, 'captcha_wrong'), ...only(accountRefusals, 'mobile_unknown') },
  }),
  /**
   * Changes the login mobile: a captcha to the mobile that is logged in with, and one to the new one (docs/product/needs.md B, with
   * the proof of the old mobile added: a borrowed phone must not be enough). Ends the account's other sessions.
   */
  changeMobile: service({
    name: 'nethos.pat.mobile.modify',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({
      currentCaptcha: captcha,
      currentCid: open(captchaOfNobody, cid),
      mobile,
      captcha,
      cid: open(captchaOfNobody, cid),
    }),
    reply: obj(profile),
    spelling,
    refusals: { ...only(captchaRefusals, 'captcha_wrong'), ...only(accountRefusals, 'mobile_registered') },
  }),
  /**
   * Changes the login mobile of an account whose owner cannot log in (core 8, code 01020701): name and ID number of its
   * owner, a captcha to the new mobile, and the password or a device of the account's. Ends all
   * sessions and tells the old mobile. Replies as a login.
   */
  changeMobileAsGuest: service({
    name: 'nethos.pat.mobile.modify.tourist',
    kind: 'command',
    access: 'anybody',
    limits: [{ per: 'address', times: 60, seconds: 3600 }],
    input: z.object({
      accountName: personName,
      idCard,
      mobile,
      captcha,
      cid: open(captchaOfNobody, cid),
      password: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: obj(entered),
    spelling,
    refusals: {
      ...only(captchaRefusals, 'captcha_wrong'),
      ...only(accountRefusals, 'mobile_registered', 'proof_missing', 'identity_locked_out'),
    },
  }),
  /** Ends this session (docs/product/needs.md B). */
  logout: service({
    name: 'nethos.pat.logout',
    kind: 'command',
    access: 'account',
    oneStatement: true,
    input: z.object({}),
    reply: done,
  }),
  /** Whether name and ID number are well-formed. Never says whose number it is or whether it is registered (docs/product/security.md, traps). */
  checkCredentials: service({
    name: 'nethos.pat.credentials.check',
    kind: 'query',
    access: 'anybody',
    limits,
    input: z.object({ accountName: personName, idCard }),
    reply: done,
    spelling,
  }),
  /** Whether the ID number is well-formed: one answer for all. That it is bound already, only the registration says. */
  checkIdCard: service({
    name: 'nethos.pat.checkcaptchaidcard',
    kind: 'query',
    access: 'anybody',
    limits,
    input: z.object({ idCard }),
    reply: done,
    spelling,
  }),
} satisfies Services
