import * as z from 'zod/mini'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { HospitalFile, VitalSigns } from '../../../ports/hospital.ts'
import type { FhirClient } from '../client.ts'
import { FhirNotServedError, FhirRefusedError } from '../errors.ts'
import { systems } from '../names.ts'
import { optional } from '../wire.ts'

/** LOINC, as the vital signs profiles of R4 prescribe them. */
const codes = {
  height: '8302-2',
  weight: '29463-7',
  bloodPressure: '85354-9',
  systolic: '8480-6',
  diastolic: '8462-4',
} as const

const observation = z.looseObject({
  resourceType: z.literal('Observation'),
  valueQuantity: z.optional(z.looseObject({ value: z.optional(z.number()), code: optional, unit: optional })),
})

/** How many of ours one of these is. */
const inOurs: Readonly<Record<string, number>> = { cm: 1, m: 100, kg: 1, g: 0.001 }

/** What was measured or told last; nothing where the hospital keeps no observations. */
export async function measured(
  client: FhirClient,
  patientId: string,
): Promise<Pick<HospitalFile, 'heightCm' | 'weightKg'>> {
  const [heightCm, weightKg] = await Promise.all([
    latest(client, patientId, codes.height),
    latest(client, patientId, codes.weight),
  ])
  return { ...(heightCm !== undefined && { heightCm }), ...(weightKg !== undefined && { weightKg }) }
}

async function latest(client: FhirClient, patientId: string, code: string): Promise<number | undefined> {
  const query = {
    patient: `Patient/${patientId}`,
    code: `${systems.loinc}|${code}`,
    status: 'final,amended,corrected',
    _sort: '-date',
    _count: '1',
  }
  const [found] = await client.search(observation, 'Observation', query, 1).catch((error: unknown) => {
    if (error instanceof FhirNotServedError || error instanceof FhirRefusedError) return []
    throw error
  })
  const { value, code: unit, unit: written } = found?.valueQuantity ?? {}
  const factor = inOurs[unit ?? written ?? '']
  return value === undefined || factor === undefined ? undefined : Math.round(value * factor * 10) / 10
}

interface Measure {
  code: string
  content: object
}

/** One of each kind and day: told again, it takes the place of what was told. */
export async function saveMeasures(
  client: FhirClient,
  patientId: string,
  signs: VitalSigns,
  now: number,
): Promise<void> {
  const measures = measuresOf(signs)
  if (measures.length === 0) return
  await client.transaction(
    measures.map(({ code, content }) => {
      const identifier = { system: systems.told, value: `${patientId}.${code}.${dayOf(now)}` }
      return {
        resource: {
          resourceType: 'Observation',
          identifier: [identifier],
          status: 'final',
          category: [{ coding: [{ system: systems.observationKind, code: 'vital-signs' }] }],
          code: named(code),
          subject: { reference: `Patient/${patientId}` },
          effectiveDateTime: new Date(now).toISOString(),
          ...content,
        },
        request: {
          method: 'PUT',
          url: `Observation?${new URLSearchParams({ identifier: `${identifier.system}|${identifier.value}` })}`,
        },
      }
    }),
  )
}

const named = (code: string) => ({ coding: [{ system: systems.loinc, code }] })
const quantity = (value: number, unit: string) => ({
  valueQuantity: { value, unit, system: systems.units, code: unit },
})

/** Both pressures are one observation of two parts; one alone stands for itself and leaves the other as it is. */
function measuresOf({ heightCm, weightKg, systolic, diastolic }: VitalSigns): Measure[] {
  const pressures = [
    ...(systolic === undefined ? [] : [{ code: codes.systolic, content: quantity(systolic, 'mm[Hg]') }]),
    ...(diastolic === undefined ? [] : [{ code: codes.diastolic, content: quantity(diastolic, 'mm[Hg]') }]),
  ]
  const parts = pressures.map(({ code, content }) => ({ code: named(code), ...content }))
  return [
    ...(heightCm === undefined ? [] : [{ code: codes.height, content: quantity(heightCm, 'cm') }]),
    ...(weightKg === undefined ? [] : [{ code: codes.weight, content: quantity(weightKg, 'kg') }]),
    ...(pressures.length === 2 ? [{ code: codes.bloodPressure, content: { component: parts } }] : pressures),
  ]
}
