import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { obj, only, service, type Services } from '../service.ts'
import { thirdRefusals } from './third.refusals.ts'
import { thirdSpelling as spelling } from './third.words.ts'
import { open, own } from '../common/ids.ts'

/** Minutes that a code is good for: an address that is opened at once. */
export const thirdCodeMinutes = 5

/** The partner that is meant when none is named (core 7). */
export const defaultThird = '5002'

/** Partners of the hospital whose pages are opened out of ours: a prescription site. */
export const thirdServices = {
  /**
   * A one-time code for a partner's page, of this session and this person (the account's own where none is named), good
   * for five minutes. The partner's server exchanges it (docs/third-parties.md). Who asks, the token says: a userId or
   * userType that is sent along is not read (docs/product/security.md, traps).
   */
  thirdCode: service({
    name: 'smarthos.third.authorization.code.get.v2',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({
      personId: own('person', z.optional(z.nullable(id))),
      thirdId: open(
        'a partner of the hospital',
        z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)), defaultThird),
      ),
    }),
    reply: obj(z.object({ token: z.string() })),
    spelling,
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...only(grantRefusals, 'grant_closed'),
      ...only(thirdRefusals, 'no_such_third'),
    },
  }),
} satisfies Services
