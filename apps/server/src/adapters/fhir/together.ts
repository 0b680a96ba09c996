import { nthOf } from '@nethos/contract/common/present.ts'
import * as z from 'zod/mini'
import type { Entry, FhirClient } from './client.ts'
import { FhirPartlyDoneError } from './errors.ts'
import { optional, text, versionTag } from './wire.ts'

/** One of several writes that belong together, and how it is undone where the server does them one by one. */
export interface Write extends Entry {
  undo: (client: FhirClient) => Promise<unknown>
}

interface StoredResource {
  resourceType: string
  id: string
  meta: { versionId?: string | undefined; lastUpdated: string }
  [element: string]: unknown
}

const versioned = z.looseObject({ id: text, meta: z.looseObject({ versionId: optional }) })

/** What stands there becomes this, if it is still what was read. */
export const update = (was: StoredResource, resource: object): Write => ({
  resource,
  request: { method: 'PUT', url: `${was.resourceType}/${was.id}`, ifMatch: versionTag(was) },
  async undo(client) {
    const now = await client.get(versioned, `${was.resourceType}/${was.id}`)
    await client.replace(was, now?.meta.versionId)
  },
})

/** Made once: what has this identifier already stays as it is. */
export const createOnce = (
  resource: { resourceType: string },
  identifier: string,
  undo: (client: FhirClient) => Promise<unknown>,
): Write => ({
  resource,
  request: { method: 'POST', url: resource.resourceType, ifNoneExist: `identifier=${encodeURIComponent(identifier)}` },
  undo,
})

/** A server that does a transaction's entries one by one has given a place twice unless what it did is taken back. */
export async function writeTogether(client: FhirClient, writes: readonly Write[]): Promise<void> {
  try {
    await client.transaction(writes.map(({ resource, request }) => ({ resource, request })))
  } catch (error) {
    if (!(error instanceof FhirPartlyDoneError)) throw error
    for (const at of error.done) await nthOf(writes, at).undo(client)
    throw error.refused
  }
}
