import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Alternative, BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Sheet } from '../../../controls/sheet.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { alternatives, changeBooking } from '../orders.calls.ts'
import { dayInFull, periodWord, whenWord } from '../when.ts'
import { RefusalCard, useRefusal } from './refusal.tsx'
import { wayForPerson } from './way-for-person.ts'
import './booking-row.css'
import './numbers-sheet.css'

/** Sessions that a booking can go to, the same doctor's first; a tap chooses the time, one more takes it. */
export function Alternatives({ one }: { one: BookingDetail }) {
  const rows = useRows(alternatives(one.bookingId))
  const [open, setOpen] = useState<Alternative>()
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const { refusal, show, clear } = useRefusal()
  const change = useCommand(changeBooking, error => {
    setOpen(undefined)
    void rows.refresh()
    return show(error)
  })
  const way =
    refusal && wayForPerson(refusal.code, { personId: one.personId, hosId: one.hosId, here: pathname + search })
  const take = async (session: Alternative, number: Alternative['numbers'][number]) => {
    const isSure = await confirm({
      title: `改到${whenWord({ ...session, time: number.time })}？`,
      text:
        one.status === 'stopped'
          ? '挂号费随新预约，不用再付。医院确认后给您新的取号码。'
          : '新的号确认后，原来的号才会退回；医院没有确认的，原预约不变。挂号费随新预约，不用再付，不计入退号次数。',
      yes: '确定改约',
    })
    if (!isSure) return
    clear()
    const made = await change.run({ bookingId: one.bookingId, sessionId: session.sessionId, numberId: number.numberId })
    if (made) await go(bookingPages.success.to({ orderId: made.bookingId }), { replace: true })
  }
  return (
    <>
      {refusal && (
        <RefusalCard refusal={refusal}>
          {way ? (
            <ButtonLink to={way.to} look="soft">
              {way.word}
            </ButtonLink>
          ) : (
            <p>原来的预约没有变。下面是现在还能改到的时间。</p>
          )}
        </RefusalCard>
      )}
      <Rows rows={rows} empty="近两周没有同科室、同级别、同价格的号" icon="calendar">
        {session => (
          <Row key={session.sessionId} onPick={() => setOpen(session)}>
            <p className="booking-row__head">
              <strong>
                {dayInFull(session.onDay)}
                {periodWord(session.period)}
              </strong>
              <span>余{session.left}</span>
            </p>
            <p className="booking-row__quiet">
              {[session.docName, session.docTitle, feeWord(session.feeCents), session.isSameDoctor && '原医生']
                .filter(Boolean)
                .join(' · ')}
            </p>
          </Row>
        )}
      </Rows>
      {open && (
        <Sheet open onClose={() => setOpen(undefined)} title={`${dayInFull(open.onDay)}${periodWord(open.period)}`}>
          <ul className="numbers__list" aria-label="可约的号">
            {open.numbers.map(number => (
              <li key={number.numberId}>
                <button type="button" className="numbers__one" onClick={() => void take(open, number)}>
                  <strong>{number.time}</strong>
                  <span>{number.no}号</span>
                </button>
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={() => setOpen(undefined)}>
            返回
          </Button>
        </Sheet>
      )}
    </>
  )
}
