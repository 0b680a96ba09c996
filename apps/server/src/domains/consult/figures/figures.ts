import { addDays } from '@nethos/contract/common/days.ts'
import { consultTypes } from '@nethos/contract/consult/consult.kinds.ts'
import type { Figures, figureServices } from '@nethos/contract/consult/figures.services.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { payWayOrNone } from '../../payment/public.ts'
import {
  answersOf,
  medianOf,
  moneyOf,
  namesOfDoctors,
  noAnswers,
  noMoney,
  reviewsIn,
  type Answers,
  type Money,
  type Scope,
} from './figures.table.ts'

type Services = typeof figureServices

/** Adds up each figure of `nothing`, leaving the rest of the rows alone. */
function sumOf<Sums extends object>(nothing: Sums, rows: readonly Sums[]): Sums {
  const keys = Object.keys(nothing) as (keyof Sums)[]
  return Object.fromEntries(keys.map(key => [key, rows.reduce((sum, row) => sum + Number(row[key]), 0)])) as Sums
}

const answersIn = (rows: readonly Answers[]): Answers => sumOf(noAnswers, rows)
const moneyIn = (rows: readonly Money[]): Money => sumOf(noMoney, rows)

/** Everything that is shown of one scope, and the rows that it was made of. */
async function counted(ctx: Pick<Ctx, 'db'>, scope: Scope) {
  const [answers, money, medianMinutes, reviews] = await Promise.all([
    answersOf(ctx, scope),
    moneyOf(ctx, scope),
    medianOf(ctx, scope),
    reviewsIn(ctx, scope),
  ])
  const days: Figures['days'] = []
  for (let onDay = scope.fromDay; onDay <= scope.untilDay; onDay = addDays(onDay, 1)) {
    const on = (row: { onDay: string }) => row.onDay === onDay
    days.push({ onDay, ...answersIn(answers.filter(on)), ...moneyIn(money.filter(on)) })
  }
  const kinds = consultTypes.flatMap(consultType => {
    const begun = answersIn(answers.filter(row => row.consultType === consultType)).begun
    const moved = money.filter(row => row.consultType === consultType)
    return begun + moved.length === 0 ? [] : [{ consultType, begun, ...moneyIn(moved) }]
  })
  const channels = [...new Set(money.map(row => row.provider))].toSorted().map(provider => ({
    payChannel: payWayOrNone(provider),
    ...moneyIn(money.filter(row => row.provider === provider)),
  }))
  const stars = [1, 2, 3, 4, 5].map(count =>
    reviews.filter(({ score }) => Math.max(1, score / 2) === count).reduce((sum, row) => sum + row.count, 0),
  )
  return { answers, money, reviews, shown: { days, kinds, channels, medianMinutes, stars } satisfies Figures }
}

export const myFigures: HandlerOf<Services['myFigures']> = async ({ input, ctx }) =>
  // '' is nobody's: who has no card of a doctor is asked nothing.
  (await counted(ctx, { ...input, docId: ctx.caller.docId ?? ' ' })).shown

const mostDoctors = 200

export const hospitalFigures: HandlerOf<Services['hospitalFigures']> = async ({ input, ctx }) => {
  const { answers, money, reviews, shown } = await counted(ctx, scopeOf(input))
  const asked = [...new Set([...answers, ...money, ...reviews].flatMap(({ docId }) => docId ?? []))]
  const names = await namesOfDoctors(ctx, asked)
  const doctors = names
    .map(name => {
      const his = (row: { docId: string | null }) => row.docId === name.docId
      const given = reviews.filter(his)
      const reviewCount = given.reduce((sum, row) => sum + row.count, 0)
      const score = given.reduce((sum, row) => sum + row.count * row.score, 0) / Math.max(1, reviewCount)
      return {
        ...name,
        ...answersIn(answers.filter(his)),
        reviewCount,
        score: Math.round(score * 10) / 10,
        ...moneyIn(money.filter(his)),
      }
    })
    .toSorted((one, other) => other.begun - one.begun || other.earnedCents - one.earnedCents)
  return { ...shown, doctors: doctors.slice(0, mostDoctors) }
}

const scopeOf = ({
  fromDay,
  untilDay,
  docId,
  gbDeptCode,
}: {
  fromDay: string
  untilDay: string
  docId?: string | null | undefined
  gbDeptCode?: string | null | undefined
}): Scope => ({ fromDay, untilDay, docId: docId || undefined, gbDeptCode: gbDeptCode || undefined })

/** The office's scope is what it names; everybody else's is himself. */
export const countedFor = async (
  ctx: Pick<Ctx, 'db'> & { caller: { role: string; docId: string | null } },
  input: Parameters<typeof scopeOf>[0],
): Promise<{ days: Figures['days']; whose: string }> => {
  const { role, docId } = ctx.caller
  const isOffice = role === 'operator' || role === 'admin'
  const scope = isOffice ? scopeOf(input) : { ...scopeOf(input), gbDeptCode: undefined, docId: docId ?? ' ' }
  const { shown } = await counted(ctx, scope)
  return { days: shown.days, whose: scope.docId ?? scope.gbDeptCode ?? 'hospital' }
}

/** Of all days together. */
export const sumOfDays = (days: Figures['days']): Answers & Money => ({ ...answersIn(days), ...moneyIn(days) })
