import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { price } from '@nethos/contract/common/money.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import type { Pharmacist } from '@nethos/contract/renewal/ask-pharmacist.services.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { DoctorBrief } from '../../doctors/public.tsx'
import { QuestionForm } from '../parts/question-form.tsx'
import { pharmacists } from '../question.calls.ts'
import '../parts/renewal.css'

/** 用药咨询: which pharmacist, then the question. */
export default function AskPharmacistPage() {
  const [query] = useSearchParams()
  const docId = query.get('docId') ?? ''
  const personId = query.get('compatId') ?? ''
  return docId ? <QuestionForm key={docId} docId={docId} personId={personId} /> : <Choose personId={personId} />
}

function Choose({ personId }: { personId: string }) {
  const rows = useRows(pharmacists())
  const go = useNavigate()
  const pick = ({ docId, isOpen }: Pharmacist) => {
    if (!isOpen) return toast(consultRefusals.pharmacist_closed.sentence)
    void go(renewalPages.askPharmacist.to({ docId, compatId: personId }))
  }
  return (
    <PickerPage
      items={rows}
      onPick={pick}
      empty="暂无可咨询的药师"
      icon="mortar"
      head={
        <div className="renewal-told">
          <Notice>药师为您解答用药方法、相互作用和注意事项，不能诊断和开药。情况紧急请拨打120。</Notice>
        </div>
      }
    >
      {one => (
        <div key={one.docId}>
          <DoctorBrief doctor={one}>
            {!one.isOpen ? (
              <Tag tone="quiet">暂未开通</Tag>
            ) : one.priceCents === 0 ? (
              <Tag tone="good">免费</Tag>
            ) : (
              <Tag>{price(one.priceCents)}</Tag>
            )}
          </DoctorBrief>
          <p className="renewal-quiet">擅长：{one.docSkill}</p>
          {one.isOpen && one.replyLimit > 0 && <p className="renewal-quiet">可追问{one.replyLimit}条</p>}
        </div>
      )}
    </PickerPage>
  )
}
