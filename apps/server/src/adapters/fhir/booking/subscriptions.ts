import type { FhirClient } from '../client.ts'
import { subscription } from '../wire.ts'

const watched = ['Schedule?', 'Slot?', 'Appointment?']

/** Asks the server to knock when something changes: without content, for what changed is asked for. */
export async function subscribe(client: FhirClient, endpoint: string, secret: string): Promise<void> {
  const own = await client.search(subscription, 'Subscription', { url: endpoint, status: 'requested,active' })
  for (const criteria of watched.filter(one => !own.some(each => each.criteria === one)))
    await client.json('Subscription', {
      method: 'POST',
      body: {
        resourceType: 'Subscription',
        status: 'requested',
        reason: 'Nethos keeps a copy of what can be booked',
        criteria,
        channel: { type: 'rest-hook', endpoint, header: [`Authorization: Bearer ${secret}`] },
      },
    })
}
