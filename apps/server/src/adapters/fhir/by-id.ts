import type * as z from 'zod/mini'
import type { FhirClient } from './client.ts'
import { idIn } from './wire.ts'

/** So many ids in one address. */
const atOnce = 40

type Holder = { id: string; contained?: { resourceType: string; id: string }[] | undefined }
interface Named {
  reference?: string | undefined
}

/** Where what a resource names is kept: by its id, what lies within the resource itself by both ids. */
export const keyFor = (given: Named | undefined, type: string, holder: string): string | undefined =>
  given?.reference?.startsWith('#') ? `${holder}${given.reference}` : idIn(given, type)

/** What these resources name of one kind, each read once: by id on the server, and from what lies within them. */
export async function readNamed<S extends z.ZodMiniType>(
  client: FhirClient,
  schema: S,
  type: string,
  keys: Iterable<string | undefined>,
  holders: readonly Holder[] = [],
): Promise<Map<string, z.output<S>>> {
  const found = new Map<string, z.output<S>>()
  for (const holder of holders)
    for (const one of holder.contained ?? []) {
      const read = one.resourceType === type ? schema.safeParse(one) : undefined
      if (read?.success) found.set(`${holder.id}#${one.id}`, read.data)
    }
  const ids = [...new Set(keys)].filter(key => key !== undefined && !key.includes('#'))
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce)
    const answered = await client.search(schema, type, { _id: some.join(','), _count: String(atOnce) })
    for (const one of answered) found.set((one as { id: string }).id, one)
  }
  return found
}
