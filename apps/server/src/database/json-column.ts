import * as z from 'zod/mini'

/**
 * What a JSON column holds, by its schema: the driver gives `unknown`, and what an older version of the program wrote is
 * looked at, not believed. The error names the column and where in it, never what stands there.
 */
export function jsonColumn<S extends z.ZodMiniType>(column: string, schema: S): (stored: unknown) => z.output<S> {
  return stored => {
    const read = z.safeParse(schema, stored)
    if (read.success) return read.data
    throw new Error(`${column} cannot be read at ${read.error.issues[0]?.path.join('.') || 'its root'}`)
  }
}
