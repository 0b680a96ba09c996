import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { historyKeys, historyText, recordLimits, type History } from '@nethos/contract/record/record.rules.ts'
import { type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { IllnessHistory } from '@nethos/contract/record/record.schemas.ts'
import { complaint } from '@nethos/contract/booking/orders.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { forgetGuideText, guideText, takenUp, type Guided } from '../../../patterns/guide-text.ts'
import { TakenBack } from '../../../patterns/taken-back.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { entriesFor } from '../illness-words.ts'
import { EmergencyIn } from '../../triage/public.ts'
import { AllergyField } from '../parts/allergy-field.tsx'
import { AllergyProposal } from '../parts/allergy-proposal.tsx'
import { toast } from '../../../controls/toast.ts'
import { saveIllness, writeVisitIllness } from '../record.calls.ts'
import { useIllness } from '../use-illness.ts'

/** 填写病史: prefilled with what was told before. */
export default function EditIllnessPage() {
  const { query, orderId, written } = useIllness()
  if (query.value)
    return (
      <IllnessForm
        history={withVisit(query.value, written)}
        orderId={orderId}
        guided={orderId === '' || written?.presentingComplaint ? '' : guideText()}
      />
    )
  return <DetailPage detail={query}>{() => null}</DetailPage>
}

/** What was written for this visit comes before what was told earlier. */
const withVisit = (history: IllnessHistory, written: Partial<Record<History, string>> | undefined): IllnessHistory =>
  written === undefined
    ? history
    : {
        ...history,
        ...Object.fromEntries(historyKeys.flatMap(key => (written[key] ? [[key, written[key]]] : []))),
      }

interface Draft extends Guided {
  texts: Record<History, string>
  classes: AllergyClass[]
}

const draftOf = (history: IllnessHistory): Draft => ({
  texts: Object.fromEntries(historyKeys.map(key => [key, history[key]])) as Record<History, string>,
  classes: history.allergyClasses,
})

interface IllnessFormProps {
  history: IllnessHistory
  orderId: string
  /** What was said in the guide before this visit was booked; '' where nothing was, or the visit has its complaint already. */
  guided: string
}

function IllnessForm({ history, orderId, guided }: IllnessFormProps) {
  const { personId } = history
  // What is told before one visit is not what is told before another.
  const begun = draftOf(history)
  if (guided !== '') begun.texts.presentingComplaint = guided
  const draft = useDraft<Draft>(
    `illness.${personId}${orderId && `.${orderId}`}`,
    guided === '' ? begun : { ...begun, guided },
  )
  const { texts, classes } = draft.value
  const complain = (presentingComplaint: string, marks: Guided) =>
    draft.set(now => ({ ...now, ...marks, texts: { ...now.texts, presentingComplaint } }))
  const newer = takenUp(guided, draft.value, texts.presentingComplaint)
  useEffect(() => {
    if (newer) complain(guided, newer)
  })
  const [isTried, setTried] = useState(false)
  const storeIllness = useCommand(saveIllness)
  const writeForVisit = useCommand(writeVisitIllness, error => {
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
    const changed = Object.fromEntries(fields.map(({ key }) => [key, texts[key]]))
    if (!(await storeIllness.run({ personId, ...changed, allergyClasses: classes }))) return
    if (
      orderId !== '' &&
      !(await writeForVisit.run({ bookingId: orderId, ...changed, presentingComplaint: texts.presentingComplaint }))
    )
      return
    draft.clear()
    forgetGuideText()
    await go(recordPages.illnessSaved.to({ compatId: personId, ddid: orderId }), { replace: true })
  }
  return (
    <FormPage submit="保存" onSubmit={save}>
      <Notice tone="quiet">
        {history.personName}的病史，没有的项目可以不填。已保存过的内容会自动带出。
        {orderId !== '' && '保存后，就诊医院的医生可以看到。'}
      </Notice>
      {guided !== '' && texts.presentingComplaint === guided && (
        <Notice tone="warn">{`主诉已填入刚才导诊时说的内容，请核对是不是${history.personName}的情况。`}</Notice>
      )}
      <TakenBack
        replaced={draft.value.replaced}
        onTakeBack={() => complain(draft.value.replaced ?? '', { replaced: '' })}
      />
      <EmergencyIn texts={[texts.presentingComplaint, texts.otherHistory]} />
      {fields.map(({ key, label }) => (
        <Card key={key}>
          {key === 'allergyHistory' && (
            <AllergyField value={classes} onChange={chosen => draft.set(now => ({ ...now, classes: chosen }))} />
          )}
          <AreaField
            label={label}
            rows={2}
            limit={recordLimits.history}
            value={texts[key]}
            onChange={event => draft.set(now => ({ ...now, texts: { ...now.texts, [key]: event.target.value } }))}
            error={isTried || texts[key] !== '' ? wrongIn(key) : undefined}
          />
          {key === 'allergyHistory' && (
            <AllergyProposal
              text={texts.allergyHistory}
              chosen={classes}
              onTake={chosen => draft.set(now => ({ ...now, classes: chosen }))}
            />
          )}
        </Card>
      ))}
    </FormPage>
  )
}
