import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { obj, only } from '../service.ts'
import { consultRefusals } from './consult.refusals.ts'
import * as rules from './consult.rules.ts'
import { consultHead } from './consult.schemas.ts'
import { open, own } from '../common/ids.ts'
import { linkMeaning, shownToAll } from '../common/open-ids.ts'

const fromLink = z.optional(z.nullable(z.string().check(z.maxLength(64))))
/** Whose consult it is lets the account, or not: the person asked for may have taken his say back. */
export const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }

/** What every kind of text-and-picture consult is asked with; the person and the price are the server's (docs/product/security.md 4). */
export const asked = {
  consultContent: rules.consultContent,
  illnessName: rules.illnessName,
  illnessTime: rules.illnessTime,
  expectedHelpContent: rules.expectedHelpContent,
  attaIdList: own('upload', rules.formPictures),
  consultSource: fromLink,
  consultSourceId: open(linkMeaning, fromLink),
  /** Asked in a free clinic that is open: its price and its replies hold. */
  freeClinicId: open(shownToAll, optionalId),
}
export const issued = obj(z.object({ consultId: z.string(), consult: consultHead, payWaitSeconds: z.int() }))
export const mayNotAsk = {
  ...notFound,
  ...only(
    consultRefusals,
    'already_open',
    'consent_withdrawn',
    'id_card_missing',
    'guardian_missing',
    'clinic_closed',
    'clinic_full',
  ),
}
