import { maskMobile, maskName } from '@nethos/contract/common/masking.ts'
import { grantScopeKeys, type GrantDays, type GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import type { Manager } from '@nethos/contract/grants/grants.schemas.ts'
import type { ownSayServices } from '@nethos/contract/grants/own-say.services.ts'
import type { Relationship } from '@nethos/contract/people/people.rules.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { mobileOf } from '../account/public.ts'
import { entryAbout, nameOfAccount, ownMark } from '../people/public.ts'
import { sayNo, give } from './answer.ts'
import { newKey, type GrantRow } from './grant.table.ts'
import { findByHand, managersOf, type Marks } from './grant-rows.table.ts'
import { beginGrant } from './grant.lifecycle.ts'
import { shownGrant } from './shown-grant.ts'

interface Hand {
  key?: string | null | undefined
  grantId?: string | null | undefined
}

const marksOf = async (ctx: Ctx<AccountCaller>): Promise<Marks> => ({
  mobile: await mobileOf(ctx, ctx.caller.accountId),
  idCardHash: await ownMark(ctx),
})

const isAccount = (ctx: Ctx): ctx is Ctx<AccountCaller> => ctx.caller.kind === 'account'

/** What the hand reaches: by the key of the text message, or as the person himself. */
async function reach(ctx: Ctx, { key, grantId }: Hand, hold: boolean): Promise<GrantRow | undefined> {
  if (key) return findByHand(ctx, { key }, hold)
  if (!grantId || !isAccount(ctx)) return undefined
  return findByHand(ctx, { grantId, marks: await marksOf(ctx) }, hold)
}

export const readGrant: HandlerOf<typeof ownSayServices.readGrant> = async ({ input, ctx }) => {
  const row = await reach(ctx, input, false)
  if (!row) return refuse('not_found')
  const person = await entryAbout(ctx, row.personId)
  return {
    ...shownGrant(row, ctx.now),
    managerName: maskName(await nameOfAccount(ctx, row.accountId)),
    managerMobile: maskMobile(await mobileOf(ctx, row.accountId)),
    personName: maskName(person.name),
    relationship: person.relationship as Relationship,
  }
}

export const answerGrant: HandlerOf<typeof ownSayServices.answerGrant> = async ({ input, ctx }) => {
  const row = await reach(ctx, input, true)
  if (!row) return refuse('not_found')
  const answered = input.isYes ? await give(ctx, row, { scopes: input.scopes }) : await sayNo(ctx, row, 'refuse')
  return answered ? true : refuse('cannot_answer')
}

export const revokeGrant: HandlerOf<typeof ownSayServices.revokeGrant> = async ({ input, ctx }) => {
  const row = await reach(ctx, input, true)
  if (!row) return refuse('not_found')
  return (await sayNo(ctx, row, 'revoke')) ? true : refuse('cannot_end')
}

export const listManagers: HandlerOf<typeof ownSayServices.listManagers> = async ({ ctx }) => {
  const rows = await managersOf(ctx, await marksOf(ctx))
  return Promise.all(rows.map(row => shownManager(ctx, row)))
}

type ManagerRow = Awaited<ReturnType<typeof managersOf>>[number]

async function shownManager(ctx: Ctx, row: ManagerRow): Promise<Manager> {
  const mobile = await mobileOf(ctx, row.accountId)
  return {
    managedId: row.managedId,
    managerName: maskName(await nameOfAccount(ctx, row.accountId)),
    managerMobile: maskMobile(mobile),
    callMobile: row.isSpoken && row.isOpen && row.mayBeCalled ? mobile : '',
    relationship: row.relationship as Relationship,
    isSpoken: row.isSpoken,
    isOpen: row.isOpen,
    scopes: (row.scopes ?? grantScopeKeys) as GrantScope[],
    openUntil: row.openUntil,
    askedGrantId: row.askedGrantId ?? '',
  }
}

/** A grant is taken back; where none was ever given, his no is kept, and it holds from now on. */
export const endManager: HandlerOf<typeof ownSayServices.endManager> = async ({ input, ctx }) => {
  const marks = await marksOf(ctx)
  const row = (await managersOf(ctx, marks)).find(one => one.managedId === input.managedId)
  if (!row) return refuse('not_found')
  if (!row.isOpen) return refuse('cannot_end')
  const active = row.grantId && (await findByHand(ctx, { grantId: row.grantId, marks }, true))
  if (active) return (await sayNo(ctx, active, 'revoke')) ? true : refuse('cannot_end')
  const saved = await beginGrant(
    ctx,
    {
      accountId: row.accountId,
      personId: row.managedId,
      idCardHash: row.idCardHash,
      mobile: marks.mobile,
      keyHash: newKey().keyHash,
      scopes: [...grantScopeKeys],
      days: 365 satisfies GrantDays,
    },
    'refused',
  )
  await ctx.announce({ accountId: row.accountId }, 'grant', saved.grantId)
  await ctx.audit({
    action: 'grant.refuse',
    accountId: row.accountId,
    personId: row.managedId,
    recordType: 'grant',
    recordId: saved.grantId,
  })
  return true
}
