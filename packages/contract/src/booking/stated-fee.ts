import * as z from 'zod/mini'
import { cents } from '../common/fields.ts'

/** What a number costs, as its hospital states it: 0 is free; null: it states nothing, which is not free. */
export const statedFee = z.nullable(cents)
export type StatedFee = z.infer<typeof statedFee>
