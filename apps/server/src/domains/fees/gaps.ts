import type { DayGap, feesDeskServices } from '@nethos/contract/fees/fees-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import type { Gap } from './compare-books.ts'

type Services = typeof feesDeskServices
interface Named {
  onDay: string
  hosId: string
  settleNo: string
  refundNo: string
}

/** The gaps of a day, each with what was done about it. */
export async function withSettlements(ctx: Ctx<StaffCaller>, onDay: string, gaps: readonly Gap[]): Promise<DayGap[]> {
  const rows = await ctx.db
    .selectFrom('feeGap')
    .innerJoin('staff', 'staff.staffId', 'feeGap.proposedBy')
    .select([
      'hosId',
      'settleNo',
      'refundNo',
      'note',
      'proposedBy',
      'proposedAt',
      'settledAt',
      'staff.name as staffName',
    ])
    .where('onDay', '=', onDay)
    .execute()
  const byName = new Map(rows.map(one => [nameOf(one), one]))
  return gaps.map(gap => {
    const one = byName.get(nameOf(gap))
    const settlement = one && {
      note: one.note,
      by: one.staffName,
      at: one.proposedAt.getTime(),
      isConfirmed: one.settledAt !== null,
      isOwn: one.proposedBy === ctx.caller.staffId,
    }
    return { ...gap, settlement: settlement ?? null }
  })
}

const nameOf = ({ hosId, settleNo, refundNo }: Omit<Named, 'onDay'>): string => [hosId, settleNo, refundNo].join(' ')

/** Held by the transaction: of two hands the second sees what the first has done. */
const takeGap = ({ db }: Pick<Ctx, 'db'>, { onDay, hosId, settleNo, refundNo }: Named) =>
  db
    .selectFrom('feeGap')
    .select(['proposedBy', 'settledAt'])
    .where('onDay', '=', onDay)
    .where('hosId', '=', hosId)
    .where('settleNo', '=', settleNo)
    .where('refundNo', '=', refundNo)
    .forUpdate()
    .executeTakeFirst()

const auditGap = (ctx: Ctx<StaffCaller>, { onDay, settleNo }: Named): Promise<unknown> =>
  ctx.audit({ action: 'fees.gap', recordType: 'fee_day', recordId: `${onDay} ${settleNo}` })

export const settleGap: HandlerOf<Services['settleGap']> = async ({ input, ctx, refuse }) => {
  const { note, ...gap } = input
  const isKnown = await ctx.db.selectFrom('hospital').select('hosId').where('hosId', '=', gap.hosId).executeTakeFirst()
  if (!isKnown) return refuse('not_found')
  if ((await takeGap(ctx, gap))?.settledAt) return refuse('gap_settled')
  const fields = { note, proposedBy: ctx.caller.staffId, proposedAt: new Date(ctx.now) }
  await ctx.db
    .insertInto('feeGap')
    .values({ ...gap, ...fields })
    .onConflict(on => on.columns(['onDay', 'hosId', 'settleNo', 'refundNo']).doUpdateSet(fields))
    .execute()
  await auditGap(ctx, gap)
  return true
}

export const confirmGap: HandlerOf<Services['confirmGap']> = async ({ input, ctx, refuse }) => {
  const found = await takeGap(ctx, input)
  if (!found) return refuse('not_found')
  if (found.settledAt) return refuse('gap_settled')
  if (found.proposedBy === ctx.caller.staffId) return refuse('own_gap')
  await ctx.db
    .updateTable('feeGap')
    .set({ settledBy: ctx.caller.staffId, settledAt: new Date(ctx.now) })
    .where('onDay', '=', input.onDay)
    .where('hosId', '=', input.hosId)
    .where('settleNo', '=', input.settleNo)
    .where('refundNo', '=', input.refundNo)
    .execute()
  await auditGap(ctx, input)
  return true
}
