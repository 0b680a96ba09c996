import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { Card } from '../../../patterns/card.tsx'
import type { ChosenWay } from '../use-pay-ways.ts'
import { PayMark } from './pay-mark.tsx'

/** 支付方式: what this place lets be paid with. */
export const PayWaysCard = ({ ways, way, choose, rings = false }: ChosenWay & { rings?: boolean }) => (
  <Card title="支付方式">
    {ways.length === 0 && <p>这里暂时没有可用的支付方式，请换用手机浏览器打开本页。</p>}
    <OptionList
      rings={rings}
      options={ways.map(one => ({ value: one, label: payWayLabels[one], mark: <PayMark way={one} /> }))}
      value={way}
      onChoose={chosen => choose(chosen as PayWay)}
    />
  </Card>
)
