/** What an insurer offers for an operation (手术意外险), in our words. */
export interface InsuranceProduct {
  productCode: string
  productName: string
  insurerName: string
  /** Integer cents. */
  premiumCents: number
  sumCents: number
  /** What it pays for, and what not; each a sentence of the insurer's. */
  covers: readonly string[]
  excludes: readonly string[]
  telephone: string
}

export interface InsuranceApplication {
  /** Ours: the insurer insures once under it. Asked again with another time, the policy is for that time. */
  ourNo: string
  productCode: string
  premiumCents: number
  name: string
  idCard: string
  /** Cover begins with the operation. */
  plannedAt: number
}

export type InsuranceAnswer =
  | { outcome: 'insured'; policyNo: string }
  /** In the insurer's words, for the patient. */
  | { outcome: 'refused'; reason: string }

/** An insurer of operations. Every call may be repeated safely; one that throws is tried again. */
export interface SurgeryInsurer {
  /** What is agreed with the insurer; it stands in the settings and is not asked for. */
  readonly product: InsuranceProduct
  /** Refused of what was insured: of the new time there is no cover. */
  insure(application: InsuranceApplication): Promise<InsuranceAnswer>
  /** The operation was called off, or the patient has withdrawn before it: nothing under this number counts any more. */
  withdraw(ourNo: string): Promise<void>
}

/** No answer, or none that is the insurer's. */
export class InsurerUnreachableError extends Error {
  override name = 'InsurerUnreachableError'
}
