import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { price } from '@nethos/contract/common/money.ts'
import { consultAgreement } from '@nethos/contract/consult/consult.kinds.ts'
import { consultLimits, mostPictures } from '@nethos/contract/consult/consult.limits.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { consultContent } from '@nethos/contract/consult/consult.rules.ts'
import type { AskedMedicine } from '@nethos/contract/consult/consult.schemas.ts'
import { questionAllergy } from '@nethos/contract/renewal/ask-pharmacist.rules.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery, type ServiceQuery } from '@nethos/calls/query.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { AreaField } from '../../../controls/area-field.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { PersonChooser, useAskingDraft, useChosenPerson, useIssuing, useKnownOfPerson } from '../../consult/public.ts'
import { DoctorBrief } from '../../doctors/public.tsx'
import { PicturesField } from '../../../chat/pictures-field.tsx'
import { giveConsent } from '../../system/public.ts'
import { Emergency, useEmergencyOf } from '../../triage/public.ts'
import { askPharmacist, pharmacist, type Pharmacist } from '../question.calls.ts'
import { MedicinesField } from './medicines-field.tsx'

interface QuestionDraft {
  medicines: readonly AskedMedicine[]
  allergyHistory: string
}
const emptyQuestion: QuestionDraft = { medicines: [], allergyHistory: '' }

/** For whom, about which medicines, and the question; kept on this phone until it is sent. */
export function QuestionForm({ docId, personId: asked }: { docId: string; personId: string }) {
  const draft = useAskingDraft(`drug.${docId}`)
  const { value, set } = draft
  const answers = useDraft(`question.${docId}`, emptyQuestion)
  const { personId, choose } = useChosenPerson({ personId: asked }, draft)
  const who = useServiceQuery(pharmacist(docId))
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [agrees, setAgrees] = useState(false)
  const emergency = useEmergencyOf(useKnownOfPerson(personId), [value.consultContent, answers.value.allergyHistory])
  const issuing = useIssuing(askPharmacist, {
    personId,
    onSent: () => {
      draft.clear()
      answers.clear()
    },
  })
  const wrong = {
    person: personId ? undefined : '请选择就诊人',
    content: sentenceOf(consultContent, value.consultContent),
    allergy: sentenceOf(questionAllergy, answers.value.allergyHistory),
  }

  const submit = async () => {
    setTried(true)
    if (isUploading) return toast('正在上传中...')
    if (wrong.person || wrong.content || wrong.allergy) return
    if (who.value?.isOpen === false) return toast(consultRefusals.pharmacist_closed.sentence)
    if (!agrees) return toast('请先阅读用户协议')
    if (!(await emergency.mayProceed())) return
    run(giveConsent, { agreement: consultAgreement }).catch(reportTrouble)
    await issuing.send({
      docId,
      personId,
      medicines: answers.value.medicines.map(({ drugId, drugName }) => ({ drugId, drugName })),
      allergyHistory: answers.value.allergyHistory,
      consultContent: value.consultContent,
      attaIdList: value.pictures.map(picture => picture.attaId),
    })
  }
  return (
    <FormPage
      title="用药咨询"
      submit="提交"
      onSubmit={submit}
      beforeSubmit={
        <AgreeLine checked={agrees} onChange={setAgrees}>
          我已阅读并同意<Link to={contentPages.agreement.at}>《用户协议》</Link>，药师24小时内未回复自动全额退款
        </AgreeLine>
      }
    >
      <PharmacistCard who={who} />
      <Card>
        <PersonChooser value={personId} onChoose={choose} error={isTried ? wrong.person : undefined} />
      </Card>
      <Card>
        <MedicinesField
          personId={personId}
          chosen={answers.value.medicines}
          onChange={medicines => answers.set({ ...answers.value, medicines })}
        />
      </Card>
      <Emergency found={emergency} />
      <QuestionFields
        content={value.consultContent}
        onContent={consultContent => set({ ...value, consultContent })}
        allergy={answers.value.allergyHistory}
        onAllergy={allergyHistory => answers.set({ ...answers.value, allergyHistory })}
        wrong={{
          content: isTried || value.consultContent.trim() !== '' ? wrong.content : undefined,
          allergy: wrong.allergy,
        }}
      />
      <Card>
        <PicturesField
          label="药盒、处方、检查单（选填）"
          most={mostPictures}
          pictures={value.pictures}
          onChange={change => set({ ...value, pictures: change(value.pictures) })}
          onBusy={setUploading}
        />
      </Card>
    </FormPage>
  )
}

/** Who is asked, and for how much. */
const PharmacistCard = ({ who }: { who: ServiceQuery<Pharmacist> }) => (
  <Card>
    <Value of={who}>
      {one => (
        <>
          <DoctorBrief doctor={one} />
          {one.isOpen ? (
            <p className="renewal-head">
              <span>用药咨询 · 可追问{one.replyLimit}条</span>
              <strong>{one.priceCents === 0 ? '免费' : price(one.priceCents)}</strong>
            </p>
          ) : (
            <Notice tone="warn">{consultRefusals.pharmacist_closed.sentence}</Notice>
          )}
        </>
      )}
    </Value>
  </Card>
)

interface QuestionFieldsProps {
  content: string
  onContent: (content: string) => void
  allergy: string
  onAllergy: (allergy: string) => void
  wrong: { content: string | undefined; allergy: string | undefined }
}

const QuestionFields = ({ content, onContent, allergy, onAllergy, wrong }: QuestionFieldsProps) => (
  <Card>
    <AreaField
      label="想问的问题"
      placeholder="例如：这几种药能不能一起吃？漏服了怎么办？"
      rows={5}
      limit={consultLimits.content}
      value={content}
      onChange={event => onContent(event.target.value)}
      error={wrong.content}
    />
    <AreaField
      label="过敏史（选填）"
      placeholder="对哪些药物、食物过敏，有过什么反应"
      rows={2}
      limit={renewalLimits.allergyNote}
      value={allergy}
      onChange={event => onAllergy(event.target.value)}
      error={wrong.allergy}
      hint="药师还会看到就诊人的健康档案"
    />
  </Card>
)
