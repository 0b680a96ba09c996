import { price } from '@nethos/contract/common/money.ts'
import type { StayDetail } from '@nethos/contract/fees/fees.schemas.ts'
import { Card } from '../../../patterns/card.tsx'
import { Items } from './items.tsx'

/** Kinds of charges with their sum; a tap shows what is in one. */
export const Categories = ({ of }: { of: Pick<StayDetail, 'categories' | 'totalCents'> }) => (
  <Card title="费用分类" more={<strong>合计 {price(of.totalCents)}</strong>}>
    {of.categories.length === 0 && <p className="fee__quiet">暂无费用</p>}
    {of.categories.map(one => (
      <details key={one.kind} className="fee-kind">
        <summary className="fee">
          <span className="fee__words">
            <strong>{one.kindLabel}</strong>
            <span className="fee__quiet">{one.plain}</span>
          </span>
          <span>{price(one.amountCents)}</span>
        </summary>
        <Items items={one.items} />
      </details>
    ))}
  </Card>
)
