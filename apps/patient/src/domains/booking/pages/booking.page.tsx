import { useParams } from 'react-router'
import { BookingView } from '../parts/booking-view.tsx'

/** 挂号详情. */
export default function BookingPage() {
  const { id = '' } = useParams()
  return <BookingView bookingId={id} title="挂号详情" />
}
