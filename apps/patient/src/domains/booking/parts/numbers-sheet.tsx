import type { Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Button } from '../../../controls/button.tsx'
import { Countdown } from '../../../controls/countdown.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { instantWord } from '../when.ts'
import { FreeNumbers, type FreeNumbersProps } from './free-numbers.tsx'
import { Facts, NoneLeft, titleOf, WaysOfNone } from './session-facts.tsx'
import './numbers-sheet.css'

interface NumbersSheetProps extends FreeNumbersProps {
  /** The hospital has taken it away, or it is over, since it was opened. */
  isGone?: boolean
}

/** What can be had of one session: its numbers, the next one proposed; or why there are none, and what can be done. */
export function NumbersSheet(props: NumbersSheetProps) {
  const { session, isGone, onClose } = props
  if (session.slotState === 'bookable' && !isGone) return <FreeNumbers {...props} />
  return (
    <Sheet
      open
      onClose={onClose}
      title={titleOf(session)}
      foot={
        isGone ? (
          <Button look="quiet" onClick={onClose}>
            选别的时间
          </Button>
        ) : (
          <WaysOfNone session={session} />
        )
      }
    >
      <div className="numbers">
        <Facts session={session} />
        {isGone ? (
          <Notice tone="warn">这一节门诊已经结束，或者医院刚刚调整了安排。请选别的时间。</Notice>
        ) : session.slotState === 'upcoming' ? (
          <Upcoming session={session} />
        ) : session.slotState === 'drawing' ? (
          <Notice>
            这一节的 {session.left} 个号正在摇号。登记截止前，先登记后登记机会一样，每位就诊人只算一次，不必抢第一秒。
          </Notice>
        ) : session.slotState === 'stopped' ? (
          <Notice tone="danger">停诊{session.stopReason && `：${session.stopReason}`}</Notice>
        ) : (
          <NoneLeft />
        )}
      </div>
    </Sheet>
  )
}

const Upcoming = ({ session }: { session: Session }) => (
  <div className="numbers__upcoming">
    <p>
      {instantWord(session.releaseAt)} {session.releaseBy === 'draw' ? '开始摇号登记' : '放号'}，共 {session.left} 个号
    </p>
    <p className="numbers__left">
      <Countdown until={session.releaseAt} now={serverNow}>
        {left => `还有 ${left}`}
      </Countdown>
    </p>
    {session.releaseBy === 'draw' && <p>登记的几分钟里，先登记后登记机会一样，不必抢第一秒。</p>}
  </div>
)
