import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import type { Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { slotStates } from '@nethos/contract/booking/slot.states.ts'
import { dayInFull, periodWord } from '../when.ts'
import './slot-button.css'

interface SlotButtonProps {
  session: Session
  onOpen: (session: Session) => void
  /** On a line of its own, with the period, where it does not stand above. */
  showsPeriod?: boolean
}

/** What can be done about it: a blind patient must hear that a full one can be waited for. */
function moreOf({ slotState, left, releaseBy }: Session): string | undefined {
  if (slotState === 'bookable') return `余${left}`
  if (slotState === 'full') return '可候补'
  if (slotState === 'drawing') return '去登记'
  return slotState === 'upcoming' && releaseBy === 'draw' ? '摇号' : undefined
}

/** One session in a few words: its state, what it costs, how many numbers are left. What is stopped opens nothing. */
export function SlotButton({ session, onOpen, showsPeriod }: SlotButtonProps) {
  const { slotState, onDay, period, feeCents } = session
  const look = `slot slot--${slotState}${showsPeriod ? ' slot--line' : ''}`
  const more = moreOf(session)
  const words = (
    <>
      {showsPeriod && <span className="slot__period">{periodWord(period)}</span>}
      <strong>{slotStates[slotState].label}</strong>
      {slotState !== 'stopped' ? <span>{feeWord(feeCents)}</span> : showsPeriod && <span>{session.stopReason}</span>}
      {more && <span>{more}</span>}
    </>
  )
  if (slotState === 'stopped') return <span className={look}>{words}</span>
  return (
    <button
      type="button"
      className={look}
      aria-label={[
        `${dayInFull(onDay)}${periodWord(period)}`,
        slotStates[slotState].label,
        feeWord(feeCents),
        ...(more ? [more] : []),
      ].join('，')}
      onClick={() => onOpen(session)}
    >
      {words}
    </button>
  )
}
