import { firstOf } from '@nethos/contract/common/present.ts'
import { OrderClosedError, type NewItemOrder, type OrderableItem } from '../../../ports/hospital-examinations.ts'
import { FileUnknownError } from '../../../ports/hospital.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { again, FhirNotServedError } from '../errors.ts'
import { filesNumbered } from '../own-files.ts'
import { extensions, systems } from '../names.ts'
import { createOnce, update, writeTogether } from '../together.ts'
import { extensionOf, identifierIn } from '../wire.ts'
import { activityDefinition, serviceRequest, type ServiceRequest } from './wire.ts'

/** A hospital without a catalogue lets nobody order for himself. */
export async function itemsOf(client: HospitalClient): Promise<OrderableItem[]> {
  const found = await client
    .search(activityDefinition, 'ActivityDefinition', { status: 'active', _count: '200' })
    .catch((error: unknown) => {
      if (error instanceof FhirNotServedError) return []
      throw error
    })
  return (await client.own(found)).flatMap(one => {
    const price = extensionOf(one, extensions.fee)?.valueMoney?.value
    const itemCode = one.code?.coding?.[0]?.code ?? one.id
    if (price === undefined) client.leftOut(`ActivityDefinition/${one.id}`, 'it has no price')
    if (price === undefined || itemCode.length > 64) return []
    return {
      itemCode,
      itemName: one.title ?? one.code?.text ?? one.name ?? itemCode,
      groupName: one.topic?.[0]?.text ?? one.topic?.[0]?.coding?.[0]?.display ?? '',
      priceCents: Math.round(price * 100),
      place: one.location?.display ?? '',
    }
  })
}

const identifierOf = (ourNo: string, at: number) => `${systems.itemOrder}|${ourNo}.${at + 1}`
const findAll = (client: HospitalClient, ourNo: string): Promise<ServiceRequest[]> =>
  client.search(serviceRequest, 'ServiceRequest', { requisition: `${systems.itemOrder}|${ourNo}` })

const isClosed = ({ status }: ServiceRequest): boolean => ['revoked', 'entered-in-error'].includes(status)

/** What the patient shows there: the hospital's own code where it gives one. */
function codeOf(requests: readonly ServiceRequest[], ourNo: string): { code: string } {
  if (requests.some(isClosed)) throw new OrderClosedError(`${ourNo} was closed`)
  const given = requests.map(one => identifierIn(one.identifier, systems.pickUpCode)).find(one => one !== undefined)
  return { code: given ?? firstOf(requests.map(one => one.id).toSorted()) }
}

/** One ServiceRequest of each item, authorized together by our number. */
export async function openItems(
  client: HospitalClient,
  order: NewItemOrder,
  recordSystem: string,
  now: number,
): Promise<{ code: string }> {
  const { ourNo, recordNumber, itemCodes, amountCents } = order
  const known = await findAll(client, ourNo)
  if (known.length > 0) return codeOf(known, ourNo)
  const [owner, another] = await filesNumbered({ client, recordSystem }, recordNumber)
  if (!owner || another) throw new FileUnknownError('No file, or several, with this record number')
  const names = new Map((await itemsOf(client)).map(one => [one.itemCode, one.itemName]))
  const paid = { url: extensions.paid, valueMoney: { value: amountCents / 100, currency: 'CNY' } }
  const draft = (itemCode: string, at: number) => ({
    resourceType: 'ServiceRequest',
    identifier: [{ system: systems.itemOrder, value: `${ourNo}.${at + 1}` }],
    requisition: { system: systems.itemOrder, value: ourNo },
    status: 'active',
    intent: 'order',
    code: { coding: [{ code: itemCode }], ...(names.has(itemCode) && { text: names.get(itemCode) }) },
    subject: { reference: `Patient/${owner.id}` },
    performer: [client.organization],
    authoredOn: new Date(now).toISOString(),
    extension: [paid],
  })
  await writeTogether(
    client,
    itemCodes.map((code, at) => createOnce(draft(code, at), identifierOf(ourNo, at), () => closeItems(client, ourNo))),
  )
  return codeOf(await findAll(client, ourNo), ourNo)
}

export const closeItems = (client: HospitalClient, ourNo: string): Promise<void> =>
  again(async () => {
    const open = (await findAll(client, ourNo)).filter(one => one.status === 'active')
    if (open.length > 0)
      await writeTogether(
        client,
        open.map(one => update(one, { ...one, status: 'revoked' })),
      )
  })

/** Which of these orders of ours are done with all their items. */
export async function itemsDone(client: HospitalClient, changed: readonly ServiceRequest[]): Promise<Set<string>> {
  const numbers = changed
    .filter(one => one.status === 'completed')
    .flatMap(one => (one.requisition?.system === systems.itemOrder ? (one.requisition.value ?? []) : []))
  const done = new Set<string>()
  for (const ourNo of new Set(numbers))
    if ((await findAll(client, ourNo)).every(one => one.status === 'completed')) done.add(ourNo)
  return done
}
