import { regionRefusals } from '../common/region.refusals.ts'
import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id } from '../common/fields.ts'
import { identityRefusals } from '../common/identity.refusals.ts'
import { peopleRefusals } from '../people/people.refusals.ts'
import { idCard } from '../common/id-card.ts'
import { maritalStatus } from '../common/marital-status.ts'
import { personName } from '../common/text.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { profile } from './account.schemas.ts'
import { accountSpelling as spelling } from './account.words.ts'
import { own } from '../common/ids.ts'

const changed = obj(profile)
/** An ID number tried again and again is somebody looking for who is a patient here (docs/product/security.md, traps). */
const idCardLimit = [{ per: 'account', times: 20, seconds: 86_400 }] as const
const lockable = {
  ...only(identityRefusals, 'name_missing', 'identity_locked', 'id_card_bound', 'person_exists', 'not_born'),
  ...only(peopleRefusals, 'self_not_adult'),
}

/** 个人资料. A patId that is sent along is ignored: whose profile it is, the token says (docs/product/security.md 4). */
export const profileServices = {
  getProfile: service({
    name: 'nethos.pat.info.get',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: obj(profile),
    spelling,
  }),
  changeMaritalStatus: service({
    name: 'nethos.pat.info.modify',
    kind: 'command',
    access: 'account',
    input: z.object({ maritalStatus }),
    reply: changed,
    spelling,
    refusals: only(identityRefusals, 'name_missing'),
  }),
  /** Changes what is sent along. Gender follows the ID number where there is one. Never the login mobile. */
  changeProfile: service({
    name: 'nethos.pat.info.modify.v2',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 40, seconds: 86_400 }],
    input: z.object({
      accountName: z.optional(personName),
      idCard: z.optional(idCard),
      gender: z.optional(z.enum(['M', 'F'])),
      maritalStatus: z.optional(maritalStatus),
      /** Empty: none any more. Its name is the server's: one that is sent along is not read. */
      areaCode: z.optional(z.string().check(z.regex(/^(\d{6})?$/))),
      /** An own upload; empty: none any more. */
      avatarAttaId: own('upload', z.optional(z.union([id, z.literal('')]))),
    }),
    reply: changed,
    spelling,
    refusals: { ...lockable, ...only(commonRefusals, 'not_found'), ...regionRefusals },
  }),
  /** Saves the account's ID number: /account/perfect (core 8, 咨询人证件号 不能为空). */
  completeIdCard: service({
    name: 'nethos.pat.info.idcard',
    kind: 'command',
    access: 'account',
    limits: idCardLimit,
    input: z.object({ idCard, accountName: z.optional(personName) }),
    reply: done,
    spelling,
    refusals: lockable,
  }),
} satisfies Services
