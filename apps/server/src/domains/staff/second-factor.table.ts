import type { Ctx } from '../../calls/handler.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

export interface Secret {
  secret: Buffer
  begunIn: string
  since: Date | null
}

type Own = Ctx<StaffCaller>
const sealedFor = 'staff_second_factor.secret'

/** The caller's own, whether proven or not. */
export async function findFactor({ db, caller, runtime }: Own): Promise<Secret | undefined> {
  const row = await db
    .selectFrom('staffSecondFactor')
    .selectAll()
    .where('staffId', '=', caller.staffId)
    .executeTakeFirst()
  return row && { ...row, secret: runtime.sealer.openBytes(row.secretSealed, sealedFor) }
}

/** Whether a login in this name wants a code. */
export const hasFactor = async ({ db }: Pick<Ctx, 'db'>, staffId: string): Promise<boolean> =>
  (await db
    .selectFrom('staffSecondFactor')
    .select('staffId')
    .where('staffId', '=', staffId)
    .where('since', 'is not', null)
    .executeTakeFirst()) !== undefined

/** In place of one that was never proven; a proven one stays. */
export async function saveSecret({ db, caller, runtime }: Own, secret: Buffer): Promise<void> {
  const fields = { secretSealed: runtime.sealer.sealBytes(secret, sealedFor), begunIn: caller.sessionId }
  await db
    .insertInto('staffSecondFactor')
    .values({ staffId: caller.staffId, ...fields })
    .onConflict(on => on.column('staffId').doUpdateSet(fields).where('staffSecondFactor.since', 'is', null))
    .execute()
}

/** False when this code or a later one was taken before: the row decides between two processes. */
export async function takeStep({ db, caller }: Own, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('staffSecondFactor')
    .set({ lastStep: step })
    .where('staffId', '=', caller.staffId)
    .where('lastStep', '<', step)
    .returning('staffId')
    .executeTakeFirst()
  return taken !== undefined
}

const hashOf = ({ runtime, caller }: Own, code: string) =>
  keyedHash(runtime.keys.lookup, `recovery ${caller.staffId} ${code}`)

/** Proven from now on, with these recovery codes; false when another session has put another secret in its place. */
export async function turnOn(ctx: Own, codes: readonly string[]): Promise<boolean> {
  const { db, caller, now } = ctx
  const turned = await db
    .updateTable('staffSecondFactor')
    .set({ since: new Date(now) })
    .where('staffId', '=', caller.staffId)
    .where('begunIn', '=', caller.sessionId)
    .where('since', 'is', null)
    .returning('staffId')
    .executeTakeFirst()
  if (!turned) return false
  await db
    .insertInto('staffRecoveryCode')
    .values(codes.map(code => ({ staffId: caller.staffId, codeHash: hashOf(ctx, code) })))
    .execute()
  return true
}

/** False when it is none of his, or was used before. */
export async function takeRecoveryCode(ctx: Own, code: string): Promise<boolean> {
  const taken = await ctx.db
    .updateTable('staffRecoveryCode')
    .set({ usedAt: new Date(ctx.now) })
    .where('staffId', '=', ctx.caller.staffId)
    .where('codeHash', '=', hashOf(ctx, code))
    .where('usedAt', 'is', null)
    .returning('staffId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function recoveryLeft({ db, caller }: Own): Promise<number> {
  const { left } = await db
    .selectFrom('staffRecoveryCode')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('staffId', '=', caller.staffId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** False when there was none. */
export async function dropFactor({ db }: Pick<Ctx, 'db'>, staffId: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('staffSecondFactor')
    .where('staffId', '=', staffId)
    .returning('since')
    .executeTakeFirst()
  return dropped !== undefined && dropped.since !== null
}

/** For the administrator. */
export const allFactors = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('staff')
    .leftJoin('staffSecondFactor as factor', 'factor.staffId', 'staff.staffId')
    .select(({ selectFrom }) => [
      'staff.staffId',
      'staff.name',
      'staff.login',
      'staff.role',
      'factor.since',
      selectFrom('staffRecoveryCode as code')
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .whereRef('code.staffId', '=', 'staff.staffId')
        .where('code.usedAt', 'is', null)
        .as('recoveryLeft'),
    ])
    .where('staff.isActive', '=', true)
    .orderBy('staff.name')
    .orderBy('staff.staffId')
    .execute()
