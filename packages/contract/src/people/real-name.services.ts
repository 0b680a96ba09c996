import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { identityRefusals } from '../common/identity.refusals.ts'
import { idCard } from '../common/id-card.ts'
import { personName } from '../common/text.ts'
import { list, obj, only, service, type Services } from '../service.ts'
import { peopleRefusals } from './people.refusals.ts'
import { realNameWays } from './people.rules.ts'
import { personIdSpelling, realNameSpelling } from './people.words.ts'
import { own } from '../common/ids.ts'

const ways = Object.keys(realNameWays) as (keyof typeof realNameWays)[]

/** 实名认证: that a person is who he says. The hospital says so when a file is bound (bindingServices), the police here. */
export const realNameServices = {
  /** Each way to be verified, and whether it has been gone. */
  listRealNameWays: service({
    name: 'nethos.sys.user.auth.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'ways to be verified' },
    input: z.object({ personId: own('person') }),
    reply: list(
      z.object({
        way: z.enum(ways),
        /** It has verified him. */
        isDone: z.boolean(),
        /** It can be gone at all: 运营商认证 cannot yet (core 5). */
        isOpen: z.boolean(),
        /** How often it may still be tried today; only of ways that are counted. */
        triesLeft: z.optional(z.int()),
      }),
    ),
    spelling: realNameSpelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /**
   * Asks the police's register whether name and ID number belong together. true: 认证成功, both are the person's from now
   * on and locked; false: they do not. Five times a day for one ID number, whoever asks (core 9). What was right once is
   * not asked, nor counted, again. The register away: HTTP 503, and the try does not count.
   */
  verifyByPolice: service({
    name: 'nethos.sys.user.auth',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({ personId: own('person'), personName, idCard }),
    reply: obj(z.boolean()),
    spelling: { words: { ...personIdSpelling.words, personName: 'name', idCard: 'Idcard' } },
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...only(identityRefusals, 'identity_locked', 'person_exists', 'id_card_bound', 'not_born'),
      ...only(
        peopleRefusals,
        'too_many_checks',
        'unknown_to_police',
        'police_closed',
        'consent_needed',
        'self_not_adult',
      ),
    },
  }),
} satisfies Services
