import type { Insertable } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { BillDifference as Row } from '../../database/types.gen.ts'
import type { Db } from '../../database/connect.ts'
import { bySystem, openAgain, settleItself } from './bill-difference.table.ts'

type On = Pick<Ctx, 'db' | 'now'>
const hour = 3_600_000

export type Difference = Pick<Insertable<Row>, 'kind' | 'about' | 'payNo' | 'refundNo' | 'oursCents' | 'theirsCents'>

/** Asks for a day's comparison; again, when it is done already. False: it waits already. */
export async function askForCheck(
  { db, now }: On,
  provider: string,
  onDay: string,
  { again }: { again: boolean },
): Promise<boolean> {
  const asked = { askedAt: new Date(now), dueAt: new Date(now + hour) }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('billCheck')
    .values({ provider, onDay, ...asked })
    .onConflict(on =>
      again ? on.columns(['provider', 'onDay']).doUpdateSet(asked) : on.columns(['provider', 'onDay']).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function lastAskedDay(db: Db, provider: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('billCheck')
    .select('onDay')
    .where('provider', '=', provider)
    .orderBy('onDay', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.onDay
}

/** When money came in for the first time; undefined: never yet. */
export async function firstPaidAt(db: Db, provider: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('payment')
    .select('paidAt')
    .where('provider', '=', provider)
    .where('paidAt', 'is not', null)
    .orderBy('paidAt')
    .limit(1)
    .executeTakeFirst()
  return row?.paidAt?.getTime()
}

/** Writes down what was found; a difference that is gone is settled by itself, one that came back is open again. */
export async function saveCheck(
  { db, now }: On,
  { provider, onDay }: { provider: string; onDay: string },
  { lines, differences }: { lines: number; differences: Difference[] },
): Promise<void> {
  const at = new Date(now)
  for (const difference of differences) {
    const found = await db
      .insertInto('billDifference')
      .values({ ...difference, provider, onDay, foundAt: at })
      .onConflict(on =>
        on
          .constraint('bill_difference_once')
          .doUpdateSet({ oursCents: difference.oursCents ?? null, theirsCents: difference.theirsCents ?? null }),
      )
      .returning(['differenceId', 'settledBy'])
      .executeTakeFirstOrThrow()
    if (found.settledBy === bySystem) await openAgain({ db, now }, found.differenceId)
  }
  const known = new Set(differences.map(keyOf))
  const open = await db
    .selectFrom('billDifference')
    .selectAll()
    .where('provider', '=', provider)
    .where('onDay', '=', onDay)
    .where('settledAt', 'is', null)
    .execute()
  for (const { differenceId } of open.filter(one => !known.has(keyOf(one))))
    await settleItself({ db, now }, differenceId, { way: 'agrees', note: '再次核对时已一致' })
  await db
    .updateTable('billCheck')
    .set({ checkedAt: at, lines, differences: differences.length, dueAt: null })
    .where('provider', '=', provider)
    .where('onDay', '=', onDay)
    .execute()
}

const keyOf = ({ kind, about, payNo, refundNo }: Pick<Difference, 'kind' | 'about' | 'payNo' | 'refundNo'>): string =>
  [kind, about, payNo, refundNo].join(' ')
