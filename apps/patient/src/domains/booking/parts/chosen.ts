import { confirmPage } from '@nethos/contract/booking/booking.links.ts'
import { bookSorts } from '@nethos/contract/booking/booking.words.ts'
import type { ClinicNumber, Session } from '@nethos/contract/clinics/finding.schemas.ts'

/** Which kind of booking a session makes. */
const sortOf = ({ kind, registration }: Session): number =>
  kind === 'school' || kind === 'mdt' ? bookSorts[kind] : bookSorts[registration]

/** Where a chosen number is confirmed. */
export const confirmOf = (session: Session, { numberId, no, time }: ClinicNumber, parts?: readonly string[]): string =>
  confirmPage({ ...session, numberId, no, time, sort: sortOf(session), ...(parts ? { parts } : {}) })
