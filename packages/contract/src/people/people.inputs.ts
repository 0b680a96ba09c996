import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { flag, optionalId } from '../common/fields.ts'
import { idCard } from '../common/id-card.ts'
import { maritalStatus } from '../common/marital-status.ts'
import { mobile } from '../common/phone.ts'
import { personName } from '../common/text.ts'
import { allOfGuardian, sentGuardian } from './guardian.services.ts'
import { relationship } from './people.rules.ts'
import { open, own } from '../common/ids.ts'
import { captchaOfNobody } from '../common/open-ids.ts'

/** Empty: none any more. Its name is the server's: one that is sent along is not read. */
const areaCode = z.optional(z.string().check(z.regex(/^(\d{6})?$/)))

/** A person as he is added. */
export const newPerson = z
  .object({
    personName,
    idCard,
    /** If sent, the mobile that the captcha went to; the captcha's own is what counts. */
    mobile: z.optional(mobile),
    captcha,
    cid: open(captchaOfNobody, cid),
    relationship: z._default(relationship, 'others'),
    maritalStatus: z._default(maritalStatus, 'unknown'),
    areaCode,
    ...sentGuardian,
  })
  .check(allOfGuardian)

/** What may be changed of a person. */
export const personChanges = z
  .object({
    personId: own('person'),
    personName: z.optional(personName),
    idCard: z.optional(idCard),
    /** A new mobile needs the captcha that was sent to it. */
    mobile: z.optional(mobile),
    captcha: z.optional(captcha),
    cid: open(captchaOfNobody, z.optional(cid)),
    relationship: z.optional(relationship),
    maritalStatus: z.optional(maritalStatus),
    areaCode,
    /** true: from now on this is the account's own person. */
    isSelf: z.optional(flag),
    /** true: from now on this one stands first and is chosen by itself; whose account it is does not change. */
    isDefault: z.optional(flag),
    /** An own upload; empty: none any more. */
    avatarAttaId: own('upload', optionalId),
  })
  .check(
    z.refine(({ mobile, captcha }) => mobile === undefined || captcha !== undefined, '验证码不能为空'),
    z.refine(({ captcha, cid }) => captcha === undefined || cid !== undefined, '验证码不正确'),
  )
