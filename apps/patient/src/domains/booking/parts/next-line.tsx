import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import type { StatedFee } from '@nethos/contract/booking/stated-fee.ts'
import type { NextFree } from '@nethos/contract/clinics/finding.schemas.ts'
import { whenWord } from '../when.ts'
import './next-line.css'

interface NextLineProps {
  /** The soonest number that can be had. */
  next: Pick<NextFree, 'onDay' | 'period' | 'time'> | null | undefined
  /** The sentence when there is none. */
  else: string
  /** Null: the hospital states none. Left out, or null where there is no number: nothing is said of it. */
  feeCents?: StatedFee | undefined
}

/** When the next number can be had, and what it costs. */
export const NextLine = ({ next, else: none, feeCents }: NextLineProps) => (
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
    {feeCents !== undefined && (next || feeCents !== null) && (
      <span className="next-line__fee">{feeWord(feeCents)}</span>
    )}
  </span>
)
