import * as z from 'zod/mini'
import { jsonColumn } from '../../database/json-column.ts'

/** The signatures of a document as a column holds them; those of early versions had no stamp. */
export const storedSignatures = (column: string) =>
  jsonColumn(
    column,
    z.array(z.object({ name: z.string(), serial: z.string(), stampedAt: z._default(z.nullable(z.number()), null) })),
  )
