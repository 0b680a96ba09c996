import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { BillLine } from '../../ports/payment.ts'
import type { OneBill } from './job-names.ts'

/** What the bill of a day says was kept, by what the payer read at the cashier; '' for what our books have not. */
export async function saveFees(
  { db }: Pick<Ctx, 'db'>,
  { provider, onDay }: OneBill,
  lines: readonly Pick<BillLine, 'payNo' | 'feeMicros'>[],
): Promise<void> {
  const numbers = [...new Set(lines.map(line => line.payNo))]
  const known =
    numbers.length === 0
      ? []
      : await db.selectFrom('payment').select(['payNo', 'subject']).where('payNo', 'in', numbers).execute()
  const subjectOf = new Map(known.map(one => [one.payNo, one.subject]))
  const fees = new Map<string, number>()
  for (const { payNo, feeMicros } of lines) {
    const subject = subjectOf.get(payNo) ?? ''
    fees.set(subject, (fees.get(subject) ?? 0) + feeMicros)
  }
  await db.deleteFrom('billFee').where('provider', '=', provider).where('onDay', '=', onDay).execute()
  const rows = [...fees].map(([subject, feeMicros]) => ({ provider, onDay, subject, feeMicros }))
  if (rows.length > 0) await db.insertInto('billFee').values(rows).execute()
  await db
    .updateTable('billCheck')
    .set({ hasFees: true })
    .where('provider', '=', provider)
    .where('onDay', '=', onDay)
    .execute()
}

export interface Fees {
  /** In cents; null: that bill has not come yet, or came before fees were read. */
  of: (provider: string, onDay: string, subject: string) => number | null
  all: readonly { provider: string; onDay: string; subject: string; feeCents: number }[]
}

const centsOf = (micros: string | number | bigint): number => Math.round(Number(micros) / 10_000)

export async function feesBetween(db: Db, { fromDay, untilDay }: { fromDay: string; untilDay: string }): Promise<Fees> {
  const read = await db
    .selectFrom('billCheck')
    .select(['provider', 'onDay'])
    .where('hasFees', '=', true)
    .where('onDay', '>=', fromDay)
    .where('onDay', '<=', untilDay)
    .execute()
  const rows = await db
    .selectFrom('billFee')
    .selectAll()
    .where('onDay', '>=', fromDay)
    .where('onDay', '<=', untilDay)
    .execute()
  const keyOf = (...parts: readonly string[]) => parts.join('\n')
  const billed = new Set(read.map(one => keyOf(one.provider, one.onDay)))
  const all = rows.map(({ provider, onDay, subject, feeMicros }) => ({
    provider,
    onDay,
    subject,
    feeCents: centsOf(feeMicros),
  }))
  const fees = new Map(all.map(one => [keyOf(one.provider, one.onDay, one.subject), one.feeCents]))
  return {
    all,
    of: (provider, onDay, subject) =>
      billed.has(keyOf(provider, onDay)) ? (fees.get(keyOf(provider, onDay, subject)) ?? 0) : null,
  }
}
