import { dayInWords } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../calls/handler.ts'
import { knownLines } from './bill-books.table.ts'
import { settleItself, type FoundDifference } from './bill-difference.table.ts'
import type { OneBill } from './job-names.ts'
import type { OwnLine } from './compare-bill.ts'

/**
 * What one day's comparison missed and has turned up since settles itself: ours that a later bill names with the same
 * amount, and the provider's that our books have by now.
 */
export async function settleTurnedUp(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { provider, onDay }: OneBill,
  bill: readonly OwnLine[],
): Promise<void> {
  const open = await ctx.db
    .selectFrom('billDifference')
    .selectAll()
    .where('provider', '=', provider)
    .where('settledAt', 'is', null)
    .where('onDay', '<', onDay)
    .where('kind', 'in', ['missing_here', 'missing_there'])
    .execute()
  if (open.length === 0) return
  const theirs = amountsOf(bill)
  const ours = amountsOf(
    await knownLines(
      ctx.db,
      provider,
      open.map(({ about, payNo, refundNo }) => ({ about: about as OwnLine['about'], payNo, refundNo, amountCents: 0 })),
    ),
  )
  for (const one of open) {
    if (one.kind === 'missing_there' && theirs.get(keyOf(one)) === one.oursCents)
      await settleItself(ctx, one.differenceId, { way: 'next_day', note: `${dayInWords(onDay)}的账单中已有这一笔` })
    if (one.kind === 'missing_here' && ours.get(keyOf(one)) === one.theirsCents)
      await settleItself(ctx, one.differenceId, { way: 'booked', note: '本院账目中已有这一笔，金额一致' })
  }
}

const keyOf = ({ about, payNo, refundNo }: Pick<FoundDifference, 'about' | 'payNo' | 'refundNo'>): string =>
  [about, payNo, refundNo].join(' ')
const amountsOf = (lines: readonly OwnLine[]) => new Map(lines.map(line => [keyOf(line), line.amountCents]))
