import type { Session } from '@nethos/contract/booking/finding.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { whenWord } from '../when.ts'
import { feeWord } from './fee.ts'
import './next-card.css'

/** The soonest number that can be had, in large words, one tap away. */
export const NextCard = ({
  sessions,
  onOpen,
}: {
  sessions: readonly Session[]
  onOpen: (session: Session) => void
}) => {
  const next = sessions.find(one => one.slotState === 'bookable')
  return (
    <Card>
      {next ? (
        <div className="next-card">
          <p className="next-card__label">最近可约</p>
          <p className="next-card__when">{whenWord(next)}</p>
          <p className="next-card__note">
            {feeWord(next.feeCents)} · 还有{next.left}个号
          </p>
          <Button onClick={() => onOpen(next)}>预约这一节</Button>
        </div>
      ) : (
        <p className="next-card__label">近两周没有可以直接预约的号，已满的可以点开候补。</p>
      )}
    </Card>
  )
}
