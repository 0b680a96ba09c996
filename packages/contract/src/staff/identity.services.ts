import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant } from '../common/fields.ts'
import { idCardOrEmpty } from './identity.rules.ts'
import { obj, only, service, type Services } from '../service.ts'
import { staffRefusals } from './staff.refusals.ts'

const doctors = ['doctor'] as const
const tries = [{ per: 'account', times: 20, seconds: 3600 }] as const
const notYet = only(commonRefusals, 'second_step_missing')

/**
 * Before he receives patients a doctor shows that it is he: by his face at a provider's page, against the register's picture (互联网诊疗监管细则
 * 2022: 接诊前实名认证). Where the hospital asks for it, his login opens nothing else until then; a day later he is asked again.
 */
export const staffIdentityServices = {
  myIdentity: service({
    name: 'staff.identity.mine',
    kind: 'query',
    access: doctors,
    audits: { none: 'his own' },
    beforeSecondStep: true,
    input: z.object({}),
    reply: obj(
      z.object({
        /** His ID number is kept since it was found right: he does not type it again. */
        isKnown: z.boolean(),
        /** Until when this login counts as his; null: not yet. */
        confirmedUntil: z.nullable(instant),
      }),
    ),
  }),
  /** Where he goes to be looked at. The ID number is asked for once, and held against the register by his name. */
  beginIdentity: service({
    name: 'staff.identity.begin',
    kind: 'command',
    access: doctors,
    audits: { writes: ['staff.identity.begin'] },
    beforeSecondStep: true,
    shedLast: true,
    limits: tries,
    input: z.object({
      idCard: idCardOrEmpty,
      /** What the provider's script says of his browser. */
      device: z._default(z.string().check(z.maxLength(4_000)), '{}'),
    }),
    reply: obj(z.object({ url: z.string() })),
    refusals: {
      ...notYet,
      ...only(staffRefusals, 'identity_card_missing', 'identity_card_wrong', 'identity_away', 'identity_unused'),
    },
  }),
  /** Back from there: what the provider says of the newest try of this login. */
  settleIdentity: service({
    name: 'staff.identity.settle',
    kind: 'command',
    access: doctors,
    audits: { writes: ['staff.identity.confirm', 'staff.identity.fail'] },
    beforeSecondStep: true,
    shedLast: true,
    limits: [{ per: 'account', times: 120, seconds: 3600 }],
    input: z.object({}),
    reply: obj(z.object({ outcome: z.enum(['none', 'waiting', 'passed', 'failed']) })),
    refusals: { ...notYet, ...only(staffRefusals, 'identity_away') },
  }),
} satisfies Services
