import { useServiceQuery } from '@nethos/calls/query.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import type { BillRow, Stay } from '@nethos/contract/fees/fees.schemas.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { BillLines, OfBound, paidBills, StayLines, stays, unpaidBills } from '../../fees/public.tsx'
import { ForPerson } from './tumour-person.tsx'

/** 费用列表: outpatient bills and stays by their days, each with its amount and state. */
export default function TumourFees() {
  return (
    <ForPerson>
      {({ personId }) => (
        <Page>
          <Fees personId={personId} />
        </Page>
      )}
    </ForPerson>
  )
}

function Fees({ personId }: { personId: string }) {
  const [open, settled] = [useServiceQuery(unpaidBills({ personId })), useServiceQuery(paidBills({ personId }))]
  const ofStays = useServiceQuery(stays({ personId }))
  return (
    <OfBound query={open}>
      {unpaid => (
        <Value of={settled} shape="rows">
          {paid => (
            <Value of={ofStays} shape="rows">
              {found => <Bills bills={[...unpaid.bills, ...paid.bills]} stays={found.stays} />}
            </Value>
          )}
        </Value>
      )}
    </OfBound>
  )
}

function Bills({ bills, stays: all }: { bills: readonly BillRow[]; stays: readonly Stay[] }) {
  if (bills.length + all.length === 0) return <Empty icon="wallet" sentence="暂无账单" />
  return (
    <>
      {bills.length > 0 && <h2>门诊</h2>}
      {[...bills]
        .sort((a, b) => b.issuedAt - a.issuedAt)
        .map(one => (
          <Row key={one.billId} to={programmePages.tumourFee.to({ id: one.billId })}>
            <span className="fee">
              <BillLines bill={one} />
            </span>
            {one.standing === 'to_pay' && <Tag tone="brand">{one.standingLabel}</Tag>}
          </Row>
        ))}
      {all.length > 0 && <h2>住院</h2>}
      {all.map(one => (
        <Row key={one.stayId} to={feePages.inpatientFee.to({ id: one.stayId })}>
          <Tag>{one.stateLabel}</Tag>
          <StayLines stay={one} />
        </Row>
      ))}
    </>
  )
}
