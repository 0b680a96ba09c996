import * as z from 'zod/mini'
import { readIdCard } from '@nethos/contract/common/id-card.ts'
import { mobilePattern } from '@nethos/contract/common/phone.ts'
import type { NewHospitalFile, VisitCard } from '../../../ports/hospital.ts'
import { extensions, systems } from '../names.ts'
import { codeIn, extension, extensionOf, identifier, optional, period, reference, text } from '../wire.ts'

/** 身份证号 in the national register of identifiers (2.16.156.10011.1). */
export const nationalIdCard = 'urn:oid:2.16.156.10011.1.3'

const contactPoint = z.looseObject({ system: optional, value: optional, use: optional, period: z.optional(period) })
const address = z.looseObject({
  use: optional,
  text: optional,
  state: optional,
  city: optional,
  district: optional,
  line: z.optional(z.array(text)),
})
const name = z.looseObject({ use: optional, text: optional, family: optional, given: z.optional(z.array(text)) })

/** The parts of Patient that are read; what else is in it is kept when it is written back. */
export const patient = z.looseObject({
  resourceType: z.literal('Patient'),
  id: text,
  meta: z.optional(z.looseObject({ versionId: optional })),
  active: z.optional(z.boolean()),
  managingOrganization: z.optional(reference),
  identifier: z.optional(z.array(identifier)),
  name: z.optional(z.array(name)),
  telecom: z.optional(z.array(contactPoint)),
  address: z.optional(z.array(address)),
  link: z.optional(z.array(z.looseObject({ type: optional, other: z.optional(reference) }))),
  extension: z.optional(z.array(extension)),
})
export type Patient = z.output<typeof patient>

interface Used {
  use?: string | undefined
  period?: { end?: string | undefined } | undefined
}
const isOld = ({ use, period: of }: Used): boolean => use === 'old' || Date.parse(of?.end ?? '') < Date.now()

type Identifier = z.output<typeof identifier>

/** Those that are not given up, oldest first as far as the hospital says since when. */
const inUse = ({ identifier: all = [] }: Patient, fits: (one: Identifier) => boolean): Identifier[] =>
  all
    .filter(one => fits(one) && !isOld(one))
    .toSorted((a, b) => (a.period?.start ?? '').localeCompare(b.period?.start ?? ''))

export const identifiersOf = (one: Patient, system: string): Identifier[] => inUse(one, each => each.system === system)

export function nameIn({ name: all = [] }: Patient): string {
  const current = all.filter(one => one.use !== 'old')
  const one = current.find(each => each.use === 'official') ?? current[0]
  return one?.text ?? [one?.family, ...(one?.given ?? [])].join('')
}

/** 139 0000 0001, +86-13900000001. */
const plainNumber = (written = ''): string => written.replace(/[\s-]/g, '').replace(/^(\+|00)86/, '')

/** Which contact point is the reserved mobile: what is marked as one, or looks like one, or any telephone. */
function reserved(telecom: readonly z.output<typeof contactPoint>[]): z.output<typeof contactPoint> | undefined {
  const phones = telecom.filter(one => (one.system === 'phone' || one.system === 'sms') && !isOld(one))
  return (
    phones.find(one => one.use === 'mobile') ??
    phones.find(one => mobilePattern.test(plainNumber(one.value))) ??
    phones[0]
  )
}
export const mobileIn = ({ telecom = [] }: Patient): string => plainNumber(reserved(telecom)?.value)

export function withMobile(one: Patient, mobile: string): Patient {
  const { telecom = [] } = one
  const was = reserved(telecom)
  const now = { ...was, system: 'phone', use: 'mobile', value: mobile }
  return { ...one, telecom: was ? telecom.map(each => (each === was ? now : each)) : [...telecom, now] }
}

const homeIn = ({ address: all = [] }: Patient) => {
  const current = all.filter(one => one.use !== 'old')
  return current.find(one => one.use === 'home') ?? current[0]
}
export function addressIn(one: Patient): string {
  const home = homeIn(one)
  return home?.text ?? [home?.state, home?.city, home?.district, ...(home?.line ?? [])].join('')
}

/** In one line: the parts of the former address would contradict it. */
export function withAddress(one: Patient, line: string): Patient {
  const { address: all = [] } = one
  const was = homeIn(one)
  const now = { use: 'home', text: line }
  return { ...one, address: was ? all.map(each => (each === was ? now : each)) : [...all, now] }
}

export const workIn = (one: Patient): string => extensionOf(one, extensions.occupation)?.valueCode ?? ''

const ofType = (code: string) => ({ coding: [{ system: systems.identifierType, code }] })

/** By their system where the settings name it, otherwise by their type; its text says on which insurance a card was given out. */
export function cardsIn(one: Patient, cardSystem: string | undefined): VisitCard[] {
  const isCard = ({ system, type }: Identifier): boolean =>
    cardSystem === undefined ? codeIn(type && [type], systems.identifierType) === 'HC' : system === cardSystem
  return inUse(one, isCard).flatMap(({ value, type }) =>
    value ? { cardNumber: value, insurance: type?.text ?? '' } : [],
  )
}

/** What is sent to make a file; record number and first card are the hospital's to give. */
export function newPatient(
  file: NewHospitalFile,
  idCardSystem: string,
  keeper: { reference: string },
): { resourceType: string; [element: string]: unknown } {
  const holder = readIdCard(file.idCard)
  const phone = (value: string) => [{ system: 'phone', use: 'mobile', value }]
  return {
    resourceType: 'Patient',
    active: true,
    managingOrganization: keeper,
    identifier: [{ use: 'official', type: ofType('NI'), system: idCardSystem, value: file.idCard }],
    name: [{ use: 'official', text: file.name }],
    ...(holder && { gender: holder.gender === 'M' ? 'male' : 'female', birthDate: holder.birthOn }),
    ...(file.mobile && { telecom: phone(file.mobile) }),
    ...(file.address && { address: [{ use: 'home', text: file.address }] }),
    ...(file.workCode && { extension: [{ url: extensions.occupation, valueCode: file.workCode }] }),
    ...(file.guardian && {
      contact: [
        {
          relationship: [
            { coding: [{ system: systems.relationship, code: 'GUARD' }], text: file.guardian.relationship },
          ],
          name: { text: file.guardian.name },
          ...(file.guardian.mobile && { telecom: phone(file.guardian.mobile) }),
        },
      ],
    }),
  }
}
