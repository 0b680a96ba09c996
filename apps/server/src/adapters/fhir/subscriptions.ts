import { createHash, timingSafeEqual } from 'node:crypto'
import { ForgedPushError } from '../../ports/hospital-booking.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import type { FhirClient } from './client.ts'
import { subscription } from './wire.ts'

/** Asks the server to knock when something of these kinds changes: without content, for what changed is asked for. */
export async function subscribe(
  client: FhirClient,
  { endpoint, secret }: { endpoint: string; secret: string },
  kinds: readonly string[],
): Promise<void> {
  const own = await client.search(subscription, 'Subscription', { url: endpoint, status: 'requested,active' })
  const watched = kinds.map(kind => `${kind}?`)
  for (const criteria of watched.filter(one => !own.some(each => each.criteria === one)))
    await client.json('Subscription', {
      method: 'POST',
      body: {
        resourceType: 'Subscription',
        status: 'requested',
        reason: 'Nethos keeps a copy of it',
        criteria,
        channel: { type: 'rest-hook', endpoint, header: [`Authorization: Bearer ${secret}`] },
      },
    })
}

export interface Knock {
  endpoint: string
  secret: string
}

/** Subscribes once for as long as this process lives. */
export function subscriber(client: FhirClient, push: Knock | undefined, kinds: readonly string[]): () => Promise<void> {
  let isSubscribed = push === undefined
  return async () => {
    if (isSubscribed || !push) return
    isSubscribed = true
    // Not every server takes subscriptions: then asking is all there is, and it is tried again at the next start.
    await subscribe(client, push, kinds).catch(error => {
      isSubscribed = !(error instanceof HospitalUnreachableError)
    })
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whoever has the secret makes us ask; nothing that is sent along is believed. */
export function checkKnock(push: Knock | undefined, headers: Readonly<Record<string, string | undefined>>): void {
  const given = headers['authorization'] ?? ''
  if (!push || !timingSafeEqual(digest(given), digest(`Bearer ${push.secret}`)))
    throw new ForgedPushError('No valid token')
}
