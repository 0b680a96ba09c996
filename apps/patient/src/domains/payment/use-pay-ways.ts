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

/** The ways and the one that was chosen; a single one needs no choosing. */
export function useChosenWay(): ChosenWay {
  const ways = usePayWays()
  const [way, choose] = useState<PayWay | ''>(ways.length === 1 ? ways[0]! : '')
  return { ways, way, choose }
}
