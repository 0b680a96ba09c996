import { addDays, dayInWords, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { preparations, type Preparation } from '@nethos/contract/checkup/checkup.preparation.ts'
import type { CheckupOrder } from './order.table.ts'

const hour = 3_600_000
/** As the text says: longer without food is too long. */
const mostHours = 16

/** What is to be prepared for this order, with the hours of its own date. */
export function preparationOf({ content, addOns, startsAt }: Pick<CheckupOrder, 'content' | 'addOns' | 'startsAt'>) {
  const codes = new Set([
    ...content.groups.flatMap(group => group.items.map(item => item.code)),
    ...addOns.map(one => one.code),
  ])
  return preparations.filter(one => one.when.length === 0 || one.when.some(code => codes.has(code))).map(shown)

  function shown({ text, fastingHours, source, isReviewed }: Preparation) {
    if (fastingHours === undefined) return { text, source, isReviewed }
    // Early in the night is easier to keep than eight hours by the clock.
    const latest = startsAt - fastingHours * hour
    const eve = startOfDay(addDays(dayOf(startsAt), -1)) + 22 * hour
    const from = startsAt - eve > mostHours * hour ? latest : Math.min(latest, eve)
    const clock = new Date(from + 8 * hour).toISOString().slice(11, 16)
    return { text: `${dayInWords(dayOf(from))} ${clock}起不吃东西。${text}`, source, isReviewed }
  }
}
