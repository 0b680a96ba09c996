import { present } from '@nethos/contract/common/present.ts'
import { readIdCard, toEighteen } from '@nethos/contract/common/id-card.ts'
import { isBornAt, isMinorAt } from '@nethos/contract/people/people.rules.ts'
import type { peopleServices } from '@nethos/contract/people/people.services.ts'
import { refuse, stepped, type Ctx, type Refused } from '../../calls/handler.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Relationship } from '@nethos/contract/people/people.rules.ts'
import { takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { chosenRegion } from '../system/public.ts'
import { hangAvatar } from './avatar.table.ts'
import { endRecords } from './hospital-records.ts'
import { idCardOf, shownPerson } from './shown-person.ts'
import {
  changePersonRow,
  findSelf,
  hasIdCard,
  holdPerson,
  isBoundElsewhere,
  lockPeople,
  makeDefault,
  stepBackAsSelf,
  type PeopleScope,
  type PersonRow,
} from './person.table.ts'
import { findSay } from './say.table.ts'
import type { PersonFacts } from './person.facts.ts'

export type CorrectionRefusal =
  | 'not_born'
  | 'identity_locked'
  | 'person_exists'
  | 'id_card_bound'
  | 'self_not_adult'
  | 'not_found'

/** Writes changes of a person that his account may make at any time; whoever is verified keeps name and ID number. */
export async function correctPerson(
  scope: PeopleScope,
  row: PersonRow,
  facts: PersonFacts,
): Promise<PersonRow | Refused<CorrectionRefusal>> {
  const { personName, idCard, gender, ...others } = facts
  const isNewIdCard = idCard !== undefined && toEighteen(idCard) !== idCardOf(scope, row)
  const isNewName = personName !== undefined && personName !== row.name
  if (row.isRealname && (isNewName || isNewIdCard)) return refuse('identity_locked')
  if (isNewIdCard) {
    if (!isBornAt(idCard, scope.now)) return refuse('not_born')
    if (row.isSelf && isMinorAt(bornOn(idCard), scope.now)) return refuse('self_not_adult')
    if (await hasIdCard(scope, idCard, row.personId)) return refuse('person_exists')
    if (row.isSelf && (await isBoundElsewhere(scope, idCard, scope.caller.accountId))) return refuse('id_card_bound')
  }
  if (isNewIdCard) await endRecords(scope, row.personId)
  if (others.avatarAttaId && !(await hangAvatar(scope, row.personId, others.avatarAttaId))) return refuse('not_found')
  const knowsGender = idCard !== undefined || row.idCardHash !== null
  const changed = await changePersonRow(scope, row.personId, {
    ...others,
    ...(isNewName && { personName }),
    ...(isNewIdCard && { idCard }),
    ...(!knowsGender && { gender }),
  })
  return changed ?? refuse('not_found')
}

const bornOn = (idCard: string): string | null => readIdCard(idCard)?.birthOn ?? null

/** There is exactly one self, an adult: the old one steps back first, unless he was verified. */
async function becomeSelf(
  ctx: Ctx<AccountCaller>,
  row: PersonRow,
): Promise<PersonRow | Refused<CorrectionRefusal | 'has_own_say' | 'self_verified'>> {
  if (row.isSelf) return row
  if (isMinorAt(row.birthOn, ctx.now)) return refuse('self_not_adult')
  // Nobody makes himself somebody who has a say of his own.
  const say = await findSay(ctx, row.personId)
  if (!say || say.isSpoken || !say.isOpen) return refuse('has_own_say')
  if (row.idCardHash && (await isBoundElsewhere(ctx, idCardOf(ctx, row), ctx.caller.accountId)))
    return refuse('id_card_bound')
  const before = await findSelf(ctx)
  if (before?.isRealname) return refuse('self_verified')
  if (before) await stepBackAsSelf(ctx, before.personId)
  // Who was first because the account is his makes room for the new owner; a default that was chosen stays.
  if (!before || before.isDefault) await makeDefault(ctx, row.personId)
  const relationshipBefore = row.relationship as Relationship
  return (await changePersonRow(ctx, row.personId, { relationship: 'self', relationshipBefore })) ?? refuse('not_found')
}

export const changePerson = stepped<typeof peopleServices.changePerson, boolean, void>({
  prepare: async ({ input: { cid, captcha, mobile }, ctx }) =>
    cid !== undefined &&
    captcha !== undefined &&
    (await tryCaptcha(ctx, { purpose: 'person_mobile', cid, captcha, mobile })) !== undefined,
  outside: async () => undefined,
  async settle(_verified, isRight, { input, ctx }) {
    const { personId, personName, idCard, cid, captcha, relationship, maritalStatus, avatarAttaId } = input
    await lockPeople(ctx)
    let row = await holdPerson(ctx, personId, 'update')
    if (!row) return refuse('not_found')
    let mobile: string | undefined
    if (captcha !== undefined) {
      const proof: CaptchaProof = { purpose: 'person_mobile', cid: present(cid), captcha, mobile: input.mobile }
      mobile = isRight ? await takeCaptcha(ctx, proof) : undefined
      if (mobile === undefined) return refuse('captcha_wrong')
    }
    const region = await chosenRegion(ctx.db, input.areaCode)
    if (!region) return refuse('region_unknown')
    const corrected = await correctPerson(ctx, row, {
      personName,
      idCard,
      mobile,
      maritalStatus,
      ...region,
      avatarAttaId: avatarAttaId ?? undefined,
    })
    if (!('personId' in corrected)) return corrected
    row = corrected
    if (input.isDefault === true) {
      await makeDefault(ctx, personId)
      row = { ...row, isDefault: true }
    }
    if (input.isSelf === true || relationship === 'self') {
      const self = await becomeSelf(ctx, row)
      return 'personId' in self ? shownPerson(ctx, self) : self
    }
    if (relationship === undefined || relationship === row.relationship) return shownPerson(ctx, row)
    if (row.isSelf) return refuse('self_stays')
    return shownPerson(ctx, present(await changePersonRow(ctx, personId, { relationship })))
  },
})
