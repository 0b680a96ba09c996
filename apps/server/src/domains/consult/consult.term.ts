import { lengthAfter, type Length } from '@nethos/contract/common/lengths.ts'
import type { Consult } from './consult.table.ts'

/** When the bought time that begins now is over. */
export const termFrom = (startedAt: number, service: Length): number => lengthAfter(startedAt, service)

/** What beginning sets besides: with a service the end of its time. */
export const beginning = (
  startedAt: number,
  { lengthOfTime, lengthUnit }: Pick<Consult, 'lengthOfTime' | 'lengthUnit'>,
): { startedAt: number; servedUntil?: number } =>
  lengthOfTime === null || lengthUnit === null
    ? { startedAt }
    : { startedAt, servedUntil: termFrom(startedAt, { lengthOfTime, lengthUnit }) }
