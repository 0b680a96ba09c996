import { useState } from 'react'
import { bookingPaths, waitlistApplyPage } from '@nethos/contract/booking/booking.paths.ts'
import { drawPage } from '@nethos/contract/booking/fair.paths.ts'
import type { ClinicNumber, Session } from '@nethos/contract/booking/finding.schemas.ts'
import { sessionKinds } from '@nethos/contract/booking/session.kinds.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Countdown } from '../../../controls/countdown.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Lines } from '../../../patterns/card.tsx'
import { Fault } from '../../../patterns/states.tsx'
import { numbers } from '../booking.calls.ts'
import { dayInFull, periodWord } from '../when.ts'
import { confirmOf } from './chosen.ts'
import { feeWord } from './fee.ts'
import './numbers-sheet.css'

interface NumbersSheetProps {
  session: Session
  /** Departments that sit together, of an mdt clinic. */
  parts?: readonly string[] | undefined
  /** Who lists the numbers: the school hospital has a service of its own. */
  ask?: typeof numbers
  /** The sessions are to be asked for again: numbers have been released. */
  onChanged: () => unknown
  onClose: () => void
}

/** What can be had of one session: its numbers, the next one proposed; or why there are none, and what can be done. */
export function NumbersSheet(props: NumbersSheetProps) {
  const { session } = props
  if (session.slotState === 'bookable') return <FreeNumbers {...props} />
  return (
    <Sheet open onClose={props.onClose} title={titleOf(session)} foot={<WaysOfNone session={session} />}>
      <div className="numbers">
        <Facts session={session} />
        {session.slotState === 'upcoming' ? (
          <Upcoming session={session} onChanged={props.onChanged} />
        ) : session.slotState === 'stopped' ? (
          <Notice tone="danger">停诊{session.stopReason && `：${session.stopReason}`}</Notice>
        ) : (
          <NoneLeft />
        )}
      </div>
    </Sheet>
  )
}

const titleOf = ({ onDay, period }: Session): string => `${dayInFull(onDay)}${periodWord(period)}`

const Facts = ({ session }: { session: Session }) => (
  <Lines
    lines={[
      { label: '医生', value: [session.docName, session.docTitle].filter(Boolean).join(' ') || '由当天出诊的医生接诊' },
      { label: '科室', value: `${session.deptName}（${sessionKinds[session.kind].label}）` },
      { label: '地点', value: [session.hosName, session.campusName, session.room].filter(Boolean).join(' ') },
      { label: '挂号费', value: feeWord(session.feeCents) },
    ]}
  />
)

const NoneLeft = () => (
  <Notice tone="warn">这一节已经约满。您可以候补：有人退号时按先后顺序通知您，不用守着手机抢号。</Notice>
)

/** Released, and nothing to be taken yet: its draw takes requests, or is being held. */
const isDrawing = ({ slotState, releaseBy, releaseAt }: Session): boolean =>
  slotState === 'upcoming' && releaseBy === 'draw' && releaseAt <= serverNow()

const WaysOfNone = ({ session }: { session: Session }) =>
  session.slotState === 'full' ? (
    <ButtonLink to={waitlistApplyPage({ sessionId: session.sessionId })}>候补这一节</ButtonLink>
  ) : isDrawing(session) ? (
    <ButtonLink to={drawPage(session.sessionId)}>去登记摇号</ButtonLink>
  ) : (
    <ButtonLink to={bookingPaths.rule} look="quiet">
      查看预约规则
    </ButtonLink>
  )

const Upcoming = ({ session, onChanged }: { session: Session; onChanged: () => unknown }) => (
  <div className="numbers__upcoming">
    <p>
      {instantInWords(session.releaseAt)} 放号，共 {session.left} 个号
    </p>
    <p className="numbers__left">
      <Countdown until={session.releaseAt} now={serverNow} onEnd={() => void onChanged()}>
        {left => `还有 ${left}`}
      </Countdown>
    </p>
    {session.releaseBy === 'draw' && <p>这一节由摇号放号：放号后几分钟内提交的人机会相同，不必抢第一秒。</p>}
  </div>
)

function FreeNumbers({ session, parts, ask = numbers, onClose }: NumbersSheetProps) {
  const rows = useRows(ask(session.sessionId))
  const [picked, setPicked] = useState<string>()
  const free = rows.rows.filter(one => one.slotState === 'bookable')
  const chosen = free.find(one => one.numberId === picked) ?? free[0]
  return (
    <Sheet
      open
      onClose={onClose}
      title={titleOf(session)}
      foot={
        chosen ? (
          <ButtonLink to={confirmOf(session, chosen, parts)}>
            预约 {chosen.time}（{chosen.no}号）
          </ButtonLink>
        ) : (
          rows.status === 'ready' && <WaysOfNone session={{ ...session, slotState: 'full' }} />
        )
      }
    >
      <div className="numbers">
        {rows.status === 'waiting' ? (
          <Skeleton shape="grid" />
        ) : rows.status === 'fault' ? (
          <Fault sentence={rows.sentence} retry={rows.refresh} />
        ) : chosen ? (
          <Times free={free} chosen={chosen} onPick={setPicked} />
        ) : (
          <NoneLeft />
        )}
        <Facts session={session} />
      </div>
    </Sheet>
  )
}

interface TimesProps {
  free: readonly ClinicNumber[]
  chosen: ClinicNumber
  onPick: (numberId: string) => void
}

const Times = ({ free, chosen, onPick }: TimesProps) => (
  <>
    <p className="numbers__hint">请选择时间，还有 {free.length} 个号。已为您选好最早的一个。</p>
    <ul className="numbers__list" aria-label="号源">
      {free.map(one => (
        <li key={one.numberId}>
          <button
            type="button"
            className="numbers__one"
            aria-pressed={one === chosen}
            onClick={() => onPick(one.numberId)}
          >
            <strong>{one.time}</strong>
            <span>{one.no}号</span>
          </button>
        </li>
      ))}
    </ul>
  </>
)
