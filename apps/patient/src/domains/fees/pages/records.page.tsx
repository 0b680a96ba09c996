import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import type { feeRecord } from '@nethos/contract/fees/fees.schemas.ts'
import type * as z from 'zod/mini'
import { Price } from '../../../controls/price.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { records } from '../fees.calls.ts'
import { OfBound, PersonSwitch, useWhose } from '../parts/whose-fees.tsx'
import '../parts/fees.css'

/** 缴费记录: deposits and payments. */
export default function RecordsPage() {
  const query = useServiceQuery(records(useWhose()))
  return (
    <Page head={<PersonSwitch />}>
      <OfBound query={query}>
        {found =>
          found.records.length === 0 ? (
            <Empty sentence="暂无缴费记录" icon="wallet" />
          ) : (
            found.records.map(one => <Recorded key={one.recordId} one={one} />)
          )
        }
      </OfBound>
    </Page>
  )
}

function Recorded({ one }: { one: z.infer<typeof feeRecord> }) {
  const inside = (
    <span className="fee">
      <span className="fee__words">
        <strong>{one.whatLabel}</strong>
        <span className="fee__quiet">
          {one.way} · {one.stateLabel}
        </span>
        <span className="fee__quiet">{dayAndTime(one.at)}</span>
      </span>
      <Price cents={one.amountCents} />
    </span>
  )
  return one.orderId ? <Row to={feePages.paidBill.to({ id: one.orderId })}>{inside}</Row> : <Row>{inside}</Row>
}
