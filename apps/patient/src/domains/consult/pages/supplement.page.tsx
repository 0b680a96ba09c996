import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { consultLimits, mostPictures } from '@nethos/contract/consult/consult.limits.ts'
import { supplementContent } from '@nethos/contract/consult/consult.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { PicturesField } from '../../../chat/pictures-field.tsx'
import { Emergency, useEmergencyOf } from '../../triage/public.ts'
import { supplement } from '../consult.calls.ts'
import { useKnownOfConsult } from '../use-known.ts'

interface Draft {
  text: string
  pictures: readonly Uploaded[]
}

/** 补充资料: what the doctor still needs to know. */
export default function SupplementPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <Supplement consultId={consultId} /> : <Navigate to={consultPages.consults.to()} replace />
}

function Supplement({ consultId }: { consultId: string }) {
  const draft = useDraft<Draft>(`supplement.${consultId}`, { text: '', pictures: [] })
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const send = useCommand(supplement)
  const go = useNavigate()
  const { text, pictures } = draft.value
  const emergency = useEmergencyOf(useKnownOfConsult(consultId), [text])
  const wrong = sentenceOf(supplementContent, text)

  const submit = async () => {
    setTried(true)
    if (isUploading) return toast('正在上传中...')
    if (wrong) return
    if (!(await emergency.mayProceed())) return
    if (!(await send.run({ consultId, supplementContent: text, attaIdList: pictures.map(one => one.attaId) }))) return
    draft.clear()
    await go(consultPages.consult.to({ consultId }), { replace: true })
  }
  return (
    <FormPage submit="提交" onSubmit={submit}>
      <Emergency found={emergency} />
      <Card>
        <AreaField
          label="补充说明"
          placeholder="例如：新的检查结果、正在吃的药"
          rows={6}
          limit={consultLimits.supplement}
          value={text}
          onChange={event => draft.set({ text: event.target.value, pictures })}
          error={isTried || text.trim() !== '' ? wrong : undefined}
        />
      </Card>
      <Card>
        <PicturesField
          label="图片（选填）"
          most={mostPictures}
          pictures={pictures}
          onChange={change => draft.set({ text, pictures: change(pictures) })}
          onBusy={setUploading}
        />
      </Card>
    </FormPage>
  )
}
