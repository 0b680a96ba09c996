import { useEffect, useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { whenBack } from '../../patterns/when-back.ts'
import { queryPayment } from './payment.calls.ts'

export type PaymentStatus = OutputOf<typeof paymentServices.queryPayment>

/** How the payment stands by the provider: asked on entry, and again whenever the payer comes back to the page. */
export function usePaymentStatus(consultId: string) {
  const [status, setStatus] = useState<PaymentStatus>()
  const [trouble, setTrouble] = useState<string>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isNewest = true
    run(queryPayment, { consultId }).then(
      found => {
        if (!isNewest) return
        setTrouble(undefined)
        setStatus(found)
      },
      (error: Error) => isNewest && setTrouble(error.message),
    )
    return () => {
      isNewest = false
    }
  }, [consultId, round])
  useEffect(() => whenBack(() => setRound(now => now + 1)), [])
  return { status: status, trouble, ask: () => setRound(now => now + 1) }
}
