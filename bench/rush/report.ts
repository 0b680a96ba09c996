import { median, quantile, table } from '../figures.ts'
import { numberCount, patientCount, sessionsEach } from './play.ts'
import type { Grown } from './grown.ts'
import type { RushMeasured, RushRound } from './rush.ts'

export const rushRatio = ({ rounds }: Pick<RushMeasured, 'rounds'>): number =>
  median(rounds.map(({ ours, reference }) => ours.perSecond / reference))

/** The middle of the rounds, milliseconds. */
export const waited = ({ rounds }: Pick<RushMeasured, 'rounds'>, who: 'winners' | 'losers', part: number): number =>
  median(rounds.map(({ ours }) => quantile(ours[who], part)))

export const faultsOf = ({ rounds }: Pick<RushMeasured, 'rounds'>): number =>
  rounds.reduce((sum, round) => sum + round.faults, 0)

export function reportRush(measured: RushMeasured): string {
  const { rounds, reference, statements } = measured
  const ratios = rounds.map(({ ours, reference }) => (ours.perSecond / reference).toFixed(2)).join(' ')
  const row = (name: string, rateOf: (round: RushRound) => number, ...times: string[]) => [
    name,
    Math.round(median(rounds.map(rateOf))),
    rounds.map(one => Math.round(rateOf(one))).join(' '),
    ...times,
  ]
  const times = (who: 'winners' | 'losers') =>
    [0.5, 0.99].map(part => waited(measured, who, part).toFixed(1)).join(', ')
  const micros = (of: keyof RushRound['micros']) => String(Math.round(median(rounds.map(one => one.micros[of]))))
  return [
    `### The release second: ${rushRatio(measured).toFixed(2)} of ${reference} with the same SQL (rounds: ${ratios})\n`,
    table(
      [
        '',
        'orders/s, median',
        'orders/s, rounds',
        'got a number: p50, p99 ms',
        'too late: p50, p99 ms',
        'Node CPU µs/order',
        'PostgreSQL CPU µs/order',
      ],
      [
        row(
          'ours, 2 processes',
          one => one.ours.perSecond,
          times('winners'),
          times('losers'),
          micros('node'),
          micros('database'),
        ),
        row(reference, one => one.reference, '', '', '', micros('reference')),
      ],
    ),
    `\n${patientCount} patients for ${numberCount} numbers, ${sessionsEach} sessions a round. An order that gets a number is`,
    `${statements.early} statements, one that is too late ${statements.late}. Of ${sessionsEach * numberCount} numbers the hospital kept`,
    `${median(rounds.map(one => one.heldMeanwhile))} by its job before the last answer. Sold too often, not sold or not matching: ${faultsOf(measured)}.`,
  ].join('\n')
}

export const grownRatio = ({ rounds }: Grown): number => median(rounds.map(({ large, small }) => large / small))

export function reportGrown(measured: Grown): string {
  const { rounds, numbers } = measured
  const row = (size: 'small' | 'large') => [
    numbers[size].toLocaleString('en'),
    Math.round(median(rounds.map(round => round[size]))),
    rounds.map(round => Math.round(round[size])).join(' '),
  ]
  const ratios = rounds.map(({ large, small }) => (large / small).toFixed(2)).join(' ')
  return [
    `### An order among many numbers: ${grownRatio(measured).toFixed(2)} of its cost among few (rounds: ${ratios})\n`,
    table(['numbers', 'CPU µs an order, Node and PostgreSQL, median', 'rounds'], [row('small'), row('large')]),
  ].join('\n')
}
