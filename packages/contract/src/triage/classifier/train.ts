/* oxlint-disable typescript/no-non-null-assertion -- every index is a bucket or an example; asked millions of times in a training */
import type { Weights } from '../rule-set.ts'
import { letterOf, mostSteps } from './classifier.ts'

export interface Example {
  /** Buckets that the text falls into. */
  readonly features: readonly number[]
  readonly isMatch: boolean
}

const rounds = 15
const rate = 0.2
/** How strongly a weight is drawn to nothing: a bucket that decides nothing has none, and the file is small. */
const penalty = 0.0005
/** Of the weights' sizes; what is larger is cut, so that one rare word does not coarsen all steps. */
const largest = 0.997

/**
 * Logistic regression by stochastic gradient descent (AdaGrad, L1), always in the same order: the same sentences give the
 * same weights on every machine. `steps`: fewer make a smaller file.
 */
export function train(examples: readonly Example[], buckets: number, steps = mostSteps): Weights {
  const weights = new Float64Array(buckets)
  const squares = new Float64Array(buckets).fill(0.01)
  let bias = 0
  let biasSquares = 0.01
  const random = randomFrom(1)
  const order = examples.map((_, nth) => nth)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const nth of order) {
      const { features, isMatch } = examples[nth]!
      const scale = 1 / Math.sqrt(features.length)
      let logit = bias
      for (const bucket of features) logit += weights[bucket]! * scale
      const error = 1 / (1 + Math.exp(-logit)) - (isMatch ? 1 : 0)
      biasSquares += error * error
      bias -= (rate * error) / Math.sqrt(biasSquares)
      const gradient = error * scale
      for (const bucket of features) {
        squares[bucket]! += gradient * gradient
        const pace = rate / Math.sqrt(squares[bucket]!)
        weights[bucket] = towardsNothing(weights[bucket]! - pace * gradient, pace * penalty)
      }
    }
  }
  return inSteps(weights, bias, steps)
}

const towardsNothing = (weight: number, by: number): number =>
  weight > by ? weight - by : weight < -by ? weight + by : 0

function inSteps(weights: Float64Array, bias: number, most: number): Weights {
  const sizes = weights.map(Math.abs).sort()
  const step = sizes[Math.floor(sizes.length * largest)]! / most
  const letters = Array.from(weights, weight => letterOf(Math.max(-most, Math.min(most, Math.round(weight / step)))))
  return { bias: Number(bias.toFixed(4)), step: Number(step.toFixed(6)), letters: letters.join('') }
}

/** Numerical Recipes' linear congruential generator: the same numbers everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
}
