import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { instant, optionalId } from '../common/fields.ts'
import { mobile } from '../common/phone.ts'
import { shellNames } from '../common/shells.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { spell } from '../spelling.ts'
import { shellRefusals } from '../shell/shell.refusals.ts'
import { optionalShellTicket, shellTicket } from '../shell/shell.rules.ts'
import { shellSpelling } from '../shell/shell.words.ts'
import { accountRefusals } from './account.refusals.ts'
import { typedPassword } from './account.rules.ts'
import { entered } from './account.schemas.ts'
import { accountSpelling } from './account.words.ts'
import { tryingLimits as limits } from './captcha.services.ts'
import { open } from '../common/ids.ts'
import { captchaOfNobody, linkMeaning } from '../common/open-ids.ts'

const spelling = spell(accountSpelling, shellSpelling)

/**
 * Logging in as the user of the messaging app or of the payment app (core 7). Everywhere a shell ticket stands for that
 * user: the way back from the shell's platform gives it, for one browser and half an hour (ticketMinutes).
 */
export const shellLoginServices = {
  /**
   * Logs in whoever is tied to an account already, and uses the ticket up; isBound false: nobody is, or the account has shut
   * this device out, and the ticket stays good for binding by SMS. On the wire the ticket is `openid`: the documents' `token` is the envelope's own field.
   */
  loginByShell: service({
    name: 'nethos.wechat.pat.login',
    shedLast: true,
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object({ ticket: open('one browser’s own, known by nobody else', shellTicket) }),
    reply: obj(z.object({ ...z.partial(entered).shape, isBound: z.boolean() })),
    spelling: spell(spelling, { words: { isBound: 'bound' } }),
    refusals: only(shellRefusals, 'ticket_over'),
  }),
  /** Logs in by password, as nethos.pat.login does and on known devices only, and ties the ticket's user to the account, where neither is tied otherwise. */
  loginByPasswordInShell: service({
    name: 'nethos.wechat.pat.password.login',
    shedLast: true,
    kind: 'command',
    access: 'anybody',
    oneStatement: true,
    limits,
    input: z.object({
      mobile,
      password: typedPassword,
      ticket: open('one browser’s own, known by nobody else', optionalShellTicket),
    }),
    reply: obj(z.object({ ...entered.shape, isBound: z.boolean() })),
    spelling: spell(spelling, { words: { isBound: 'bound' } }),
    refusals: only(accountRefusals, 'password_wrong', 'login_locked', 'device_unknown'),
  }),
  /** To which account the ticket's user is tied: only its masked mobile, for /repeatBind. */
  boundMobile: service({
    name: 'nethos.pat.wechat.bound',
    kind: 'query',
    access: 'anybody',
    limits,
    input: z.object({ ticket: open('one browser’s own, known by nobody else', shellTicket) }),
    reply: obj(z.object({ isBound: z.boolean(), loginMobile: z.string() })),
    spelling: spell(spelling, { words: { isBound: 'bound' } }),
    refusals: only(shellRefusals, 'ticket_over'),
  }),
  /**
   * Ties the ticket's user to the account of a mobile by SMS, and logs in. The ticket comes as openId or alipayUserId.
   * replaces: the account's other user of this shell gives way; the patient has been asked (/account/notice).
   */
  bindShell: service({
    name: 'nethos.pat.wechat.bind',
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object({
      captcha,
      cid: open(captchaOfNobody, cid),
      ticketOfMessaging: open('one browser’s own, known by nobody else', optionalShellTicket),
      ticketOfPayment: open('one browser’s own, known by nobody else', optionalShellTicket),
      replaces: z._default(z.boolean(), false),
      /** Old clients send them; the device is the envelope's, the code belongs to coupons. */
      deviceId: open(
        'one browser’s own, known by nobody else',
        z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      ),
      promoteCode: open(linkMeaning, optionalId),
    }),
    reply: obj(entered),
    spelling: spell(spelling, { words: { ticketOfMessaging: 'openId', ticketOfPayment: 'alipayUserId' } }),
    refusals: {
      ...only(captchaRefusals, 'captcha_wrong'),
      ...only(accountRefusals, 'mobile_unknown'),
      ...only(shellRefusals, 'ticket_over', 'bound_too_soon', 'account_tied', 'shell_tied'),
    },
  }),
  /** Which apps log in to this account by themselves, and since when. */
  tiedShells: service({
    name: 'nethos.pat.wechat.tied',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(z.object({ shell: z.enum(shellNames), boundAt: instant })),
  }),
  /** That app's user logs in to this account no longer; this session and all others stay. Nothing tied: done as well. */
  untieShell: service({
    name: 'nethos.pat.wechat.untie',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 20, seconds: 3600 }],
    input: z.object({ shell: z.enum(shellNames) }),
    reply: done,
  }),
  /** Ends this session and unties its own shell user from the account: an openid that is sent along is not read. */
  logoutOfShell: service({
    name: 'nethos.pat.wechat.logout',
    kind: 'command',
    access: 'account',
    input: z.object({}),
    reply: done,
  }),
} satisfies Services
