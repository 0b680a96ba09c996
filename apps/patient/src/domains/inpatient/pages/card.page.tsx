import { dayInWords, instantInWords } from '@nethos/contract/common/days.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { inpatientPages as pages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { AdmissionDetail } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { CallButton } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { AnswerCall } from '../parts/answer-call.tsx'
import { EarlierStays } from '../parts/earlier-stays.tsx'
import { ForAdmission, useAdmission } from '../parts/for-admission.tsx'
import { admissionTones } from '../parts/tones.ts'

/** 住院卡: where it stands, the place in the line, the call and its answer. */
export default function CardPage() {
  const query = useAdmission()
  const one = query.value?.admission
  return (
    <DetailPage detail={query} bar={one && (one.canAnswer || one.canDecline) && <AnswerCall one={one} />}>
      {of => <ForAdmission of={of}>{admission => <Shown one={admission} />}</ForAdmission>}
    </DetailPage>
  )
}

const placeOf = ({ wardName, bedNo }: AdmissionDetail) => [wardName, bedNo].filter(Boolean).join(' ')

const Shown = ({ one }: { one: AdmissionDetail }) => (
  <>
    <StatusLine word={one.statusLabel} tone={admissionTones[one.status]}>
      {one.statusText}
      {one.answerBy !== null && <p>请在{instantInWords(one.answerBy)}前答复。</p>}
    </StatusLine>
    {one.reason && <Notice tone="warn">{one.reason}</Notice>}
    {one.line && (
      <Card title="排队等床">
        <p>
          前面还有<span className="inpatient-place">{one.line.ahead}</span>人
        </p>
        <p className="inpatient-quiet">{one.line.sentence}</p>
      </Card>
    )}
    <Card title="住院卡">
      <Lines
        lines={[
          { label: '病区床位', value: placeOf(one) || '尚未安排' },
          { label: '位置', value: one.wardPlace },
          { label: '开证日期', value: dayInWords(one.notedOn) },
          { label: '希望入院', value: one.wishedOn && dayInWords(one.wishedOn) },
          { label: '床位意愿', value: one.bedTypeLabel },
          { label: '来院日期', value: one.arriveOn && `${dayInWords(one.arriveOn)} 09:00—18:00` },
          { label: '入院时间', value: one.admittedAt === null ? '' : instantInWords(one.admittedAt) },
          { label: '开证医生', value: one.doctorName },
        ]}
      />
      {one.wardPhone && <CallButton phone={one.wardPhone}>打病区电话 {one.wardPhone}</CallButton>}
    </Card>
    <Card title="可以办理">
      <ActionList actions={actionsOf(one)} />
    </Card>
    <EarlierStays than={one} />
  </>
)

function actionsOf(one: AdmissionDetail) {
  const compatId = one.personId
  const steps = { label: '入院办理', note: '每一步办到哪里', to: pages.admission.to({ compatId }) }
  if (one.status === 'in_hospital')
    return [
      { label: '我的住院', note: '今日安排、医护团队、饮食、探视', to: pages.ward.to({ compatId }) },
      { label: '住院预缴', to: feePages.deposit.to({ compatId }) },
      steps,
    ]
  if (one.status === 'discharged')
    return [
      { label: '出院小结', note: '用药、复诊、随访', to: pages.discharge.to({ compatId }) },
      { label: '住院费用', to: feePages.inpatientFees.to({ tabIndex: 1, compatId }) },
    ]
  if (!one.canChange) return [steps]
  return [
    { label: one.canRegister ? '住院登记' : '修改登记', to: pages.register.to({ compatId }) },
    { label: '床位和日期意愿', to: pages.settings.to({ compatId }) },
    { label: '入院前准备', note: '近期化验、血压、正在用的药', to: pages.prepare.to({ compatId }) },
    ...(one.status === 'accepted'
      ? [{ label: '住院预缴', note: '先缴好，来院少排一次队', to: feePages.deposit.to({ compatId }) }]
      : []),
    steps,
  ]
}
