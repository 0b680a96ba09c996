import type { PriceLine } from '@nethos/contract/doctors/publicity.services.ts'
import type { Ctx } from '../calls/handler.ts'

/** What a domain sells now, and for how much: shown to everybody under 信息公示. Who sells and hands in none is found by a test. */
export type Prices = (ctx: Ctx) => Promise<readonly PriceLine[]>

/** The range of what people call the same. */
export function rangeOf(group: string, rows: readonly { label: string; priceCents: number }[]): PriceLine[] {
  const byLabel = new Map<string, PriceLine>()
  for (const { label, priceCents } of rows) {
    const known = byLabel.get(label)
    byLabel.set(label, {
      group,
      label,
      fromCents: Math.min(priceCents, known?.fromCents ?? priceCents),
      toCents: Math.max(priceCents, known?.toCents ?? priceCents),
    })
  }
  return [...byLabel.values()].toSorted((a, b) => a.fromCents - b.fromCents || a.label.localeCompare(b.label, 'zh'))
}
