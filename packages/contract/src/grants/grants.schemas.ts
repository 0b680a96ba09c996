import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { relationship } from '../people/people.rules.ts'
import { grantScopeKeys } from './grants.rules.ts'
import { grantStatuses } from './grants.status.ts'

const chosen = z.array(z.enum(grantScopeKeys))

/** A request or a grant. */
export const grant = z.object({
  grantId: z.string(),
  grantStatus: z.enum(grantStatuses),
  scopes: chosen,
  days: z.int(),
  askedAt: instant,
  askedUntil: instant,
  /** null while it is not given. */
  endsAt: z.nullable(instant),
})
export type Grant = z.infer<typeof grant>

/** How it stands between the account and one of its people. */
export const managedRow = z.object({
  personId: z.string(),
  personName: z.string(),
  relationship,
  age: z.nullable(z.int()),
  /** The person has spoken: the scopes are his; otherwise the account does all, as ever. */
  isSpoken: z.boolean(),
  /** The account may act now, in these scopes. */
  isOpen: z.boolean(),
  scopes: chosen,
  /** Until when; null: no end in sight. */
  openUntil: z.nullable(instant),
  /** Why it may not; '' while it may. */
  closedSentence: z.string(),
  /** The birthday (14 or 18) at which it ends by itself, and when; null when there is none ahead. */
  ageLine: z.nullable(z.object({ years: z.int(), at: instant })),
  /** What waits for the person's answer. */
  asked: z.nullable(grant),
  /** The grant that stands. */
  given: z.nullable(grant),
})
export type ManagedRow = z.infer<typeof managedRow>

/** The same with whom a request would go to. */
export const managed = z.object({
  ...managedRow.shape,
  /** Why no request can be sent; '' when one can. */
  notAskable: z.string(),
  /** Masked: the phone that a request goes to. */
  askedMobile: z.string(),
})
export type Managed = z.infer<typeof managed>

/** A request or grant as the person sees it whom it is about: names and numbers masked, for a phone may lie about. */
export const grantShown = z.object({
  ...grant.shape,
  managerName: z.string(),
  managerMobile: z.string(),
  personName: z.string(),
  relationship,
})
export type GrantShown = z.infer<typeof grantShown>

/** Somebody who has me among his people. */
export const manager = z.object({
  /** The other account's entry of me. */
  managedId: z.string(),
  managerName: z.string(),
  managerMobile: z.string(),
  /** The whole number to call, while what I gave him stands; else ''. */
  callMobile: z.string(),
  relationship,
  isSpoken: z.boolean(),
  isOpen: z.boolean(),
  scopes: chosen,
  openUntil: z.nullable(instant),
  /** A request of his that waits for my answer; '' when there is none. */
  askedGrantId: z.string(),
})
export type Manager = z.infer<typeof manager>
