import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant } from '../common/fields.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { accountRefusals } from './account.refusals.ts'
import { closingBlockerNames } from './closing.rules.ts'
import { open } from '../common/ids.ts'
import { captchaOfNobody } from '../common/open-ids.ts'

const closingState = z.object({
  /** When the account is closed, epoch ms; null while nobody has asked for it. */
  closingAt: z.nullable(instant),
  /** Past that time, and something still stands in the way: it is closed as soon as that is over. */
  isHeldUp: z.boolean(),
  /** What stands in the way, and how many of it. */
  blockers: z.array(z.object({ blocker: z.enum(closingBlockerNames), count: z.int() })),
})
export type Closing = z.infer<typeof closingState>

/**
 * Closing an account (docs/product/needs.md B). It is carried out 15 days after it was asked for, and undone by one call until then.
 * Then the login is gone for good and the ID number is free for another account; medical records are kept as the law says.
 */
export const closingServices = {
  /** Where it stands, and what would stand in the way. */
  getClosing: service({
    name: 'nethos.pat.cancel.status',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: obj(closingState),
  }),
  /** Sends a captcha to the mobile that the account logs in with. */
  sendClosingCaptcha: service({
    name: 'nethos.system.captcha.pat.cancel',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({}),
    reply: obj(z.object({ cid: z.string() })),
    refusals: only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many'),
  }),
  askClosing: service({
    name: 'nethos.pat.cancel',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({ captcha, cid: open(captchaOfNobody, cid) }),
    reply: obj(z.object({ closingAt: instant })),
    refusals: {
      ...only(captchaRefusals, 'captcha_wrong'),
      ...only(accountRefusals, 'business_open', 'closing_already'),
    },
  }),
  undoClosing: service({
    name: 'nethos.pat.cancel.undo',
    kind: 'command',
    access: 'account',
    input: z.object({}),
    reply: done,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
