import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { own } from '../common/ids.ts'
import { cashierFields, cashierRefusals, cashierReply } from '../payment/cashier.fields.ts'
import { payStates } from '../payment/payment.services.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { daySurgeryRefusals } from './daysurgery.refusals.ts'
import { surgerySpelling as spelling } from './daysurgery.words.ts'
import { policyStatuses } from './policy.status.ts'

const text = z.string()
const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }

const product = z.object({
  productCode: text,
  productName: text,
  insurerName: text,
  premiumCents: z.int(),
  sumCents: z.int(),
  covers: z.array(text),
  excludes: z.array(text),
  telephone: text,
})
const policy = z.object({
  policyId: text,
  status: z.enum(policyStatuses),
  statusLabel: text,
  productName: text,
  insurerName: text,
  premiumCents: z.int(),
  sumCents: z.int(),
  /** The insurer's; '' while there is none. */
  policyNo: text,
  reason: text,
  payBy: instant,
  /** Whose it is: another account's policy is shown, and not paid here. */
  isOwn: z.boolean(),
  canCancel: z.boolean(),
})
export const surgeryInsurance = z.object({
  /** '': no operation lies ahead. */
  surgeryId: text,
  surgeryName: text,
  plannedAt: z.nullable(instant),
  personName: text,
  /** null: no insurer is connected. */
  product: z.nullable(product),
  policy: z.nullable(policy),
  canInsure: z.boolean(),
})
export type SurgeryInsurance = z.infer<typeof surgeryInsurance>

const one = z.object({ policyId: own('surgery_policy') })
const changes = {
  kind: 'command',
  access: 'account',
  audits: { writes: ['surgery.insure'] },
  limits: [{ per: 'account', times: 30, seconds: 3600 }],
} as const

/** 手术保险: an operation that lies ahead is insured with the insurer that is connected. Acting for a person takes the scope `book`, paying `pay`. */
export const surgeryInsuranceServices = {
  surgeryInsurance: service({
    name: 'nethos.daysurgery.insurance',
    kind: 'query',
    access: 'account',
    audits: { none: 'a product, and whether it was bought; the operation itself is read elsewhere' },
    input: z.object({ surgeryId: own('surgery', optionalId), personId: own('person', optionalId) }),
    reply: obj(surgeryInsurance),
    spelling,
    refusals: acting,
  }),
  insureSurgery: service({
    ...changes,
    name: 'nethos.daysurgery.insurance.insure',
    input: z.object({ surgeryId: own('surgery') }),
    reply: obj(z.object({ policyId: text })),
    spelling,
    refusals: { ...acting, ...only(daySurgeryRefusals, 'is_over', 'no_insurer', 'insured_already', 'id_card_missing') },
  }),
  cancelPolicy: service({
    ...changes,
    name: 'nethos.daysurgery.insurance.cancel',
    input: one,
    reply: done,
    spelling,
    refusals: { ...acting, ...only(daySurgeryRefusals, 'is_over') },
  }),
  payPolicy: service({
    name: 'nethos.daysurgery.insurance.pay',
    kind: 'command',
    access: 'account',
    shedLast: true,
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.extend(one, { ...cashierFields }),
    reply: cashierReply,
    spelling,
    refusals: { ...acting, ...cashierRefusals },
  }),
  queryPolicyPayment: service({
    name: 'nethos.daysurgery.insurance.pay.query',
    kind: 'command',
    access: 'account',
    shedLast: true,
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: one,
    reply: obj(z.object({ state: z.enum(payStates), payWaitSeconds: z.int() })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
