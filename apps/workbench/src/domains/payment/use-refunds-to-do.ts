import { useAsked } from '@nethos/calls/query.ts'
import { refundsToDo } from './payment.calls.ts'

/** Refunds that the provider refused, and parts that wait for a second person; 0 for who has nothing to do with them. */
export function useRefundsToDo(isAsking: boolean): number {
  const { value } = useAsked(refundsToDo, { unless: !isAsking, everyMs: 60_000 })
  return value ? value.failed + value.requests : 0
}
