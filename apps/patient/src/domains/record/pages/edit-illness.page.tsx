import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { historyKeys, historyText, recordLimits, type History } from '@nethos/contract/record/record.rules.ts'
import { type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { IllnessHistory } from '@nethos/contract/record/record.schemas.ts'
import { complaint } from '@nethos/contract/booking/orders.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { entriesFor } from '../illness-words.ts'
import { AllergyField } from '../parts/allergy-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { illness, keepIllness, visitIllness, writeVisitIllness } from '../record.calls.ts'
import { illnessKeptPage } from '../record.links.ts'

/** 填写病史: prefilled with what was told before. */
export default function EditIllnessPage() {
  const [query] = useSearchParams()
  const orderId = query.get('ddid') ?? ''
  const asked = useAsked(illness(query.get('compatId') ?? ''))
  const written = useAsked(visitIllness(orderId), { unless: orderId === '' })
  if (asked.value && (orderId === '' || written.status !== 'waiting'))
    return <IllnessForm history={withVisit(asked.value, written.value)} orderId={orderId} />
  return (
    <DetailPage title="填写病史" detail={asked}>
      {() => null}
    </DetailPage>
  )
}

/** What was written for this visit comes before what was told earlier. */
const withVisit = (history: IllnessHistory, written: Partial<Record<History, string>> | undefined): IllnessHistory =>
  written === undefined
    ? history
    : {
        ...history,
        ...Object.fromEntries(historyKeys.flatMap(key => (written[key] ? [[key, written[key]]] : []))),
      }

interface Draft {
  texts: Record<History, string>
  classes: AllergyClass[]
}

const draftOf = (history: IllnessHistory): Draft => ({
  texts: Object.fromEntries(historyKeys.map(key => [key, history[key]])) as Record<History, string>,
  classes: history.allergyClasses,
})

function IllnessForm({ history, orderId }: { history: IllnessHistory; orderId: string }) {
  const { personId } = history
  // What is told before one visit is not what is told before another.
  const draft = useDraft<Draft>(`illness.${personId}${orderId && `.${orderId}`}`, draftOf(history))
  const { texts, classes } = draft.value
  const [isTried, setTried] = useState(false)
  const keep = useCommand(keepIllness)
  const tell = useCommand(writeVisitIllness, error => {
    toast(error.message || `code ${error.code}`)
    return true
  })
  const go = useNavigate()
  const fields = [{ key: 'presentingComplaint' as const, label: '主诉' }, ...entriesFor(history)]
  const wrongIn = (key: History) =>
    sentenceOf(orderId !== '' && key === 'presentingComplaint' ? complaint : historyText(key), texts[key])

  const save = async () => {
    setTried(true)
    if (fields.some(({ key }) => wrongIn(key))) return
    const said = Object.fromEntries(fields.map(({ key }) => [key, texts[key]]))
    if (!(await keep.run({ personId, ...said, allergyClasses: classes }))) return
    if (
      orderId !== '' &&
      !(await tell.run({ bookingId: orderId, ...said, presentingComplaint: texts.presentingComplaint }))
    )
      return
    draft.clear()
    await go(illnessKeptPage(personId, orderId), { replace: true })
  }
  return (
    <FormPage title="填写病史" submit="保存" onSubmit={save}>
      <Notice tone="quiet">
        {history.personName}的病史，没有的项目可以不填。已保存过的内容会自动带出。
        {orderId !== '' && '保存后，就诊医院的医生可以看到。'}
      </Notice>
      {fields.map(({ key, label }) => (
        <Card key={key}>
          {key === 'allergyHistory' && (
            <AllergyField value={classes} onChange={chosen => draft.set({ texts, classes: chosen })} />
          )}
          <AreaField
            label={label}
            rows={2}
            limit={recordLimits.history}
            value={texts[key]}
            onChange={event => draft.set({ texts: { ...texts, [key]: event.target.value }, classes })}
            error={isTried || texts[key] !== '' ? wrongIn(key) : undefined}
          />
        </Card>
      ))}
    </FormPage>
  )
}
