import * as z from 'zod/mini'
import type { CheckupPackage } from '../../ports/hospital-checkups.ts'
import { reportKindNames } from '../../ports/hospital-results.ts'
import { chargeKinds } from '../../ports/hospital-bills.ts'
import { examinationKindNames, type ExaminationOrder } from '../../ports/hospital-examinations.ts'
import { hl7Parts, type Hl7Hospital } from './hl7-hospital.ts'
import { jsonOf } from '../setting-files/json-of.ts'
import { settingsError } from '../setting-files/settings-error.ts'

const given = z.string().check(z.minLength(1), z.maxLength(200))
const address = z.string().check(z.regex(/^(\d{1,3}(\.\d{1,3}){3}(\/([89]|[12]\d|3[0-2]))?|[0-9a-f:]+)$/i))
const fingerprint = z.string().check(z.regex(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/))

const text = z.string().check(z.maxLength(500))
const code = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
const time = z.string().check(z.regex(/^([01]\d|2[0-4]):[0-5]\d$/))
const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to))

const examination = z.strictObject({
  kind: z.enum(examinationKindNames),
  resourceCode: code,
  deptName: text,
  place: text,
  building: text,
  minutes: whole(1, 600),
  needsAppointment: z.boolean(),
  needsFasting: z._default(z.boolean(), false),
  contrast: z._default(z.enum(['none', 'iodine', 'gadolinium', 'barium']), 'none'),
  isSedated: z._default(z.boolean(), false),
  preparation: z._default(text, ''),
  itemName: z.optional(given),
  groupName: z.optional(given),
  priceCents: z.optional(whole(0, 10_000_000)),
} satisfies Partial<Record<keyof ExaminationOrder | 'groupName' | 'priceCents', unknown>>)

const room = z.strictObject({
  hours: z.array(
    z
      .strictObject({ days: z.array(whole(1, 7)).check(z.minLength(1)), from: time, to: time })
      .check(z.refine(one => one.from < one.to)),
  ),
  everyMinutes: z.optional(whole(1, 1_440)),
  places: z.optional(whole(1, 10_000)),
})

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const ward = z.strictObject({
  wardName: given,
  deptCode: given,
  phone: z._default(text, ''),
  place: z._default(text, ''),
  beds: z.record(
    code,
    z.strictObject({
      kind: z._default(z.enum(['ordinary', 'double', 'single']), 'ordinary'),
      gender: z._default(z.enum(['M', 'F', '']), ''),
    }),
  ),
  routine: z._default(
    z.array(z.strictObject({ time: clockTime, what: given, place: z._default(text, ''), note: z._default(text, '') })),
    [],
  ),
  meals: z._default(
    z.array(z.strictObject({ meal: given, time: clockTime, dishes: text, orderUntil: z._default(text, '') })),
    [],
  ),
  visiting: z._default(z.array(text), []),
  rules: z._default(z.array(text), []),
})

const name60 = z.string().check(z.minLength(1), z.maxLength(60))
const shortCode = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,40}$/))
const addition = z.strictObject({
  code: shortCode,
  name: name60,
  meaning: z._default(text, ''),
  priceCents: whole(0, 10_000_000),
  sex: z._default(z.enum(['M', 'F', 'any']), 'any'),
  screening: z._default(z.nullable(z.enum(['colorectal', 'gastric', 'breast', 'cervical', 'lung', 'bone'])), null),
})
const checkItem = z.strictObject({ code: shortCode, name: name60, meaning: z._default(text, '') })
const checkPackage = z.strictObject({
  centreCode: code,
  packageName: name60,
  category: z._default(text, ''),
  summary: z._default(text, ''),
  priceCents: whole(0, 10_000_000),
  sex: z._default(z.enum(['M', 'F', 'any']), 'any'),
  minAge: z._default(whole(0, 150), 0),
  maxAge: z._default(whole(0, 150), 120),
  marriage: z._default(z.enum(['any', 'married']), 'any'),
  groups: z
    .array(z.strictObject({ name: name60, items: z.array(checkItem).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  addOns: z._default(z.array(addition), []),
  notice: z._default(text, ''),
} satisfies Partial<Record<keyof CheckupPackage, unknown>>)
const checkupCentres = z
  .strictObject({
    centres: z.record(
      code,
      z.strictObject({
        centreName: name60,
        address: z._default(text, ''),
        phone: z._default(text, ''),
        hours: z._default(text, ''),
        directions: z._default(text, ''),
        needsDesk: z._default(z.boolean(), false),
        times: z.strictObject({ ...room.shape, places: whole(1, 10_000) }),
      }),
    ),
    packages: z.record(shortCode, checkPackage),
    stations: z._default(
      z.record(
        shortCode,
        z.strictObject({ name: z.optional(name60), place: z._default(text, ''), hint: z._default(text, '') }),
      ),
      {},
    ),
  })
  .check(z.refine(one => Object.values(one.packages).every(({ centreCode }) => one.centres[centreCode] !== undefined)))

/** Where our messages go: the CA of its certificate, or the certificate itself by its fingerprint. */
const sendTo = z.strictObject({
  host: given,
  port: whole(1, 65_535),
  caFile: z.optional(given),
  certificate: z.optional(fingerprint),
})

const hospital = z.strictObject({
  /** Our id of the hospital. */
  hosId: given,
  parts: z.array(z.enum(hl7Parts)).check(z.minLength(1)),
  /** Where it sends from: addresses, or networks as 10.1.2.0/24. */
  hosts: z.array(address).check(z.minLength(1)),
  certificates: z.optional(z.array(fingerprint).check(z.minLength(1))),
  facility: z.optional(given),
  processing: z._default(z.enum(['P', 'T', 'D']), 'P'),
  recordType: z._default(given, 'MR'),
  charset: z.optional(z.enum(['utf-8', 'gb18030'])),
  reportKinds: z._default(z.record(z.string(), z.enum(reportKindNames)), {}),
  examinations: z.optional(
    z.strictObject({
      items: z.record(z.string(), examination),
      rooms: z.record(code, room),
      orderDays: z._default(whole(1, 365), 30),
    }),
  ),
  chargeKinds: z.optional(z.record(z.string(), z.enum(chargeKinds))),
  payDays: z.optional(whole(1, 365)),
  wards: z.optional(z.record(code, ward)),
  wardOrders: z.optional(
    z.record(z.string(), z.strictObject({ what: name60, place: z._default(text, ''), note: z._default(text, '') })),
  ),
  checkups: z.optional(checkupCentres),
  noteDays: z.optional(whole(1, 365)),
  application: z.optional(given),
  sendTo: z.optional(sendTo),
})

export interface ListedHospital extends Omit<Hl7Hospital, 'peer'> {
  sendTo?: z.infer<typeof sendTo> | undefined
}

/** Reads the file of NETHOS_HL7_FILE: a JSON list of hospitals. Throws with the place of what is wrong, never with its content. */
export function readHl7Hospitals(text: string): ListedHospital[] {
  const read = z.safeParse(z.array(hospital), jsonOf(text))
  if (!read.success) throw settingsError(read.error)
  const ids = read.data.map(one => one.hosId)
  const twice = ids.find((one, at) => ids.indexOf(one) !== at)
  if (twice !== undefined) throw new Error(`names ${twice} twice`)
  for (const one of read.data) {
    const beside = read.data.filter(other => other !== one && other.hosts.some(host => one.hosts.includes(host)))
    if (beside.length > 0 && (one.facility === undefined || beside.some(other => other.facility === one.facility)))
      throw new Error(`needs a facility of its own for ${one.hosId}, which sends from the address of another hospital`)
  }
  return read.data
}
