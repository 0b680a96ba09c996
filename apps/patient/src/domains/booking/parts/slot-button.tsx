import type { Session } from '@nethos/contract/booking/finding.schemas.ts'
import { slotStates } from '@nethos/contract/booking/slot.states.ts'
import { dayInFull, periodWord } from '../when.ts'
import { feeWord } from './fee.ts'
import './slot-button.css'

interface SlotButtonProps {
  session: Session
  onOpen: (session: Session) => void
  /** On a line of its own, with the period, where it does not stand above. */
  showsPeriod?: boolean
}

/** One session in a few words: its state, what it costs, how many numbers are left. What is stopped opens nothing. */
export function SlotButton({ session, onOpen, showsPeriod }: SlotButtonProps) {
  const { slotState, onDay, period, left, feeCents, releaseBy } = session
  const look = `slot slot--${slotState}${showsPeriod ? ' slot--line' : ''}`
  const words = (
    <>
      {showsPeriod && <span className="slot__period">{periodWord(period)}</span>}
      <strong>{slotStates[slotState].label}</strong>
      {slotState !== 'stopped' ? <span>{feeWord(feeCents)}</span> : showsPeriod && <span>{session.stopReason}</span>}
      {slotState === 'bookable' && <span>余{left}</span>}
      {slotState === 'full' && <span>可候补</span>}
      {slotState === 'upcoming' && releaseBy === 'draw' && <span>摇号</span>}
      {slotState === 'drawing' && <span>去登记</span>}
    </>
  )
  if (slotState === 'stopped') return <span className={look}>{words}</span>
  return (
    <button
      type="button"
      className={look}
      aria-label={`${dayInFull(onDay)}${periodWord(period)}，${slotStates[slotState].label}，${feeWord(feeCents)}`}
      onClick={() => onOpen(session)}
    >
      {words}
    </button>
  )
}
