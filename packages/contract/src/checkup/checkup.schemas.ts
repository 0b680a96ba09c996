import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'
import { maritalStatus } from '../common/marital-status.ts'
import { relationship } from '../people/people.rules.ts'
import { checkupOrderStatuses } from './checkup.status.ts'

const text = z.string()
const status = z.enum(checkupOrderStatuses)

/** 体检机构: an institution's campus where checks are done. */
export const centre = z.object({
  centreId: text,
  centreName: text,
  hosName: text,
  address: text,
  phone: text,
  hours: text,
  directions: text,
})
export type Centre = z.infer<typeof centre>

const item = z.object({ code: text, name: text, meaning: text })
export const itemGroup = z.object({ name: text, items: z.array(item) })
/** What a cancer or illness is looked for with; proposals are made by it. */
export const screenings = ['colorectal', 'gastric', 'breast', 'cervical', 'lung', 'bone'] as const
export type Screening = (typeof screenings)[number]
export const addOn = z.object({
  code: text,
  name: text,
  meaning: text,
  priceCents: cents,
  sex: z.enum(['M', 'F', 'any']),
  screening: z.nullable(z.enum(screenings)),
})
export type AddOn = z.infer<typeof addOn>

export const packageRow = z.object({
  packageId: text,
  centreId: text,
  packageName: text,
  category: text,
  summary: text,
  priceCents: cents,
  itemCount: z.int(),
  sex: z.enum(['M', 'F', 'any']),
  minAge: z.int(),
  maxAge: z.int(),
  marriage: z.enum(['any', 'married']),
  suitable: text,
})
export type PackageRow = z.infer<typeof packageRow>

export const packageDetail = z.extend(packageRow, {
  centre,
  groups: z.array(itemGroup),
  addOns: z.array(addOn),
  /** The centre's own words. */
  notice: text,
})
export type PackageDetail = z.infer<typeof packageDetail>

export const checkupTime = z.object({ timeId: text, startsAt: instant, endsAt: instant, left: z.int() })
export type CheckupTime = z.infer<typeof checkupTime>

/** An add-on that is worth a thought, and why. Proposed, never chosen for him. */
export const proposal = z.object({ code: text, reason: text, source: text, isReviewed: z.boolean() })
export type Proposal = z.infer<typeof proposal>

export const checkupPerson = z.object({
  personId: text,
  personName: text,
  gender: z.enum(['M', 'F', '']),
  age: z.nullable(z.int()),
  maritalStatus,
  /** To the account's owner. */
  relationship,
  problems: z.array(z.object({ kind: z.enum(['incomplete', 'unsuitable']), sentence: text })),
})
export type CheckupPerson = z.infer<typeof checkupPerson>

export const orderRow = z.object({
  orderId: text,
  packageName: text,
  personName: text,
  centreName: text,
  startsAt: instant,
  totalCents: cents,
  status,
  statusLabel: text,
  companyName: text,
})
export type CheckupOrderRow = z.infer<typeof orderRow>

export const station = z.object({ name: text, place: text, isDone: z.boolean(), hint: text })
export const preparationStep = z.object({ text, source: text, isReviewed: z.boolean() })
export const followUp = z.object({ what: text, why: text, onDay: text, state: z.enum(['ahead', 'told']) })

export const orderDetail = z.extend(orderRow, {
  packageId: text,
  personId: text,
  /** The company whose contract named the price for families; empty: none did. It hears nothing of this order. */
  familyCompany: text,
  endsAt: instant,
  centre,
  statusText: text,
  /** Why a date was not kept, or why it was called off; empty otherwise. */
  reason: text,
  payBy: instant,
  createdAt: instant,
  groups: z.array(itemGroup),
  addOns: z.array(z.object({ name: text, priceCents: cents })),
  /** What is shown at the desk of the centre; empty before it has confirmed. */
  guideNo: text,
  /** While another date is asked for: which. */
  wantedStartsAt: z.nullable(instant),
  preparation: z.array(preparationStep),
  /** The way through the day, in the order in which it goes best; empty before the day. */
  stations: z.array(station),
  /** Empty: none, or it cannot be seen here (see `reportHint`). */
  reportId: text,
  reportHint: text,
  followUps: z.array(followUp),
  canCancel: z.boolean(),
  canChange: z.boolean(),
  history: z.array(z.object({ status, label: text, at: instant })),
})
export type CheckupOrderDetail = z.infer<typeof orderDetail>

export const offlineRecord = z.object({
  reportId: text,
  reportName: text,
  centreName: text,
  datedAt: instant,
  canOpen: z.boolean(),
})
export type OfflineRecord = z.infer<typeof offlineRecord>
