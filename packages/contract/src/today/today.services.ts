import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'
import { obj, service, staffRoles, type OutputOf, type Services } from '../service.ts'
import { todayFigureNames } from './today.figures.ts'

/** A time of a video consult, in whose room the doctor is met. */
const meeting = z.object({ consultId: z.string(), beginsAt: instant, endsAt: instant })

export const todayServices = {
  /** What waits for who asks, and what today was: each figure by the domain that owns it, those of his role alone. */
  today: service({
    name: 'staff.today',
    kind: 'query',
    access: staffRoles,
    audits: { none: 'numbers and times, nobody’s name' },
    input: z.object({}),
    reply: obj(
      z.object({
        figures: z.array(
          z.object({
            figure: z.enum(todayFigureNames),
            count: z.int(),
            /** Since when the oldest of them waits; null where none does, or where that says nothing. */
            since: z.nullable(instant),
            /** Of money alone. */
            amountCents: z.nullable(cents),
          }),
        ),
        meetings: z.array(meeting),
      }),
    ),
  }),
} satisfies Services

export type Today = OutputOf<typeof todayServices.today>
