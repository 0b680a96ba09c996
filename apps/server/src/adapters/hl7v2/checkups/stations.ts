import type { CheckupStation } from '../../../ports/hospital-checkups.ts'
import type { Fact, StoredFact } from '../../../ports/hospital-messages.ts'
import type { OrderGroup } from '../examinations/orders.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, wordsAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { needed, placeOf } from '../message.ts'
import { applicationName } from '../write.ts'

/** What a message says of a station of somebody's guide sheet. */
interface Station extends CheckupStation {
  code: string
  /** OBR-1: in which order it goes best. */
  nth: number
}

/** ORC-4, the group of orders that the guide sheet is, is a number of ours. */
export const isStation = ({ orc }: OrderGroup): boolean => orc.at(4, 2) === applicationName

/** ORM^O01, OML^O21, OMG^O19: an order of each station; done at ORC-5 CM. One message brings the whole sheet or a part of it. */
export function stationFacts(groups: readonly OrderGroup[], head: Head, hospital: Hl7Hospital): Fact[] {
  const sheets = new Map<string, Station[]>()
  for (const one of groups) {
    const ourNo = codeAt(one.orc, 4)
    sheets.set(ourNo, [...(sheets.get(ourNo) ?? []), stationOf(one, hospital)])
  }
  return [...sheets].map(([ourNo, stations]) => {
    const done = Math.min(stations.filter(one => one.isDone).length, 9)
    return {
      about: 'station',
      code: ourNo,
      recordNumber: '',
      version: versionOf(head.sentAt, done),
      body: { stations },
    }
  })
}

function stationOf({ orc, obr, notes }: OrderGroup, { checkups }: Hl7Hospital): Station {
  const code = needed(obr, 4)
  const nth = Number(obr.at(1) || 1)
  if (!Number.isInteger(nth) || nth < 1) throw new MessageFault(placeOf(obr, 1), '不是序号', 102)
  // Where it is v2 has no field for: the settings say it by the station's code.
  const known = checkups?.stations[code]
  return {
    code,
    nth,
    name: (known?.name ?? wordsAt(obr, 4)).slice(0, 60),
    place: known?.place ?? '',
    hint: (notes.join('，') || known?.hint || '').slice(0, 100),
    isDone: orc.at(5) === 'CM',
  }
}

/** The guide sheet as it stands, in the order in which it goes best. The facts come oldest version first. */
export function stationsIn(facts: readonly StoredFact[]): CheckupStation[] {
  const stations = new Map<string, Station>()
  for (const { body } of facts)
    for (const one of (body as { stations: Station[] }).stations) stations.set(one.code, one)
  return [...stations.values()]
    .toSorted((one, other) => one.nth - other.nth)
    .map(({ name, place, hint, isDone }) => ({ name, place, hint, isDone }))
}
