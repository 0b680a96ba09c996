import type { Weights } from '../rule-set.ts'
import type { Understood } from '../understand.ts'
import { featuresOf } from './features.ts'

/** Steps to either side of nothing. */
export const mostSteps = 7
const firstLetter = 97

export const letterOf = (steps: number): string => String.fromCharCode(firstLetter + mostSteps + steps)

/** How much a text reads like those that were written as emergencies: a logit, 0 is as likely as not. */
export type Classifier = (understood: Understood) => number

export const classifierOf =
  (weights: Weights): Classifier =>
  understood =>
    logitOf(weights, featuresOf(understood))

export function logitOf({ bias, step, letters }: Weights, features: readonly number[]): number {
  if (features.length === 0) return bias
  let steps = 0
  for (const bucket of features) steps += letters.charCodeAt(bucket) - firstLetter - mostSteps
  return bias + (steps * step) / Math.sqrt(features.length)
}
