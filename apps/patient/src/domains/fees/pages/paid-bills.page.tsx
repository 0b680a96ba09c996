import { useServiceQuery } from '@nethos/calls/query.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { Page } from '../../../patterns/page.tsx'
import { paidBills } from '../fees.calls.ts'
import { PaidList } from '../parts/paid-list.tsx'
import { PersonCard } from '../parts/person-card.tsx'
import { OfBound, useWhose } from '../parts/whose-fees.tsx'

/** 门诊已支付. */
export default function PaidBillsPage() {
  const query = useServiceQuery(paidBills(useWhose()))
  return (
    <Page>
      <OfBound query={query}>
        {({ person, bills }) => (
          <>
            <PersonCard person={person} />
            <PaidList bills={bills} toBill={id => feePages.paidBill.to({ id })} />
          </>
        )}
      </OfBound>
    </Page>
  )
}
