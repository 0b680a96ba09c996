import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { PersonSwitch, useWhose } from '../parts/whose-fees.tsx'

/** 费用查询: outpatient or in hospital. */
export default function FeesPage() {
  const { personId: compatId } = useWhose()
  return (
    <HubPage head={<PersonSwitch />}>
      <Card>
        <EntryGrid
          columns={2}
          entries={[
            { label: '门诊缴费', to: feePages.outpatientFees.to({ tabIndex: 0, compatId }) },
            { label: '住院缴费', to: feePages.inpatientFees.to({ tabIndex: 0, compatId }) },
            { label: '票据核验', to: feePages.checkReceipt.to() },
          ]}
        />
      </Card>
    </HubPage>
  )
}
