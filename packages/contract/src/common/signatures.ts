import * as z from 'zod/mini'
import { instant } from './fields.ts'

/** By whose certificates a PDF is signed, in their order; `stampedAt`: as an authority of time stamps has stated it. */
export const signatures = z.array(z.object({ name: z.string(), serial: z.string(), stampedAt: z.nullable(instant) }))
export type Signatures = z.infer<typeof signatures>
