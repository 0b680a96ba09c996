import { dayOf } from '@nethos/contract/common/days.ts'
import type { CheckupHappening } from '../../../ports/hospital-checkups.ts'
import type { FactStore, StoredFact } from '../../../ports/hospital-messages.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { checkFactOf } from './checks.ts'
import { receivedChecks, placesOf } from './places.ts'
import type { ReportedCheck } from './reported.ts'
import { stationsIn } from './stations.ts'

const kinds = ['check', 'station', 'check_reported'] as const
const firstLookMs = 2 * 86_400_000
const most = 200

/** What was said since the cursor, each thing as it is now. */
export async function happeningsSince(
  hospital: Hl7Hospital,
  facts: FactStore,
  { cursor, now }: { cursor: string; now: number },
): Promise<{ happenings: CheckupHappening[]; cursor: string }> {
  const { hosId } = hospital
  const since = cursor === '' ? now - firstLookMs : 0
  const fresh = await facts.after(hosId, kinds, { factId: Number(cursor || 0), since, most })
  const checks = fresh.some(one => one.about === 'check') ? await receivedChecks(facts, hosId, now) : []
  const happenings: CheckupHappening[] = []
  let read = Number(cursor || 0)
  for (const fact of fresh) {
    const some = await happeningsOf(fact)
    if (happenings.length + some.length > most) break
    happenings.push(...some)
    read = fact.factId
  }
  return { happenings, cursor: String(read) }

  async function happeningsOf(fact: StoredFact): Promise<CheckupHappening[]> {
    if (fact.about === 'check') return [...placeTaken(hospital, fact, checks), ...outcomeOf(fact)]
    return fact.about === 'station' ? sheetOf(fact, hosId, facts) : [reportOf(fact)]
  }
}

function placeTaken(hospital: Hl7Hospital, fact: StoredFact, storedFacts: readonly StoredFact[]): CheckupHappening[] {
  // The time that it was moved from has a place more.
  const own = storedFacts.filter(one => one.code === fact.code && one.factId <= fact.factId).slice(-2)
  const starts = new Set(own.map(one => checkFactOf(one).startsAt))
  return [...starts].flatMap(startsAt => {
    const day = dayOf(startsAt)
    const { resourceCode } = checkFactOf(fact)
    return placesOf(hospital, { fromDay: day, toDay: day }, storedFacts)
      .filter(time => time.startsAt === startsAt && time.centreCode === resourceCode)
      .map(time => ({ at: fact.cameAt, kind: 'time' as const, time }))
  })
}

function outcomeOf(fact: StoredFact): CheckupHappening[] {
  const { isOurs, isChecked, ourNo, calledOff } = checkFactOf(fact)
  if (!isOurs) return []
  if (calledOff !== undefined) return [{ at: fact.cameAt, kind: 'called_off', ourNo, reason: calledOff }]
  return isChecked ? [{ at: fact.cameAt, kind: 'checked', ourNo }] : []
}

async function sheetOf(fact: StoredFact, hosId: string, facts: FactStore): Promise<CheckupHappening[]> {
  const all = await facts.ofCode(hosId, 'station', fact.code)
  return [{ at: fact.cameAt, kind: 'stations', ourNo: fact.code, stations: stationsIn(all) }]
}

function reportOf(fact: StoredFact): CheckupHappening {
  const { reportCode, followUps } = fact.body as ReportedCheck
  return { at: fact.cameAt, kind: 'reported', ourNo: fact.code, reportCode, followUps }
}
