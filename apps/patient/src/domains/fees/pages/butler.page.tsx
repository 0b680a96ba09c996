import { useServiceQuery } from '@nethos/calls/query.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import type { FeePerson } from '@nethos/contract/fees/fees.schemas.ts'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { Page } from '../../../patterns/page.tsx'
import { unpaidBills } from '../fees.calls.ts'
import { PersonCard } from '../parts/person-card.tsx'
import { OfBound, PersonSwitch, useWhose } from '../parts/whose-fees.tsx'

/** 就医管家: everything about money of one person at his hospital. */
export default function ButlerPage() {
  const query = useServiceQuery(unpaidBills(useWhose()))
  return (
    <Page head={<PersonSwitch />}>
      <OfBound query={query}>
        {({ person, bills }) => (
          <>
            <PersonCard person={person} />
            <Card>
              <EntryGrid columns={3} entries={entriesOf(person, bills.length)} />
            </Card>
          </>
        )}
      </OfBound>
    </Page>
  )
}

const entriesOf = ({ accountId: patId, personId: compatId, hosId: hosid }: FeePerson, waiting: number) => [
  {
    label: '门诊待缴费',
    to: feePages.unpaidBills.to({ compatId, hosid }),
    ...(waiting > 0 && { note: `${waiting}笔` }),
  },
  { label: '门诊已缴费', to: feePages.paidBills.to({ patId, compatId }) },
  { label: '住院费用', to: feePages.feeList.to({ compatId }) },
  {
    label: '日清单',
    to: feePages.dayList.to({ compatId, date: addDays(dayOf(serverNow()), -1) }),
  },
  { label: '预缴金', to: feePages.deposit.to({ compatId }) },
  { label: '缴费记录', to: feePages.depositRecords.to({ compatId }) },
]
