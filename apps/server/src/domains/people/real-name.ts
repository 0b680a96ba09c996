import { present } from '@nethos/contract/common/present.ts'
import { toEighteen } from '@nethos/contract/common/id-card.ts'
import { realNameAgreement } from '@nethos/contract/people/people.rules.ts'
import type { realNameServices } from '@nethos/contract/people/real-name.services.ts'
import { TroubleError } from '../../calls/codes.ts'
import { isRefused, refuse, stepped, type HandlerOf } from '../../calls/handler.ts'
import { IdentityUnreachableError, type IdentityAnswer } from '../../ports/identity.ts'
import { correctPerson } from './change-person.ts'
import { hasHospitalRecord } from './hospital-records.ts'
import { changePersonRow, findPerson, hasIdCard, holdPerson, lockPeople } from './person.table.ts'
import { beginCheck, checksLeft, endCheck, hasAgreed, isProved, saveProof } from './real-name.table.ts'
import { idCardOf } from './shown-person.ts'

export const listRealNameWays: HandlerOf<typeof realNameServices.listRealNameWays> = async ({ input, ctx, refuse }) => {
  const row = await findPerson(ctx, input.personId)
  if (!row) return refuse('not_found')
  const idCard = idCardOf(ctx, row)
  const byPolice = idCard !== '' && (await isProved(ctx, row.name, idCard))
  const byHospital = await hasHospitalRecord(ctx, row.personId)
  return [
    { way: 'hospital', isDone: byHospital, isOpen: true },
    {
      way: 'police',
      isDone: row.isRealname && byPolice,
      isOpen: ctx.runtime.identity !== undefined,
      ...(idCard !== '' && { triesLeft: await checksLeft(ctx, idCard) }),
    },
    { way: 'carrier', isDone: false, isOpen: false },
  ]
}

/** 'known': the register has said so before. */
type IdentityOutcome = IdentityAnswer | 'known'
interface Asking {
  tryId: string | undefined
}

export const verifyByPolice = stepped<typeof realNameServices.verifyByPolice, Asking, IdentityOutcome>({
  async prepare({ input: { personId, personName, idCard: typed }, ctx }) {
    const idCard = toEighteen(typed)
    const row = await findPerson(ctx, personId)
    if (!row) return refuse('not_found')
    if (!ctx.runtime.identity) return refuse('police_closed')
    if (row.isRealname && (row.name !== personName || idCardOf(ctx, row) !== idCard)) return refuse('identity_locked')
    if (!(await hasAgreed(ctx, realNameAgreement))) return refuse('consent_needed')
    if (await hasIdCard(ctx, idCard, personId)) return refuse('person_exists')
    if (await isProved(ctx, personName, idCard)) return { tryId: undefined }
    const tryId = await beginCheck(ctx, idCard)
    return tryId === undefined ? refuse('too_many_checks') : { tryId }
  },
  async outside({ tryId }, { input: { personName, idCard }, runtime }) {
    if (tryId === undefined) return 'known'
    try {
      return await present(runtime.identity).check({ name: personName, idCard: toEighteen(idCard) })
    } catch (error) {
      if (!(error instanceof IdentityUnreachableError)) throw error
      throw Object.assign(new TroubleError('unavailable', { msg: '暂时连接不上公安认证，这次不算次数，请稍后再试' }), {
        cause: error,
      })
    }
  },
  async settle(outcome, { tryId }, { input: { personId, personName, idCard }, ctx }) {
    if (tryId !== undefined) await endCheck(ctx, tryId, outcome as IdentityAnswer)
    if (outcome === 'unknown') return refuse('unknown_to_police', { keeps: true })
    if (outcome === 'mismatch') return false
    await saveProof(ctx, personName, idCard)
    await lockPeople(ctx)
    const row = await holdPerson(ctx, personId, 'update')
    if (!row) return refuse('not_found', { keeps: true })
    const corrected = await correctPerson(ctx, row, { personName, idCard })
    if (isRefused(corrected)) return { ...corrected, keeps: true }
    await changePersonRow(ctx, personId, { isRealname: true })
    await ctx.audit({
      action: 'person.verify',
      accountId: ctx.caller.accountId,
      personId,
      recordType: 'person',
      recordId: personId,
    })
    return true
  },
})
