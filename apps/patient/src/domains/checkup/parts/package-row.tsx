import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import type { PackageRow as Shown } from '@nethos/contract/checkup/checkup.schemas.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Row } from '../../../patterns/row.tsx'
import './checkup.css'

/** One package in a list: what, for whom, how many items, how much. */
export const PackageRow = ({ one }: { one: Shown }) => (
  <Row to={checkupPages.package.to({ id: one.packageId })}>
    <p className="checkup-row-head">
      <strong>{one.packageName}</strong>
      <span className="checkup-price">¥{yuan(one.priceCents)}</span>
    </p>
    <p className="checkup-quiet">{one.summary}</p>
    <p>
      <Tag tone="quiet">{one.suitable}</Tag> <Tag tone="quiet">{`${one.itemCount}项`}</Tag>
    </p>
  </Row>
)
