import { present } from '@nethos/contract/common/present.ts'
import { isBornAt, isMinorAt, needsGuardianAt } from '@nethos/contract/people/people.rules.ts'
import type { peopleServices } from '@nethos/contract/people/people.services.ts'
import { readIdCard } from '@nethos/contract/common/id-card.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { isRefused, stepped } from '../../calls/handler.ts'
import { takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { chosenRegion } from '../system/public.ts'
import { bringBackPerson } from './bring-back.ts'
import { guardianOf } from './guardian-of.ts'
import { mayAdd } from './judge-addition.ts'
import { addPersonRow, findSelf, hasIdCard, isBoundElsewhere, lockPeople } from './person.table.ts'
import { shownPerson } from './shown-person.ts'

type Input = InputOf<typeof peopleServices.addPerson>

const proofIn = ({ cid, captcha, mobile }: Input): CaptchaProof => ({ purpose: 'person', cid, captcha, mobile })

/** A refusal leaves the captcha good: the same one serves when the form comes again, say with a guardian. */
export const addPerson = stepped<typeof peopleServices.addPerson, boolean, void>({
  prepare: async ({ input, ctx }) => (await tryCaptcha(ctx, proofIn(input))) !== undefined,
  outside: async () => undefined,
  async settle(_verified, isRight, { input, ctx, refuse }) {
    const mobile = isRight ? await takeCaptcha(ctx, proofIn(input)) : undefined
    if (mobile === undefined) return refuse('captcha_wrong')
    if (!isBornAt(input.idCard, ctx.now)) return refuse('not_born')
    await lockPeople(ctx)
    if (input.relationship === 'self') {
      if (await findSelf(ctx)) return refuse('self_exists')
      if (isMinorAt(present(readIdCard(input.idCard)).birthOn, ctx.now)) return refuse('self_not_adult')
      if (await isBoundElsewhere(ctx, input.idCard, ctx.caller.accountId)) return refuse('id_card_bound')
    } else if (!(await mayAdd(ctx))) return refuse('too_many_added')
    if (await hasIdCard(ctx, input.idCard)) return refuse('person_exists')
    const guardian = await guardianOf(ctx, input)
    if (isRefused(guardian)) return guardian
    if (!guardian && needsGuardianAt(present(readIdCard(input.idCard)).birthOn, ctx.now))
      return refuse('guardian_needed')
    const region = await chosenRegion(ctx.db, input.areaCode)
    if (!region) return refuse('region_unknown')
    const { personName, idCard, relationship, maritalStatus } = input
    const facts = { personName, idCard, mobile, relationship, maritalStatus, ...region, guardian }
    return shownPerson(ctx, (await bringBackPerson(ctx, facts)) ?? (await addPersonRow(ctx, facts)))
  },
})
