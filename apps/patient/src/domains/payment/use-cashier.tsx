import { useEffect, useRef, type ReactNode } from 'react'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { CashierEntry } from '@nethos/contract/payment/payment.schemas.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { Notice } from '../../controls/notice.tsx'
import { toast } from '../../controls/toast.ts'
import { whenBack } from '../../patterns/when-back.ts'
import { usePayer } from '../shell/public.ts'
import { openCashier } from './cashier.ts'
import { PayWaysCard } from './parts/pay-ways-card.tsx'
import { useChosenWay } from './use-pay-ways.ts'

interface CashierPlace {
  /** The page that the cashier comes back to: an address of our own. */
  wayBack: string
  /** It may be paid now, or over: the page asks. Also whenever the page is seen again. */
  onReturn: () => void
  /** There is nothing to pay with: no way need be chosen. */
  isCovered?: boolean
}

/** What every payment says of itself, beside what it is for (`cashierFields` of the contract). */
interface Chosen {
  payChannel?: PayWay
  returnUrl: string
}

export interface Cashier {
  /** For `useCommand`: true when what was refused is that the provider does not know who pays, which is asked then. */
  refused: (error: { code?: string }) => boolean
  /** Has a way been chosen, the domain's own service opens the payment, and the cashier follows. */
  open: (pay: (chosen: Chosen) => Promise<CashierEntry | 'SUCCESS' | undefined>) => Promise<void>
  /** 支付方式, for the page. */
  ways: ReactNode
}

/** The way to the cashier and back, for domains that have a service of their own to pay by. */
export function useCashier({ wayBack, onReturn, isCovered = false }: CashierPlace): Cashier {
  const chosen = useChosenWay()
  const payer = usePayer()
  const returned = useRef(onReturn)
  useEffect(() => {
    returned.current = onReturn
  })
  // Whoever comes back from the cashier may have paid.
  useEffect(() => whenBack(() => returned.current()), [])
  return {
    refused(error) {
      if (error.code !== shellRefusals.payer_unknown.code) return false
      payer.ask()
      return true
    },
    async open(pay) {
      if (chosen.way === '' && !isCovered) return toast('请选择支付方式')
      const entry = await pay({
        ...(chosen.way && { payChannel: chosen.way }),
        returnUrl: `${location.origin}${wayBack}`,
      })
      if (entry === undefined) return
      if (entry !== 'SUCCESS') {
        const cashed = await openCashier(entry)
        if (cashed === 'left' || cashed === 'cancel') return
        if (cashed !== 'ok') toast(cashed.fail)
      }
      onReturn()
    },
    ways: (
      <>
        {payer.isUnknown && <Notice tone="warn">还没有取得您的微信授权。点“确认支付”会先请您授权，再回到本页。</Notice>}
        {!isCovered && <PayWaysCard rings {...chosen} />}
      </>
    ),
  }
}
