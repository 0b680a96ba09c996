import type { CheckupFollowUp } from '../../../ports/hospital-checkups.ts'
import { about, namesOf } from '../about.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { systems } from '../names.ts'
import { identifierIn, idIn } from '../wire.ts'
import { checkupAppointment, proposal, visit, type CheckupReport, type Proposal } from './wire.ts'

export interface Reported {
  ourNo: string
  reportCode: string
  followUps: CheckupFollowUp[]
}

const monthMs = 30.44 * 86_400_000
const [soonest, latest] = [1, 36]

/** A proposal of the chief physician: what is to be looked at again, why, and when. */
function followUpOf(one: Proposal, reportedAt: number): CheckupFollowUp[] {
  const when = Date.parse(one.occurrenceDateTime ?? one.occurrencePeriod?.start ?? '')
  const what = one.code?.text ?? one.code?.coding?.[0]?.display ?? ''
  if (!['proposal', 'plan'].includes(one.intent ?? '') || one.status !== 'active') return []
  if (what === '' || Number.isNaN(when)) return []
  const months = Math.round((when - reportedAt) / monthMs)
  const why = one.reasonCode?.[0]?.text ?? one.reasonCode?.[0]?.coding?.[0]?.display ?? ''
  return [{ what, why, afterMonths: Math.min(latest, Math.max(soonest, months)) }]
}

/** Which check a report is of: its Encounter names the Appointment that has our number. */
export async function reportsIn(
  client: HospitalClient,
  reports: readonly CheckupReport[],
  reportSystem: string | undefined,
): Promise<Map<string, Reported>> {
  const visits = await readNamed(
    client,
    visit,
    'Encounter',
    reports.map(one => idIn(one.encounter, 'Encounter')),
  )
  const appointments = await readNamed(
    client,
    checkupAppointment,
    'Appointment',
    [...visits.values()].map(one => idIn(one.appointment?.[0], 'Appointment')),
  )
  const asked = { schema: proposal, type: 'ServiceRequest', by: 'encounter' }
  const proposals = Map.groupBy(
    await about(client, namesOf('Encounter', [...visits.values()]), asked),
    one => idIn(one.encounter, 'Encounter') ?? '',
  )
  return new Map(
    reports.flatMap(one => {
      const encounterId = idIn(one.encounter, 'Encounter') ?? ''
      const of = appointments.get(idIn(visits.get(encounterId)?.appointment?.[0], 'Appointment') ?? '')
      const ourNo = identifierIn(of?.identifier, systems.checkup)
      if (ourNo === undefined) return []
      const own = reportSystem === undefined ? undefined : identifierIn(one.identifier, reportSystem)
      const reportedAt = Date.parse(one.issued ?? one.meta.lastUpdated)
      const followUps = (proposals.get(encounterId) ?? []).flatMap(each => followUpOf(each, reportedAt))
      return [[one.id, { ourNo, reportCode: own ?? one.id, followUps }] as const]
    }),
  )
}
