import type { Clock } from '../../../ports/clock.ts'
import type { FactStore, StoredFact } from '../../../ports/hospital-messages.ts'
import type {
  HospitalSurgeries,
  HospitalSurgery,
  HospitalSurgeryEvent,
  SurgeryHappening,
} from '../../../ports/hospital-surgeries.ts'
import { newestOf } from '../newest.ts'
import type { PlanFact } from './plans.ts'

const dayMs = 86_400_000
const retentionMs = 90 * dayMs
const firstLookMs = 2 * dayMs
const mostAtOnce = 200
const kinds = ['surgery', 'surgery_event'] as const

type EventFact = HospitalSurgeryEvent & { surgeryNo: string }

/** The operations that were told of a file; an event that came before its plan waits for it. */
function surgeriesIn(facts: readonly StoredFact[]): HospitalSurgery[] {
  const events = newestOf(facts.filter(one => one.about === 'surgery_event')).map(one => one.body as EventFact)
  return newestOf(facts.filter(one => one.about === 'surgery')).map(({ code: surgeryNo, recordNumber, body }) => ({
    ...(body as PlanFact),
    surgeryNo,
    recordNumber,
    events: events.filter(one => one.surgeryNo === surgeryNo).map(({ surgeryNo: _of, ...event }) => event),
  }))
}

/** Operations of the hospitals that plan them by SIU and tell their course by ADT. */
export function hl7v2Surgeries(hosIds: readonly string[], facts: FactStore, clock: Clock): HospitalSurgeries {
  const ids = new Set(hosIds)
  const ofFile = async (hosId: string, recordNumber: string) =>
    surgeriesIn(await facts.ofFile(hosId, kinds, recordNumber))

  return {
    speaksFor: hosId => ids.has(hosId),
    surgeries: async (hosId, recordNumber) =>
      (await ofFile(hosId, recordNumber)).filter(one => one.plannedAt >= clock.now() - retentionMs),
    async happenings(hosId, cursor) {
      const from = Number(cursor || 0)
      const since = cursor === '' ? clock.now() - firstLookMs : 0
      const fresh = await facts.after(hosId, kinds, { factId: from, since, most: mostAtOnce })
      const happenings: SurgeryHappening[] = []
      for (const fact of fresh) {
        const surgeryNo = fact.about === 'surgery' ? fact.code : (fact.body as EventFact).surgeryNo
        const surgery = (await ofFile(hosId, fact.recordNumber)).find(one => one.surgeryNo === surgeryNo)
        if (surgery) happenings.push({ at: fact.cameAt, surgery })
      }
      return { happenings, cursor: String(fresh.at(-1)?.factId ?? from) }
    },
  }
}
