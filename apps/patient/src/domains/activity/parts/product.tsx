import { yuan } from '@nethos/contract/common/money.ts'
import type { Drawn } from '../../../controls/drawn.ts'
import { Price } from '../../../controls/price.tsx'
import { ServiceIcon } from '../../../controls/service-icon.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { PlainRow } from '../../../patterns/plain-row.tsx'
import { Row } from '../../../patterns/row.tsx'
import './product.css'

interface ProductProps {
  name: string
  introduction: string
  /** Who offers it. */
  by: string
  cents: number
  /** There are dearer ones, too. */
  isFrom?: boolean
  icon: Drawn
  /** Where it is had, and what the button that leads there does. */
  to: string
  word: string
}

/** What can be had online. In large letters: its name, one price, one button. */
export function Product({ name, introduction, by, cents, isFrom = false, icon, to, word }: ProductProps) {
  const { isElder } = useAppInfo()
  const from = isFrom ? '起' : ''
  // The cheapest of many being free, not all of them are.
  const free = isFrom ? '可以免费咨询' : '免费'
  if (isElder) {
    return (
      <PlainRow page={to} way={to} word={word} name={name} price={cents === 0 ? free : `¥${yuan(cents)}${from}`}>
        <span className="product">
          <ServiceIcon {...icon} />
          <strong className="product__name">{name}</strong>
        </span>
      </PlainRow>
    )
  }
  return (
    <Row to={to}>
      <div className="product">
        <ServiceIcon {...icon} />
        <div className="product__words">
          <strong className="product__name">{name}</strong>
          <p>{introduction}</p>
          <p className="product__price">
            <span>{by}</span>
            {cents === 0 ? (
              free
            ) : (
              <span>
                <Price cents={cents} />
                {from}
              </span>
            )}
          </p>
        </div>
      </div>
    </Row>
  )
}
