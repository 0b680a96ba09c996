import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { Link } from 'react-router'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { BillRow, FeePerson } from '@nethos/contract/fees/fees.schemas.ts'
import { Price } from '../../../controls/price.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { renewals } from '../../renewal/public.tsx'
import { unpaidBills } from '../fees.calls.ts'
import { PersonCard } from '../parts/person-card.tsx'
import { UnpaidList } from '../parts/unpaid-list.tsx'
import { OfBound, useWhose } from '../parts/whose-fees.tsx'

/** 门诊待支付: the hospital's bills of the person of the address, and those of his renewals. */
export default function UnpaidBillsPage() {
  const whose = useWhose()
  const query = useServiceQuery(unpaidBills(whose))
  const personId = whose.personId ?? query.value?.person.personId
  return (
    <Page>
      <OfBound query={query}>
        {({ person, bills, open }) => (
          <>
            <PersonCard person={person} />
            {open.map(one => (
              <Row key={one.orderId} to={feePages.paidBill.to({ id: one.orderId })}>
                <span className="fee">
                  <span className="fee__words">有一笔正在支付，点此继续</span>
                  <Price cents={one.ownCents} />
                </span>
              </Row>
            ))}
            <HospitalBills person={person} bills={bills} />
          </>
        )}
      </OfBound>
      {personId && <RenewalBills personId={personId} />}
    </Page>
  )
}

/** That there is nothing to pay is said of both kinds together. */
function HospitalBills({ person, bills }: { person: FeePerson; bills: readonly BillRow[] }) {
  const { rows } = useRows(renewals('unpaid', person.personId))
  if (bills.length === 0 && rows.length > 0) return null
  return <UnpaidList key={bills.map(one => one.billId).join()} person={person} bills={bills} />
}

function RenewalBills({ personId }: { personId: string }) {
  const { rows } = useRows(renewals('unpaid', personId))
  if (rows.length === 0) return null
  return (
    <Card title="线上续方的药品费">
      {rows.map(one => (
        <Link key={one.consultId} className="fee" to={renewalPages.pay.to({ consultId: one.consultId })}>
          <span className="fee__words">
            <strong>
              {one.personName} · {one.docDeptName} 药品费
            </strong>
            <span className="fee__quiet">{one.drugNames.join('、')}</span>
            <span className="fee__quiet">{dayAndTime(one.createdAt)}</span>
          </span>
          <Price cents={one.totalCents} />
        </Link>
      ))}
    </Card>
  )
}
