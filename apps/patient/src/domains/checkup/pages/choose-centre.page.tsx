import { useNavigate } from 'react-router'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { centres } from '../checkup.calls.ts'
import '../parts/checkup.css'

/** 选择体检机构: each with address and telephone; choosing leads to its packages. */
export default function ChooseCentrePage() {
  const navigate = useNavigate()
  return (
    <PickerPage
      items={useRows(centres())}
      empty="体检中心暂未开放网上预约"
      icon="checkup"
      onPick={one => void navigate(checkupPages.packages.to({ orgId: one.centreId }))}
    >
      {one => (
        <div key={one.centreId}>
          <p>
            <strong>{one.centreName}</strong>
          </p>
          <p className="checkup-quiet">{one.address}</p>
          <p className="checkup-quiet">{one.hours}</p>
          {one.phone && <p className="checkup-quiet">电话 {one.phone}</p>}
        </div>
      )}
    </PickerPage>
  )
}
