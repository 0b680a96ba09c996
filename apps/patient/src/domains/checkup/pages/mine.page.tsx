import { useParams } from 'react-router'
import { OrderList, statusIn } from '../parts/order-list.tsx'

/** 我的体检: all personal orders, or those of the state that the address names. */
export default function MinePage() {
  const { status } = useParams()
  return <OrderList status={statusIn(status)} />
}
