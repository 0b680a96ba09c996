import type { CheckupPackage } from '../../../ports/hospital-checkups.ts'
import { centsIn } from '../bills/wire.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { extensions, systems } from '../names.ts'
import { codeIn, extensionOf, idIn } from '../wire.ts'
import { plan, type Item, type Plan } from './wire.ts'

type AddOn = CheckupPackage['addOns'][number]
const screenings = ['colorectal', 'gastric', 'breast', 'cervical', 'lung', 'bone'] as const
const oldest = 120

const codeOf = (one: Item): string =>
  one.code
    ?.flatMap(each => each.coding ?? [])
    .find(each => each.system !== systems.screening && each.code !== undefined)?.code ??
  one.title ??
  ''
const itemOf = (one: Item) => ({ code: codeOf(one), name: one.title ?? codeOf(one), meaning: one.description ?? '' })

const sexOf = (given: string | undefined): 'M' | 'F' | 'any' =>
  given === 'male' ? 'M' : given === 'female' ? 'F' : 'any'

/** What only some add has a price of its own. */
const isAddition = ({ requiredBehavior }: Item): boolean => requiredBehavior === 'could'

function addOnOf(one: Item): AddOn[] {
  const price = one.extension?.find(each => each.url === extensions.fee)?.valueMoney
  const screened = codeIn(one.code, systems.screening)
  const screening = screenings.find(each => each === screened) ?? null
  // What is screened for in women alone is offered to women alone.
  const ofWomen = screening === 'cervical' || screening === 'breast'
  return price?.value === undefined
    ? []
    : [{ ...itemOf(one), priceCents: centsIn(price), sex: ofWomen ? 'F' : 'any', screening }]
}

function packageOf(one: Plan): CheckupPackage | undefined {
  const price = extensionOf(one, extensions.fee)?.valueMoney
  const centreCode = idIn(extensionOf(one, extensions.offeredAt)?.valueReference, 'HealthcareService')
  if (price?.value === undefined || centreCode === undefined) return undefined
  const context = (code: string) => one.useContext?.find(each => each.code.code === code)
  const gender = context('gender')?.valueCodeableConcept
  const age = context('age')?.valueRange
  const actions = one.action ?? []
  const sex = sexOf(gender?.coding?.[0]?.code)
  return {
    packageCode: one.id,
    centreCode,
    packageName: one.title ?? one.name ?? one.id,
    category: one.topic?.[0]?.text ?? one.topic?.[0]?.coding?.[0]?.display ?? '',
    summary: one.description ?? '',
    priceCents: centsIn(price),
    sex,
    minAge: age?.low?.value ?? 0,
    maxAge: age?.high?.value ?? oldest,
    marriage: extensionOf(one, extensions.marriedOnly)?.valueBoolean === true ? 'married' : 'any',
    groups: actions
      .filter(each => !isAddition(each))
      .map(each => ({
        name: each.title ?? '',
        items: (each.action ?? [each]).filter(inner => !isAddition(inner)).map(itemOf),
      }))
      .filter(each => each.items.length > 0),
    addOns: actions
      .flatMap(each => [each, ...(each.action ?? [])])
      .filter(isAddition)
      .flatMap(addOnOf),
    notice: one.usage ?? '',
  }
}

/** Active plans that name a centre; other plans of the hospital are none of ours. */
export async function packagesOf(client: HospitalClient): Promise<CheckupPackage[]> {
  const found = await client.search(plan, 'PlanDefinition', { status: 'active', _count: '200' })
  const offered = found.filter(one => extensionOf(one, extensions.offeredAt) !== undefined)
  return (await client.own(offered)).flatMap(one => {
    const read = packageOf(one)
    if (read) return [read]
    client.leftOut(`PlanDefinition/${one.id}`, 'it has no price, or names no centre')
    return []
  })
}

export const isOffered = async (client: HospitalClient, packageCode: string): Promise<boolean> => {
  const found = await client.get(plan, `PlanDefinition/${packageCode}`)
  return found?.status === 'active' && packageOf(found) !== undefined && (await client.own([found])).length > 0
}
