import { useParams } from 'react-router'
import { BookingView } from '../../booking/public.tsx'

/** 校医院挂号详情. */
export default function SchoolBookingPage() {
  const { id = '' } = useParams()
  return <BookingView bookingId={id} title="校医院挂号详情" />
}
