import { systems } from '../../adapters/fhir/names.ts'
import { recordSystem } from './registration.ts'
import type { Store } from './store.ts'

export const idCardSystem = 'urn:oid:2.16.156.10011.1.3'
export const cardSystem = 'urn:test:visit-card'
let numbers = 260_000

const typed = (code: string, text?: string) => ({
  coding: [{ system: systems.identifierType, code }],
  ...(text && { text }),
})

/** Whoever gets a file gets a record number and a visit card. */
export function giveRecordNumbers(store: Store): void {
  store.onWrite(one => {
    if (one.resourceType !== 'Patient' || one.identifier?.some((each: any) => each.system === recordSystem)) return
    const no = ++numbers
    const given = [
      { type: typed('MR'), system: recordSystem, value: `B${no}` },
      { type: typed('HC', '自费'), system: cardSystem, value: `K${no}`, period: { start: one.meta.lastUpdated } },
    ]
    store.update({ ...one, identifier: [...(one.identifier ?? []), ...given] }, one.id)
  })
}

interface AtWindow {
  idCard: string
  name?: string
  mobile?: string
  address?: string
}

/** The window makes a file; the record number. */
export function fileAtWindow(store: Store, { idCard, name = '王秀英', mobile, address }: AtWindow): string {
  const { id } = store.create({
    resourceType: 'Patient',
    active: true,
    identifier: [{ use: 'official', type: typed('NI'), system: idCardSystem, value: idCard }],
    name: [{ use: 'official', text: name }],
    ...(mobile && { telecom: [{ system: 'phone', use: 'mobile', value: mobile }] }),
    ...(address && { address: [{ use: 'home', text: address }] }),
  })
  return store.find('Patient', id)!.identifier.find((one: any) => one.system === recordSystem).value
}

/** An insurance that may be billed for whoever has this ID number. */
export function insure(store: Store, idCard: string, kind: string, more: object = {}): void {
  const { id } = store
    .all('Patient')
    .find(one => one.identifier.some((each: any) => each.value === idCard && each.system === idCardSystem))!
  store.create({
    resourceType: 'Coverage',
    status: 'active',
    beneficiary: { reference: `Patient/${id}` },
    type: { text: kind },
    payor: [{ display: '宁禾市医疗保障局' }],
    ...more,
  })
}
