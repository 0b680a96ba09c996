import * as z from 'zod/mini'
import { cents } from './fields.ts'
import { lengthUnits } from './lengths.ts'

/** What a team or a doctor sells for a length of time. */
export const timedService = z.object({
  serviceId: z.string(),
  serveName: z.string(),
  /** Name of a line icon of the app. */
  serveIcon: z.string(),
  serveContent: z.string(),
  servicePriceCents: cents,
  lengthOfTime: z.int(),
  lengthUnit: z.enum(lengthUnits),
  /** Replies that the patient may send each day. */
  dailyReplyLimit: z.int(),
  /** Can be bought now. */
  isOpen: z.boolean(),
})
export type TimedService = z.infer<typeof timedService>
