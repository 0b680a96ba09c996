import { nthOf } from '@nethos/contract/common/present.ts'
import * as z from 'zod/mini'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { ExaminationSlot } from '../../../ports/hospital-examinations.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { FhirNotServedError, FhirRefusedError } from '../errors.ts'
import { systems } from '../names.ts'
import { lastUpdated, optional, text } from '../wire.ts'

/** Where nobody needs a place (blood, ECG): a HealthcareService of the category examination with its opening hours. */
const service = z.looseObject({
  resourceType: z.literal('HealthcareService'),
  id: text,
  meta: z.looseObject({ versionId: optional, lastUpdated: text }),
  active: z.optional(z.boolean()),
  availableTime: z.optional(
    z.array(
      z.looseObject({
        daysOfWeek: z.optional(z.array(text)),
        allDay: z.optional(z.boolean()),
        availableStartTime: optional,
        availableEndTime: optional,
      }),
    ),
  ),
})
type Service = z.output<typeof service>

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const weekdayOf = (day: string): string => nthOf(weekdays, new Date(`${day}T00:00:00Z`).getUTCDay())

/** Milliseconds after midnight: 08:00:00. */
const timeIn = (written: string | undefined): number => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(written ?? '') ?? []
  return (Number(hours) * 60 + Number(minutes)) * 60_000
}

function openingsIn(one: Service, day: string): ExaminationSlot[] {
  return (one.availableTime ?? []).flatMap(({ daysOfWeek, allDay, availableStartTime, availableEndTime }, at) => {
    if (daysOfWeek && !daysOfWeek.includes(weekdayOf(day))) return []
    const from = allDay ? 0 : timeIn(availableStartTime)
    const to = allDay ? 86_400_000 : timeIn(availableEndTime)
    if (!(to > from)) return []
    const [startsAt, endsAt] = [startOfDay(day) + from, startOfDay(day) + to]
    const slotCode = `${one.id}.${day.replaceAll('-', '')}.${at}`
    return slotCode.length > 64 ? [] : [{ slotCode, resourceCode: one.id, startsAt, endsAt, version: lastUpdated(one) }]
  })
}

export async function openingsOf(client: HospitalClient, fromDay: string, toDay: string): Promise<ExaminationSlot[]> {
  const query = { 'service-category': `${systems.kind}|examination`, _count: '200' }
  const found = await client.search(service, 'HealthcareService', query).catch((error: unknown) => {
    if (error instanceof FhirNotServedError || error instanceof FhirRefusedError) return []
    throw error
  })
  const own = await client.own(found)
  const openings: ExaminationSlot[] = []
  for (let day = fromDay; day <= toDay; day = addDays(day, 1))
    openings.push(...own.filter(one => one.active !== false).flatMap(one => openingsIn(one, day)))
  return openings
}
