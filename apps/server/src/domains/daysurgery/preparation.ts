import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { PreparationLine } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { fastingRules, sourceOfStop, whenBefore } from './preparation.data.ts'
import type { Surgery } from './surgery.table.ts'

const hour = 3_600_000

/** When something must be left off before this operation, in the order of time. */
export function preparationOf({
  plannedAt,
  anaesthesia,
  stopDrugs,
}: Pick<Surgery, 'plannedAt' | 'anaesthesia' | 'stopDrugs'>): PreparationLine[] {
  const drugs = stopDrugs.map(one => ({
    text: `${one.drugName}：从这天起不吃（${whenBefore(one.daysBefore)}）。请按医嘱停，不要自己改`,
    at: startOfDay(addDays(dayOf(plannedAt), -one.daysBefore)),
    source: sourceOfStop(one),
  }))
  const fasting = fastingRules.map(({ hours, text, source }) => ({ text, at: plannedAt - hours * hour, source }))
  return [...drugs, ...(anaesthesia === 'general' ? fasting : [])].sort((a, b) => a.at - b.at)
}
