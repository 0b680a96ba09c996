import { present } from '@nethos/contract/common/present.ts'
import type { staffIdentityServices as services } from '@nethos/contract/staff/identity.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { refuse, stepped, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { IdentityUnreachableError } from '../../ports/identity.ts'
import * as table from './identity.table.ts'
import { getStaff } from './staff.table.ts'

type Own = Ctx<StaffCaller>
const day = 86_400_000

/** Code and password come first: who knows a password alone is not led to the provider, nor charged for. */
const isLate = ({ caller }: Own): boolean => caller.owes !== undefined && caller.owes !== 'identity'

export const myIdentity: HandlerOf<typeof services.myIdentity> = async ({ ctx }) => ({
  isKnown: (await table.idCardOf(ctx)) !== undefined,
  confirmedUntil: await table.confirmedUntil(ctx),
})

interface Asked {
  proofId: string
  name: string
  idCard: string
  /** Typed just now: to be held against the register first. */
  isNew: boolean
}
type IdentityOutcome = { outsideId: string; url: string } | 'wrong' | 'away'

export const beginIdentity = stepped<typeof services.beginIdentity, Asked, IdentityOutcome>({
  async prepare({
    input,
    ctx,
  }): Promise<Asked | Refused<'second_step_missing' | 'identity_card_missing' | 'identity_unused'>> {
    if (isLate(ctx)) return refuse('second_step_missing')
    if (!ctx.runtime.staffIdentity) return refuse('identity_unused')
    const known = await table.idCardOf(ctx)
    const idCard = known ?? input.idCard
    if (idCard === '') return refuse('identity_card_missing')
    const { name } = await getStaff(ctx, ctx.caller.staffId)
    return { proofId: await table.addProof(ctx), name, idCard, isNew: known === undefined }
  },
  async outside({ proofId, name, idCard, isNew }, { runtime, input }) {
    try {
      if (isNew && (await runtime.identity?.check({ name, idCard })) !== 'match') return 'wrong'
      const returnUrl = `${runtime.settings.origin}/workbench/`
      return await present(runtime.staffIdentity).begin({ proofId, name, idCard, returnUrl, device: input.device })
    } catch (error) {
      if (error instanceof IdentityUnreachableError) return 'away'
      throw error
    }
  },
  async settle(answer, { proofId, idCard, isNew }, { ctx, refuse: no }) {
    if (answer === 'wrong') return no('identity_card_wrong')
    if (answer === 'away') return no('identity_away')
    if (isNew) await table.saveIdCard(ctx, idCard)
    await table.proofBegun(ctx, proofId, answer.outsideId)
    await note(ctx, 'begin')
    return { url: answer.url }
  },
})

type Outcome = 'none' | 'waiting' | 'passed' | 'failed'

export const settleIdentity = stepped<
  typeof services.settleIdentity,
  { proofId: string; outsideId: string } | 'none',
  Outcome | 'away'
>({
  prepare: async ({ ctx }) => (isLate(ctx) ? refuse('second_step_missing') : ((await table.openProof(ctx)) ?? 'none')),
  async outside(proof, { runtime }) {
    if (proof === 'none') return 'none'
    try {
      return (await runtime.staffIdentity?.outcome(proof.outsideId)) ?? 'none'
    } catch (error) {
      if (error instanceof IdentityUnreachableError) return 'away'
      throw error
    }
  },
  async settle(answer, proof, { ctx, refuse: no }) {
    if (answer === 'away') return no('identity_away')
    if (proof === 'none' || answer === 'none' || answer === 'waiting') return { outcome: answer }
    // Of two pages that ask at once one settles it.
    if (!(await table.endProof(ctx, proof.proofId, answer))) return { outcome: answer }
    if (answer === 'passed') await table.confirmUntil(ctx, ctx.now + day)
    await note(ctx, answer === 'passed' ? 'confirm' : 'fail')
    return { outcome: answer }
  },
})
const note = (ctx: Own, action: 'begin' | 'confirm' | 'fail'): Promise<void> =>
  ctx.audit({ action: `staff.identity.${action}`, recordType: 'staff', recordId: ctx.caller.staffId })
