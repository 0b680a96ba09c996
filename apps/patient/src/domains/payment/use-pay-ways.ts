import { useState } from 'react'
import { config } from '@nethos/calls/config.ts'
import { payChannels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { useAppInfo } from '../../patterns/app-info.ts'

/** Only what fits the place that the page runs in (core 2, payment screen); a browser may use either. */
export function usePayWays(): PayWay[] {
  const { shell } = useAppInfo().environment
  const open = payChannels.filter(way => config().payChannels.includes(way))
  if (shell === 'messaging') return open.filter(way => way === 'WECHAT')
  if (shell === 'payment') return open.filter(way => way === 'ALIPAY')
  return open
}

export interface ChosenWay {
  ways: readonly PayWay[]
  way: PayWay | ''
  choose: (way: PayWay) => void
}

const usualWay = 'nethos.pay-way'

/**
 * The ways and the chosen one: a single one needs no choosing, of several the one used last on this phone; in large
 * letters else the first.
 */
export function useChosenWay(): ChosenWay {
  const ways = usePayWays()
  const { isElder } = useAppInfo()
  const [way, setWay] = useState<PayWay | ''>(() => {
    const usual = ways.find(one => one === localStorage.getItem(usualWay))
    return usual ?? (ways.length === 1 || isElder ? (ways[0] ?? '') : '')
  })
  const choose = (chosen: PayWay) => {
    localStorage.setItem(usualWay, chosen)
    setWay(chosen)
  }
  return { ways, way, choose }
}
