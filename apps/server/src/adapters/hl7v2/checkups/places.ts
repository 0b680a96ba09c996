import { lastOf } from '@nethos/contract/common/present.ts'
import type { CheckupPlaces } from '../../../ports/hospital-checkups.ts'
import type { FactStore, StoredFact } from '../../../ports/hospital-messages.ts'
import { slotsOf } from '../examinations/places.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'

const dayMs = 86_400_000
/** Nobody books further ahead than a month. */
const lookBackMs = 60 * dayMs
const atOnce = 5_000

/** What was said of places at the centres. */
export async function receivedChecks(facts: FactStore, hosId: string, now: number): Promise<StoredFact[]> {
  const all: StoredFact[] = []
  for (let factId = 0; ; factId = lastOf(all).factId) {
    const some = await facts.after(hosId, ['check'], { factId, since: now - lookBackMs, most: atOnce })
    all.push(...some)
    if (some.length < atOnce) return all
  }
}

/** The hours of the settings, and at each the places that nobody was said to have. */
export function placesOf(
  { checkups }: Hl7Hospital,
  days: { fromDay: string; toDay: string },
  storedFacts: readonly StoredFact[],
): CheckupPlaces[] {
  const rooms = Object.fromEntries(
    Object.entries(checkups?.centres ?? {}).map(([code, { times }]) => [
      code,
      { hours: times.hours, everyMinutes: times.everyMinutes, places: times.places },
    ]),
  )
  return slotsOf(rooms, days, storedFacts).map(({ slotCode, resourceCode, startsAt, endsAt, left = 0, version }) => ({
    timeCode: slotCode,
    centreCode: resourceCode,
    startsAt,
    endsAt,
    left,
    version,
  }))
}
