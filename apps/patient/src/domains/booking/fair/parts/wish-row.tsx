import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import type { FairSession } from '@nethos/contract/booking/waitlist.schemas.ts'
import { dayAndPeriod, doctorWord } from '../session-words.ts'
import './fair.css'

/** One session of a line: who, when, for how much, and how many stand before. */
export const WishRow = ({ session, word }: { session: FairSession; word: string }) => (
  <li className="wish">
    <span className="wish__words">
      <strong>{doctorWord(session)}</strong>
      <span className="wish__quiet">
        {dayAndPeriod(session)} · {feeWord(session.feeCents)}
      </span>
    </span>
    <span className="wish__place">{word}</span>
  </li>
)
