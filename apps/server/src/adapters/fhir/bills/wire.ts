import * as z from 'zod/mini'
import { concept, identifier, money, optional, period, reference, text } from '../wire.ts'

const many = <S extends z.ZodMiniType>(schema: S) => z.optional(z.array(schema))
const part = z.looseObject({ url: text, valueString: optional })
/** Guides are extensions of two parts: where to go, and what for. */
const extension = z.looseObject({
  url: text,
  valueString: optional,
  valueCode: optional,
  valueInstant: optional,
  valueMoney: z.optional(money),
  extension: many(part),
})
const base = {
  id: text,
  meta: z.looseObject({ versionId: optional, lastUpdated: text }),
  extension: many(extension),
  identifier: many(identifier),
}

/** The parts of R4's resources of money that are read; what else is in them is kept. */
export const invoice = z.looseObject({
  ...base,
  resourceType: z.literal('Invoice'),
  status: text,
  subject: z.optional(reference),
  date: optional,
  participant: many(z.looseObject({ actor: reference })),
  issuer: z.optional(reference),
  account: z.optional(reference),
  lineItem: many(
    z.looseObject({
      chargeItemReference: z.optional(reference),
      priceComponent: many(z.looseObject({ type: text, amount: z.optional(money) })),
    }),
  ),
  totalGross: z.optional(money),
})
export type Invoice = z.output<typeof invoice>

export const chargeItem = z.looseObject({
  ...base,
  resourceType: z.literal('ChargeItem'),
  status: text,
  code: concept,
  account: many(reference),
  occurrenceDateTime: optional,
  quantity: z.optional(z.looseObject({ value: z.optional(z.number()), unit: optional })),
  priceOverride: z.optional(money),
})
export type ChargeItemResource = z.output<typeof chargeItem>

export const account = z.looseObject({
  ...base,
  resourceType: z.literal('Account'),
  status: text,
  type: z.optional(concept),
  subject: many(reference),
  servicePeriod: z.optional(period),
  owner: z.optional(reference),
})
export type Account = z.output<typeof account>

export const paymentNotice = z.looseObject({
  ...base,
  resourceType: z.literal('PaymentNotice'),
  status: text,
  request: z.optional(reference),
  payment: reference,
})

export const reconciliation = z.looseObject({
  ...base,
  resourceType: z.literal('PaymentReconciliation'),
  status: text,
  outcome: optional,
  disposition: optional,
  created: text,
  paymentDate: optional,
  paymentAmount: money,
  detail: many(z.looseObject({ type: concept, predecessor: z.optional(identifier), amount: z.optional(money) })),
})
export type Reconciliation = z.output<typeof reconciliation>

export const centsIn = (given: { value?: number | undefined } | undefined): number =>
  Math.round((given?.value ?? 0) * 100)
export const moneyOf = (cents: number) => ({ value: cents / 100, currency: 'CNY' })
