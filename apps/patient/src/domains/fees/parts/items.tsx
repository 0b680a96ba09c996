import { price } from '@nethos/contract/common/money.ts'
import { insuranceClasses, insuranceClassLabels, insuranceClassSentences } from '@nethos/contract/fees/fees.rules.ts'
import type { ChargeItemShown } from '@nethos/contract/fees/fees.schemas.ts'
import { Price } from '../../../controls/price.tsx'
import { Card } from '../../../patterns/card.tsx'
import './fees.css'

/** What was charged: how many, at which price, in which class, and in plain words what it is. */
export const Items = ({ items }: { items: readonly ChargeItemShown[] }) => (
  <ul className="fee-items">
    {items.map((item, at) => (
      // The same thing may be charged twice.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={at} className="fee">
        <span className="fee__words">
          <strong>{item.itemName}</strong>
          <span className="fee__quiet">{item.plain}</span>
          <span className="fee__quiet">
            {item.kindLabel} · {insuranceClassLabels[item.insuranceClass]} · {price(item.unitCents)} × {item.quantity}
            {item.unit}
          </span>
        </span>
        <Price cents={item.amountCents} />
      </li>
    ))}
  </ul>
)

/** The same with what the classes mean, below. */
export function ItemsCard({ items, totalCents }: { items: readonly ChargeItemShown[]; totalCents: number }) {
  const classes = insuranceClasses.filter(one => items.some(item => item.insuranceClass === one))
  return (
    <Card title="费用明细" more={<strong>合计 {price(totalCents)}</strong>}>
      <Items items={items} />
      <div className="fee__classes">
        {classes.map(one => (
          <p key={one} className="fee__quiet">
            {insuranceClassSentences[one]}
          </p>
        ))}
      </div>
    </Card>
  )
}
