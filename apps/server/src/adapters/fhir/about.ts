import type * as z from 'zod/mini'
import type { FhirClient } from './client.ts'
import { FhirNotServedError, FhirRefusedError } from './errors.ts'

const atOnce = 30

/** The resources of one kind that name these by a search parameter; of a server that does not serve it none. */
export async function about<S extends z.ZodMiniType>(
  client: FhirClient,
  named: readonly string[],
  { schema, type, by }: { schema: S; type: string; by: string },
): Promise<z.output<S>[]> {
  const found: z.output<S>[] = []
  for (let at = 0; at < named.length; at += atOnce) {
    const asked = client.search(schema, type, { [by]: named.slice(at, at + atOnce).join(','), _count: '200' })
    found.push(
      ...(await asked.catch((error: unknown) => {
        if (error instanceof FhirNotServedError || error instanceof FhirRefusedError) return []
        throw error
      })),
    )
  }
  return found
}

export const namesOf = (type: string, all: readonly { id: string }[]): string[] => all.map(one => `${type}/${one.id}`)
