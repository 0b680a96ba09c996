import { useNavigate } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { nobodySentence } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { hospitalAccountRefusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
import { confirm } from '../../../controls/dialog.ts'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { bindPage } from '../../hospital-account/public.tsx'
import { people } from '../../people/public.tsx'
import '../parts/fees.css'

/** 选择就诊人, before the butler: with the record number where he is bound; who is not is asked to bind. */
export default function ChoosePersonPage() {
  const go = useNavigate()
  const pick = async ({ personId, recordNumber, accountId }: Person & { accountId?: string }) => {
    const butler = feePages.butler.to({ patId: accountId ?? '', compatId: personId })
    if (recordNumber) return go(butler)
    if (await confirm({ title: hospitalAccountRefusals.not_bound.sentence, yes: '去绑定', no: '返回' }))
      await go(bindPage(personId, '', butler))
  }
  return (
    <PickerPage items={useRows(people())} onPick={person => void pick(person)} empty={nobodySentence} icon="people">
      {person => (
        <span key={person.personId} className="fee__words">
          <strong>{person.personName}</strong>
          <span className="fee__quiet">{person.recordNumber ? `病案号 ${person.recordNumber}` : '未绑定医院帐号'}</span>
        </span>
      )}
    </PickerPage>
  )
}
