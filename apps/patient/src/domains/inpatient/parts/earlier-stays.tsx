import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayInWords } from '@nethos/contract/common/days.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { AdmissionDetail } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { admissionsOf } from '../inpatient.calls.ts'

/** Stays before this one, each with its summary; nothing where there was none. */
export function EarlierStays({ than: { admissionId, personId: compatId } }: { than: AdmissionDetail }) {
  const all = useServiceQuery(admissionsOf(compatId)).value ?? []
  const earlier = all.filter(one => one.status === 'discharged' && one.admissionId !== admissionId)
  if (earlier.length === 0) return null
  return (
    <Card title="其他住院">
      <ActionList
        actions={earlier.map(({ admissionId: id, deptName, onDay }) => ({
          label: `${deptName}出院小结`,
          note: `${dayInWords(onDay)}入院`,
          to: inpatientPages.discharge.to({ compatId, id }),
        }))}
      />
    </Card>
  )
}
