import type { NextFree } from '@nethos/contract/clinics/finding.schemas.ts'
import { whenWord } from '../when.ts'
import { feeWord } from './fee.ts'
import './next-line.css'

interface NextLineProps {
  /** The soonest number that can be had. */
  next: Pick<NextFree, 'onDay' | 'period' | 'time'> | null | undefined
  /** The sentence when there is none. */
  else: string
  /** Null, or left out: nothing is said of it. */
  feeCents?: number | null
}

/** When the next number can be had, and what it costs. */
export const NextLine = ({ next, else: none, feeCents = null }: NextLineProps) => (
  <span className="next-line">
    <span>
      {next ? (
        <>
          最近可约：<strong>{whenWord(next)}</strong>
        </>
      ) : (
        none
      )}
    </span>
    {feeCents !== null && <span className="next-line__fee">{feeWord(feeCents)}</span>}
  </span>
)
