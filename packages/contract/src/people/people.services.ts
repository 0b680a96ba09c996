import { regionRefusals } from '../common/region.refusals.ts'
import * as z from 'zod/mini'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { identityRefusals } from '../common/identity.refusals.ts'
import { idCard } from '../common/id-card.ts'
import { mobile } from '../common/phone.ts'
import { personName } from '../common/text.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { newPerson, personChanges } from './people.inputs.ts'
import { peopleRefusals } from './people.refusals.ts'
import { person } from './people.schemas.ts'
import { personIdSpelling, personSpelling as spelling } from './people.words.ts'
import { own } from '../common/ids.ts'

const notFound = only(commonRefusals, 'not_found')
const limits = [{ per: 'account', times: 60, seconds: 3600 }] as const
export const peopleServices = {
  listPeople: service({
    name: 'nethos.pat.compat.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'what the account itself has typed of its people' },
    input: z.object({}),
    reply: list(person),
    spelling,
  }),
  /** The account's own and default person; null while there is none. */
  getSelf: service({
    name: 'nethos.pat.compat.selfcompat',
    kind: 'query',
    access: 'account',
    audits: { none: 'what the account itself has typed of its people' },
    input: z.object({}),
    reply: obj(z.nullable(person)),
    spelling,
  }),
  /** One person (docs/product/needs.md B: /detailUsual). */
  getPerson: service({
    name: 'nethos.pat.compat.detail',
    kind: 'query',
    access: 'account',
    audits: { none: 'what the account itself has typed of its people' },
    input: z.object({ personId: own('person') }),
    reply: obj(person),
    spelling,
    refusals: notFound,
  }),
  /** Whether there is anybody to be treated, and a default among them. */
  judgePeople: service({
    name: 'nethos.pat.compat.compatJudge',
    kind: 'query',
    access: 'account',
    audits: { none: 'what the account itself has typed of its people' },
    input: z.object({}),
    reply: obj(z.object({ hasPeople: z.boolean(), hasSelf: z.boolean(), person: z.optional(person) })),
    spelling,
  }),
  /** Whether one more may be added: code 0 or -3 (core 8). */
  judgeAddition: service({
    name: 'nethos.pat.compat.countJudge',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: done,
    refusals: only(peopleRefusals, 'too_many_added'),
  }),
  /** Whether name and ID number are well-formed and not among the account's people already (`personId`: but for this one). */
  checkPerson: service({
    name: 'nethos.pat.compat.credentials.check',
    kind: 'query',
    access: 'account',
    audits: { none: 'whether what the account has typed is right' },
    limits,
    input: z.object({ personId: own('person', optionalId), personName, idCard }),
    reply: done,
    spelling,
    refusals: only(identityRefusals, 'person_exists', 'not_born'),
  }),
  /** SMS captcha for adding a person; says first whether one more may be added. */
  sendPersonCaptcha: service({
    name: 'nethos.system.captcha.commpat.add.v2',
    aliases: ['nethos.system.captcha.commpat.add'],
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({ mobile }),
    reply: obj(z.object({ cid: z.string() })),
    refusals: {
      ...only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many'),
      ...only(peopleRefusals, 'too_many_added'),
    },
  }),
  /** SMS captcha to the new mobile of a person. */
  sendPersonMobileCaptcha: service({
    name: 'nethos.system.captcha.commpat.mobile.modify',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({ personId: own('person'), mobile }),
    reply: obj(z.object({ cid: z.string() })),
    spelling: personIdSpelling,
    refusals: { ...only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many'), ...notFound },
  }),
  /** Adds a person. Age, gender and birth date follow from the ID number; the mobile is the captcha's. */
  addPerson: service({
    name: 'nethos.pat.compat.add.v2',
    kind: 'command',
    access: 'account',
    limits,
    input: newPerson,
    reply: obj(person),
    spelling,
    refusals: {
      ...only(captchaRefusals, 'captcha_wrong'),
      ...only(identityRefusals, 'person_exists', 'id_card_bound', 'not_born'),
      ...only(
        peopleRefusals,
        'too_many_added',
        'guardian_needed',
        'guardian_not_adult',
        'guardian_self_incomplete',
        'self_exists',
        'self_not_adult',
      ),
      ...regionRefusals,
    },
  }),
  /** Changes what is sent along. */
  changePerson: service({
    name: 'nethos.pat.compat.modify.v2',
    kind: 'command',
    access: 'account',
    limits,
    input: personChanges,
    reply: obj(person),
    spelling,
    refusals: {
      ...notFound,
      ...regionRefusals,
      ...only(captchaRefusals, 'captcha_wrong'),
      ...only(identityRefusals, 'identity_locked', 'person_exists', 'id_card_bound', 'not_born'),
      ...only(peopleRefusals, 'self_stays', 'self_not_adult', 'self_verified', 'has_own_say'),
    },
  }),
  /** Takes a person off the list. The row stays: consults point at it, and the addition stays counted. */
  removePerson: service({
    name: 'nethos.pat.compat.delete',
    kind: 'command',
    access: 'account',
    input: z.object({ personId: own('person') }),
    reply: done,
    spelling: personIdSpelling,
    refusals: { ...notFound, ...only(peopleRefusals, 'self_not_removable', 'has_open_consult') },
  }),
} satisfies Services
