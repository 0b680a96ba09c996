import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { dayOf, isDay, startOfDay } from '@nethos/contract/common/days.ts'
import { mostPictures } from '@nethos/contract/common/picture-limit.ts'
import {
  recordLimits,
  treatedInFuture,
  treatedTooEarly,
  treatmentContent,
} from '@nethos/contract/record/record.rules.ts'
import type { Treatment } from '@nethos/contract/record/record.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { PicturesField } from '../../../chat/pictures-field.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { addTreatment, changeTreatment, treatment } from '../record.calls.ts'

/** 添加就诊记录, or changes one: a day, what was found and done, pictures. */
export default function EditTreatmentPage() {
  const [query] = useSearchParams()
  const treatmentId = query.get('medId') ?? ''
  const result = useServiceQuery(treatment(treatmentId), { unless: treatmentId === '' })
  if (!treatmentId) return <TreatmentForm personId={query.get('compatId') ?? ''} />
  if (result.value) return <TreatmentForm personId={result.value.personId} treatment={result.value} />
  return (
    <DetailPage title="修改就诊记录" detail={result}>
      {() => null}
    </DetailPage>
  )
}

interface Draft {
  on: string
  text: string
  pictures: readonly Uploaded[]
}

const draftOf = (current: Treatment | undefined): Draft =>
  current
    ? { on: dayOf(current.treatedAtSeconds * 1000), text: current.content, pictures: current.attaList }
    : { on: dayOf(serverNow()), text: '', pictures: [] }

const wrongDay = (on: string): string | undefined =>
  !isDay(on)
    ? '请选择就诊日期'
    : on > dayOf(serverNow())
      ? treatedInFuture
      : on < '1900-01-01'
        ? treatedTooEarly
        : undefined

function TreatmentForm({ personId, treatment }: { personId: string; treatment?: Treatment }) {
  const draft = useDraft<Draft>(`treatment.${treatment?.treatmentId ?? personId}`, draftOf(treatment))
  const { on, text, pictures } = draft.value
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const add = useCommand(addTreatment)
  const change = useCommand(changeTreatment)
  const back = useBack()
  const wrong = { on: wrongDay(on), text: sentenceOf(treatmentContent, text) }

  const save = async () => {
    setTried(true)
    if (isUploading) return toast('正在上传中...')
    if (wrong.on || wrong.text) return
    const fields = {
      content: text,
      treatedAtSeconds: startOfDay(on) / 1000,
      attaIdList: pictures.map(picture => picture.attaId),
    }
    const { treatmentId } = treatment ?? {}
    if (!(await (treatmentId ? change.run({ treatmentId, ...fields }) : add.run({ personId, ...fields })))) return
    draft.clear()
    toast(treatment ? changedSentence : '添加成功')
    back()
  }
  return (
    <FormPage title={treatment ? '修改就诊记录' : '添加就诊记录'} submit="保存" onSubmit={save}>
      <EmergencyIn texts={[text]} />
      <Card>
        <TextField
          label="就诊日期"
          type="date"
          max={dayOf(serverNow())}
          value={on}
          onChange={event => draft.set({ ...draft.value, on: event.target.value })}
          error={isTried || on !== '' ? wrong.on : undefined}
        />
        <AreaField
          label="就诊详情"
          placeholder="例如：在哪家医院、看了什么科、医生怎么说、开了什么药"
          rows={6}
          limit={recordLimits.treatment}
          value={text}
          onChange={event => draft.set({ ...draft.value, text: event.target.value })}
          error={isTried || text.trim() !== '' ? wrong.text : undefined}
        />
      </Card>
      <Card>
        <PicturesField
          label="病历、检查报告照片（选填）"
          most={mostPictures}
          pictures={pictures}
          onChange={change => draft.set({ ...draft.value, pictures: change(pictures) })}
          onBusy={setUploading}
        />
      </Card>
    </FormPage>
  )
}
