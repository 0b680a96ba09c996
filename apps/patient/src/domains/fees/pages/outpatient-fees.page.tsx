import { useNavigate, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { Tabs } from '../../../controls/tabs.tsx'
import { Page } from '../../../patterns/page.tsx'
import { paidBills, unpaidBills } from '../fees.calls.ts'
import { PaidList } from '../parts/paid-list.tsx'
import { UnpaidList } from '../parts/unpaid-list.tsx'
import { OfBound, PersonSwitch, useWhose } from '../parts/whose-fees.tsx'

const tabs = [
  { value: '0', label: '待缴费' },
  { value: '1', label: '已缴费' },
] as const

/** 门诊费用: to pay, and paid. */
export default function OutpatientFeesPage() {
  const { tabIndex } = useParams()
  const isPaid = tabIndex === '1'
  const whose = useWhose()
  const query = useServiceQuery(isPaid ? paidBills(whose) : unpaidBills(whose))
  const go = useNavigate()
  const turn = (to: string) =>
    void go(feePages.outpatientFees.to({ tabIndex: to, compatId: whose.personId }), { replace: true })
  return (
    <Page
      head={
        <>
          <Tabs label="门诊费用" tabs={tabs} value={isPaid ? '1' : '0'} onChange={turn} />
          <PersonSwitch />
        </>
      }
    >
      <OfBound query={query}>
        {({ person, bills }) =>
          isPaid ? (
            <PaidList bills={bills} toBill={id => feePages.outpatientFee.to({ id })} />
          ) : (
            <UnpaidList person={person} bills={bills} />
          )
        }
      </OfBound>
    </Page>
  )
}
