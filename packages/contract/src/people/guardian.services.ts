import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { flag, optionalId } from '../common/fields.ts'
import { sentenceOf } from '../rule.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { peopleRefusals } from './people.refusals.ts'
import { guardian, guardianFields, type Guardian } from './people.rules.ts'
import { recordedGuardian } from './people.schemas.ts'
import { personSpelling as spelling } from './people.words.ts'
import { own } from '../common/ids.ts'

/** A guardian as he is sent: typed in full, or the account's own person with what he is to the child. */
export const sentGuardian = {
  /** true: the account's own person. The server has his name and numbers; any that are sent along are not read. */
  guardianIsSelf: z.optional(flag),
  guardianName: z.optional(z.string()),
  guardianIdCard: z.optional(z.string()),
  guardianMobile: z.optional(z.string()),
  guardianRelationship: z.optional(z.string()),
}
export type SentGuardian = Partial<Guardian> & { guardianIsSelf?: boolean | undefined }

/** Whether anything of a guardian was sent along. */
export const namesGuardian = (sent: SentGuardian): boolean =>
  sent.guardianIsSelf === true || (Object.keys(guardianFields) as (keyof Guardian)[]).some(key => sent[key])

const wrongIn = (sent: SentGuardian): string | undefined =>
  sent.guardianIsSelf ? sentenceOf(ofSelf, sent) : sentenceOf(guardian, sent)
const ofSelf = z.pick(guardian, { guardianRelationship: true })

/** A guardian comes whole. */
const whole: z.core.$ZodCheck<SentGuardian> = z.check(({ value, issues }) => {
  const sentence = wrongIn(value)
  if (sentence) issues.push({ code: 'custom', message: sentence, input: value })
})

/** A guardian who comes along with a person comes whole, or not at all. */
export const allOfGuardian: z.core.$ZodCheck<SentGuardian> = z.check(({ value, issues }) => {
  const sentence = namesGuardian(value) ? wrongIn(value) : undefined
  if (sentence) issues.push({ code: 'custom', message: sentence, input: value })
})

export const guardianServices = {
  /** The guardians that are recorded for the account's people, or for one of them. */
  listGuardians: service({
    name: 'nethos.pat.guardian.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'what the account itself has typed of its people' },
    input: z.object({ personId: own('person', optionalId) }),
    reply: list(recordedGuardian),
    spelling,
  }),
  /** Whether a person is under six and has no guardian yet. */
  checkGuardian: service({
    name: 'nethos.compat.guardian.check',
    aliases: ['nethos.pat.compat.guardian.check'],
    kind: 'query',
    access: 'account',
    audits: { none: 'whether a guardian is wanted' },
    input: z.object({ personId: own('person') }),
    reply: obj(z.object({ needsGuardian: z.boolean() })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Records or replaces a person's guardian, who is of age; a child is not its own. */
  saveGuardian: service({
    name: 'nethos.compat.guardian.maintenance',
    aliases: ['nethos.pat.compat.guardian.maintenance'],
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ personId: own('person'), ...sentGuardian }).check(whole),
    reply: done,
    spelling,
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...only(peopleRefusals, 'guardian_not_adult', 'guardian_self_incomplete'),
    },
  }),
} satisfies Services
