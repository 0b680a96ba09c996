import * as z from 'zod/mini'
import { cents } from '../common/fields.ts'
import { obj, service, type Services } from '../service.ts'

/** One kind of service, from its lowest to its highest price; `group`: under which heading it stands. */
const offered = z.object({ group: z.string(), label: z.string(), fromCents: cents, toCents: cents })
export type PriceLine = z.infer<typeof offered>

const member = z.object({
  docId: z.string(),
  name: z.string(),
  title: z.string(),
  /** The number of the licence to practise; '' while the hospital has not entered it. */
  licenceNumber: z.string(),
})

/** What an internet hospital shows to everybody in a prominent place: services, prices, staff (docs/product/law.md). */
export const publicityServices = {
  publicity: service({
    name: 'nethos.doctor.publicity',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: obj(
      z.object({
        services: z.array(offered),
        /** Whoever receives patients now, by department. */
        departments: z.array(z.object({ name: z.string(), members: z.array(member) })),
      }),
    ),
  }),
} satisfies Services
export type Publicity = NonNullable<(typeof publicityServices)['publicity']['reply']['output']>
