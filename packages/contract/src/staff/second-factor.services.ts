import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { done, list, obj, only, service, staffRoles, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { anyCode, appCode } from './second-factor.rules.ts'
import { staffRefusals } from './staff.refusals.ts'
import { staff } from '../common/ids.ts'

const tries = [{ per: 'account', times: 60, seconds: 3600 }] as const
const spelling: Spelling = { words: { login: 'account' } }

/**
 * The second step of the staff's login (RFC 6238: SHA-1, six digits, 30 seconds, one step of tolerance either way). Five
 * wrong codes in a row lock the codes of this member of staff for 15 minutes; a code is taken once.
 */
export const secondFactorServices = {
  /** One's own. `rule`: whom the hospital asks for a code: nobody, who has set it up, everybody. */
  mySecondFactor: service({
    name: 'staff.second_factor.mine',
    kind: 'query',
    access: staffRoles,
    audits: { none: 'his own' },
    beforeSecondStep: true,
    input: z.object({}),
    reply: obj(
      z.object({
        isOn: z.boolean(),
        /** Epoch ms. */
        since: z.nullable(z.int()),
        recoveryLeft: z.int(),
        rule: z.enum(['off', 'optional', 'required']),
      }),
    ),
  }),
  /**
   * A secret for the app, in letters (base32) and as an otpauth:// address for a QR code. Asked again in the same session
   * it is the same one, until `confirm`.
   */
  beginSecondFactor: service({
    name: 'staff.second_factor.begin',
    kind: 'command',
    access: staffRoles,
    audits: { none: 'shows himself a secret that counts for nothing yet' },
    beforeSecondStep: true,
    shedLast: true,
    limits: tries,
    input: z.object({}),
    reply: obj(z.object({ secret: z.string(), address: z.string() })),
    refusals: only(staffRefusals, 'factor_on', 'factor_switched_off'),
  }),
  /** The first code proves that the app has it. The recovery codes are told this once; his other sessions end. */
  confirmSecondFactor: service({
    name: 'staff.second_factor.confirm',
    kind: 'command',
    access: staffRoles,
    audits: { writes: ['staff.second_factor.add', 'staff.second_factor.wrong'] },
    beforeSecondStep: true,
    shedLast: true,
    limits: tries,
    input: z.object({ code: appCode }),
    reply: obj(z.object({ recoveryCodes: z.array(z.string()) })),
    refusals: only(staffRefusals, 'secret_gone', 'code_wrong', 'code_locked', 'factor_switched_off'),
  }),
  /** The second step of the login: a code of the app, or a recovery code, which is used up. */
  proveSecondFactor: service({
    name: 'staff.second_factor.prove',
    kind: 'command',
    access: staffRoles,
    audits: { writes: ['staff.login', 'staff.second_factor.recovery', 'staff.second_factor.wrong'] },
    beforeSecondStep: true,
    shedLast: true,
    limits: tries,
    input: z.object({ code: anyCode }),
    reply: obj(z.object({ recoveryLeft: z.int() })),
    refusals: only(staffRefusals, 'factor_off', 'code_wrong', 'code_locked'),
  }),
  /** Another phone, or none any more: with a code. Who must have one is led to set it up again at once. */
  removeSecondFactor: service({
    name: 'staff.second_factor.remove',
    kind: 'command',
    access: staffRoles,
    audits: { writes: ['staff.second_factor.remove', 'staff.second_factor.recovery', 'staff.second_factor.wrong'] },
    limits: tries,
    input: z.object({ code: anyCode }),
    reply: done,
    refusals: only(staffRefusals, 'factor_off', 'code_wrong', 'code_locked'),
  }),
  /** All active staff, by name, and who has it. */
  listSecondFactors: service({
    name: 'staff.second_factor.list',
    kind: 'query',
    access: ['admin'],
    audits: { none: 'the staff, and who of them has a second factor' },
    input: z.object({}),
    reply: list(
      z.object({
        staffId: z.string(),
        name: z.string(),
        login: z.string(),
        role: z.enum(staffRoles),
        isOn: z.boolean(),
        since: z.nullable(z.int()),
        recoveryLeft: z.int(),
      }),
    ),
    spelling,
  }),
  /** Phone and recovery codes are lost: an administrator takes it away, never his own. His sessions end. */
  resetSecondFactor: service({
    name: 'staff.second_factor.reset',
    kind: 'command',
    access: ['admin'],
    audits: { writes: ['staff.second_factor.reset'] },
    input: z.object({ staffId: staff('staff') }),
    reply: done,
    refusals: {
      ...only(staffRefusals, 'not_own_factor'),
      ...only(commonRefusals, 'not_found'),
    },
  }),
} satisfies Services
