import * as z from 'zod/mini'
import { bookingSpelling as spelling } from '../booking/booking.words.ts'
import { nextFree, session } from './finding.schemas.ts'
import { slotStateNames } from '../booking/slot.states.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, optionalId } from '../common/fields.ts'
import { list, only, service, type Services } from '../service.ts'
import { open } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

/** A department that takes part. */
const part = z.object({ deptId: z.string(), deptName: z.string() })

/** Clinics where several departments see a patient together. */
export const mdtServices = {
  /** Those of one hospital (its own id or a campus's), or of all. */
  listMdtClinics: service({
    name: 'nethos.book.dept.mdt.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ hosId: open(bookableByAll, optionalId) }),
    reply: list(
      z.object({
        deptId: z.string(),
        deptName: z.string(),
        /** Who leads it, where one does; empty otherwise. */
        clinicDoctorId: z.string(),
        parts: z.array(part),
        hosId: z.string(),
        hosName: z.string(),
        deptIntro: z.string(),
        place: z.string(),
        /** Of the next number, else of the cheapest session; null: no session. */
        feeCents: z.nullable(cents),
        slotState: z.enum(slotStateNames),
        next: z.nullable(nextFree),
      }),
    ),
    spelling,
  }),
  /** Its sessions from today to the fourteenth day after it; each says who sits together. */
  mdtSessions: service({
    name: 'nethos.book.mdt.scheme.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ deptId: open(bookableByAll) }),
    reply: list(z.extend(session, { parts: z.array(part) })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
