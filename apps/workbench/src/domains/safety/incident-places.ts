import type { IncidentPlace } from '@nethos/contract/safety/incident.services.ts'
import type { StaffRole } from '@nethos/contract/service.ts'

interface Record {
  place: IncidentPlace
  recordId: string
}

/** Where who looks into an incident opens the record: what stands between a patient and who treats him is for those alone. */
export function pageOf({ place, recordId }: Record, role: StaffRole | undefined): string | undefined {
  if (place === 'application') return `/applications/${recordId}`
  if (place === 'group') return `/groups/${recordId}`
  return place === 'questionnaire' && role === 'admin' ? `/questionnaires/flagged/${recordId}` : undefined
}
