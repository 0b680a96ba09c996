import { logitOf } from '../triage/classifier/classifier.ts'
import { bucketsOf, gramsIn } from '../triage/classifier/features.ts'
import { normalise } from '../triage/normalise.ts'
import { departmentKindKeys, type DepartmentKind } from './department-kinds.ts'
import { weights } from './likeness.weights.ts'

/** How much a text reads like those that were written for a department: a logit for each. */
export type Likeness = ReadonlyMap<DepartmentKind, number>

/** Buckets of a department's classifier: a power of two, and small, because there are forty. */
export const guideBuckets = 2 ** 11

export const guideFeatures = (text: string): number[] => bucketsOf(gramsIn(normalise(text)), guideBuckets)

/** Of each department by a classifier of its own (`npm run guide:train`); what it has no training for is left out. */
export function likenessOf(text: string): Likeness {
  const features = guideFeatures(text)
  return new Map(
    departmentKindKeys.flatMap(kind => {
      const own = weights[kind]
      return own ? [[kind, logitOf(own, features)] as const] : []
    }),
  )
}
