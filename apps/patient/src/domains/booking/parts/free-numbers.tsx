import { useEffect, useRef, useState } from 'react'
import type { ClinicNumber, Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Fault } from '../../../patterns/states.tsx'
import { numbers } from '../booking.calls.ts'
import { confirmOf } from './chosen.ts'
import { Facts, NoneLeft, titleOf, WaysOfNone } from './session-facts.tsx'
import './numbers-sheet.css'

export interface FreeNumbersProps {
  session: Session
  /** Departments that sit together, of an mdt clinic. */
  parts?: readonly string[] | undefined
  /** Who lists the numbers: the school hospital has a service of its own. */
  ask?: typeof numbers
  /** The sessions are to be asked for again: nothing is left of this one. */
  onChanged: () => unknown
  onClose: () => void
}

/** How often the numbers are asked for while one chooses among them (ms). */
const freshFor = 20_000

/** The free numbers of a session, the soonest proposed; what is taken meanwhile goes away before one's eyes. */
export function FreeNumbers({ session, parts, ask = numbers, onChanged, onClose }: FreeNumbersProps) {
  const rows = useRows(ask(session.sessionId), { everyMs: freshFor })
  const [picked, setPicked] = useState<ClinicNumber>()
  const free = rows.rows.filter(one => one.slotState === 'bookable')
  const saved = free.find(one => one.numberId === picked?.numberId)
  const chosen = saved ?? free[0]
  const isOver = rows.status === 'ready' && !chosen
  const latest = useRef(onChanged)
  useEffect(() => {
    latest.current = onChanged
  })
  useEffect(() => {
    if (isOver) void latest.current()
  }, [isOver])
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
          isOver && <WaysOfNone session={{ ...session, slotState: 'full' }} />
        )
      }
    >
      <div className="numbers">
        {rows.status === 'waiting' ? (
          <Skeleton shape="grid" />
        ) : rows.status === 'fault' ? (
          <Fault sentence={rows.sentence} retry={rows.refresh} />
        ) : chosen ? (
          <>
            {picked && !saved && (
              <Notice tone="warn">
                您选的 {picked.time} 刚刚被别人约走，已换成 {chosen.time}，也可以另选。
              </Notice>
            )}
            <Times free={free} chosen={chosen} onPick={setPicked} />
          </>
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
  onPick: (number: ClinicNumber) => void
}

const Times = ({ free, chosen, onPick }: TimesProps) => (
  <>
    <p className="numbers__hint">请选择时间，还有 {free.length} 个号。已为您选好最早的一个。</p>
    <ul className="numbers__list" aria-label="可约的号">
      {free.map(one => (
        <li key={one.numberId}>
          <button type="button" className="numbers__one" aria-pressed={one === chosen} onClick={() => onPick(one)}>
            <strong>{one.time}</strong>
            <span>{one.no}号</span>
          </button>
        </li>
      ))}
    </ul>
  </>
)
