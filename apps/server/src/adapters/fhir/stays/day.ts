import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { DayOnWard } from '../../../ports/hospital-stays.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { colleagueOf, practitionerIdOf } from '../colleagues.ts'
import { whereServed } from '../errors.ts'
import { isId } from '../examinations/places.ts'
import { extensions, systems } from '../names.ts'
import { colleague } from '../surgeries/wire.ts'
import { codeIn, idIn } from '../wire.ts'
import { lastBedOf } from './beds.ts'
import { stayOf } from './notes.ts'
import { diet, encounter, place, stayTask, type Encounter, type Place } from './wire.ts'

async function planOf(client: HospitalClient, stay: Encounter, onDay: string): Promise<DayOnWard['plan']> {
  const planned = await whereServed(
    client.search(stayTask, 'Task', {
      encounter: `Encounter/${stay.id}`,
      code: `${systems.wardPlan}|plan`,
      _count: '200',
    }),
  )
  const [from, to] = [startOfDay(onDay), startOfDay(addDays(onDay, 1))]
  return planned
    .map(one => ({
      at: Date.parse(one.executionPeriod?.start ?? ''),
      what: one.code?.text ?? '',
      place: one.location?.display ?? '',
      note: one.note?.[0]?.text ?? '',
      isDone: one.status === 'completed',
      isCalledOff: ['cancelled', 'rejected', 'entered-in-error'].includes(one.status),
    }))
    .filter(one => one.at >= from && one.at < to && !one.isCalledOff && one.what !== '')
    .map(({ isCalledOff: _, ...one }) => one)
    .toSorted((a, b) => a.at - b.at)
}

async function teamOf(client: HospitalClient, { participant = [] }: Encounter): Promise<DayOnWard['team']> {
  const named = participant.map(one => practitionerIdOf(one.individual))
  const known = await readNamed(client, colleague, 'Practitioner', named)
  return participant.flatMap(({ type, individual }) => {
    const { name, title } = colleagueOf(individual ?? {}, known)
    const role = type?.map(one => one.text ?? one.coding?.[0]?.display).find(Boolean) ?? ''
    return name === '' ? [] : { role, name, title }
  })
}

/** The ward that the bed lies in, or lies in a room of. */
async function wardOf(client: HospitalClient, bedCode: string | undefined): Promise<Place | undefined> {
  let at = bedCode
  for (let steps = 0; at !== undefined && isId(at) && steps < 4; steps++) {
    const found: Place | undefined = await client.get(place, `Location/${at}`)
    if (codeIn(found?.type, systems.roleCode) === 'HU') return found
    at = idIn(found?.partOf, 'Location')
  }
  return undefined
}

function mealsOf(ward: Place | undefined): DayOnWard['meals'] {
  return (ward?.extension ?? [])
    .filter(one => one.url === extensions.meal)
    .map(({ extension: parts = [] }) => {
      const part = (url: string) => parts.find(one => one.url === url)?.valueString ?? ''
      return { meal: part('meal'), time: part('time'), dishes: part('dishes'), orderUntil: part('orderUntil') }
    })
}

export async function dayOnWard(client: HospitalClient, noteNo: string, onDay: string): Promise<DayOnWard | undefined> {
  if (!isId(noteNo)) return undefined
  const stay = stayOf(await client.search(encounter, 'Encounter', { 'based-on': `ServiceRequest/${noteNo}` }))
  if (!stay || !['arrived', 'triaged', 'in-progress', 'onleave'].includes(stay.status)) return undefined
  const ward = await wardOf(client, lastBedOf(stay))
  const sentences = (url: string): string[] =>
    (ward?.extension ?? []).flatMap(one => (one.url === url ? (one.valueString ?? []) : []))
  const diets = await whereServed(
    client.search(diet, 'NutritionOrder', { encounter: `Encounter/${stay.id}`, status: 'active' }),
  )
  return {
    plan: await planOf(client, stay, onDay),
    team: await teamOf(client, stay),
    meals: mealsOf(ward),
    diet: diets
      .flatMap(one => one.oralDiet?.type ?? [])
      .map(one => one.text ?? '')
      .filter(Boolean)
      .join('、'),
    visiting: sentences(extensions.visiting),
    rules: sentences(extensions.wardRule),
  }
}
