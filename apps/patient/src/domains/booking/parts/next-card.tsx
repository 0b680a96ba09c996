import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import type { Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Button } from '../../../controls/button.tsx'
import { Countdown } from '../../../controls/countdown.tsx'
import { Card } from '../../../patterns/card.tsx'
import { instantWord, whenWord } from '../when.ts'
import './next-card.css'

interface NextCardProps {
  sessions: readonly Session[]
  onOpen: (session: Session) => void
}

/** The soonest number that can be had, in large words, one tap away; else when the next are released, or what can be done. */
export function NextCard({ sessions, onOpen }: NextCardProps) {
  const next = sessions.find(one => one.slotState === 'bookable')
  const soon = sessions
    .filter(one => one.slotState === 'upcoming' && one.releaseAt > serverNow())
    .sort((one, other) => one.releaseAt - other.releaseAt)[0]
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
      ) : soon ? (
        <div className="next-card">
          <p className="next-card__label">最近放号</p>
          <p className="next-card__when">{instantWord(soon.releaseAt)}</p>
          <p className="next-card__note">
            <Countdown until={soon.releaseAt} now={serverNow}>
              {left => `还有 ${left}，放号后这里就能预约`}
            </Countdown>
          </p>
        </div>
      ) : (
        <p className="next-card__label">
          {sessions.some(one => one.slotState === 'full')
            ? '近两周没有可以直接预约的号，已满的可以点开候补。'
            : '近两周没有可以预约的号，请过几天再看，或者看看其他医生。'}
        </p>
      )}
    </Card>
  )
}
