import { figuresOf, type TodayFigure } from '@nethos/contract/today/today.figures.ts'
import type { todayServices } from '@nethos/contract/today/today.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import type { TodayPart } from '../../registry/today.ts'

/** The figures of the caller's role, in the contract's order, each by the domain that owns it. */
export function todayOf(parts: readonly TodayPart[]): HandlerOf<typeof todayServices.today> {
  const owned: TodayPart['figures'] = Object.assign({}, ...parts.map(({ figures }) => figures))
  return async ({ ctx }) => {
    const figures = []
    for (const figure of figuresOf(ctx.caller.role)) {
      const { count, since, amountCents } = await owner(owned, figure)(ctx)
      figures.push({ figure, count, since: since?.getTime() ?? null, amountCents: amountCents ?? null })
    }
    const meetings = await Promise.all(parts.flatMap(part => part.meetings?.(ctx) ?? []))
    return { figures, meetings: meetings.flat() }
  }
}

function owner(owned: TodayPart['figures'], figure: TodayFigure) {
  const found = owned[figure]
  if (!found) throw new Error(`no domain counts ${figure}`)
  return found
}
