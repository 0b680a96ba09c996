import * as z from 'zod/mini'
import {
  InsurerUnreachableError,
  type InsuranceAnswer,
  type InsuranceProduct,
  type SurgeryInsurer,
} from '../../ports/surgery-insurer.ts'
import { signedLine } from '../signed-json/signed-line.ts'

export interface SurgeryInsurerSettings {
  /** Who the hospital is with the insurer. */
  institution: string
  /** e.g. https://insurer.example/surgery/v1, without a slash at its end. */
  apiBase: string
  /** The hospital's own Ed25519 key, and the insurer's public one, PEM. */
  privateKey: string
  insurerKey: string
  product: InsuranceProduct
  now: () => number
}

const longestReason = 200
const answered = z.discriminatedUnion('outcome', [
  z.object({
    ourNo: z.string(),
    outcome: z.literal('insured'),
    policyNo: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  }),
  z.object({
    ourNo: z.string(),
    outcome: z.literal('refused'),
    reason: z.string().check(z.minLength(1), z.maxLength(longestReason)),
  }),
])
const withdrawn = z.object({ ourNo: z.string(), outcome: z.literal('withdrawn') })

/** Speaks to an insurer by our signed JSON over HTTPS (docs/decisions/0172): POST /policies and POST /policies/withdraw. */
export function surgeryInsurer({ insurerKey, product, ...line }: SurgeryInsurerSettings): SurgeryInsurer {
  const ask = signedLine({
    ...line,
    them: 'the insurer',
    theirKey: insurerKey,
    unreachable: why => new InsurerUnreachableError(why),
  })
  const isOf = (ourNo: string, answer: { ourNo: string }): void => {
    if (answer.ourNo !== ourNo) throw new InsurerUnreachableError('The insurer answered for another application')
  }
  return {
    product,
    async insure({ ourNo, productCode, premiumCents, name, idCard, plannedAt }): Promise<InsuranceAnswer> {
      const question = {
        ourNo,
        productCode,
        premiumCents,
        sumCents: product.sumCents,
        insured: { name, idCard },
        startsAt: new Date(plannedAt).toISOString(),
      }
      const { ourNo: of, ...answer } = await ask('/policies', question, answered)
      isOf(ourNo, { ourNo: of })
      return answer
    },
    async withdraw(ourNo) {
      isOf(ourNo, await ask('/policies/withdraw', { ourNo }, withdrawn))
    },
  }
}
