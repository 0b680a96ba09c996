import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import type { BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import type { BookingRow as Shown } from '@nethos/contract/booking/orders.schemas.ts'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { Row } from '../../../patterns/row.tsx'
import { whenWord } from '../when.ts'
import './booking-row.css'

export const bookingTones: Readonly<Record<BookingStatus, Tone>> = {
  taking: 'brand',
  unpaid: 'warn',
  confirming: 'brand',
  booked: 'good',
  seen: 'quiet',
  stopped: 'danger',
  missed: 'quiet',
  cancelled: 'quiet',
  refused: 'danger',
}

/** A booking in a list: with whom, where, when, for whom, and how it stands. */
export const BookingRow = ({ one }: { one: Shown }) => (
  <Row
    to={
      one.sort === 'school'
        ? schoolPages.booking.to({ id: one.bookingId })
        : bookingPages.booking.to({ id: one.bookingId })
    }
  >
    <p className="booking-row__head">
      <strong>{[one.docName, one.deptName].filter(Boolean).join(' · ')}</strong>
      <Tag tone={bookingTones[one.status]}>{one.statusLabel}</Tag>
    </p>
    <p className="booking-row__when">{whenWord(one)}</p>
    <p className="booking-row__quiet">
      {one.hosName} · {one.personName} · {feeWord(one.feeCents)}
    </p>
  </Row>
)
