import { dayAndTime } from '@nethos/contract/common/days.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { ApplicationDetail } from '@nethos/contract/programme/programme.schemas.ts'
import {
  applicationStates,
  planStatuses,
  stateButtons,
  talkStatuses,
} from '@nethos/contract/programme/programme.status.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import type { Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { useDraft } from '../../../patterns/draft.ts'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FlagHelp } from '../../questionnaire/public.tsx'
import { FilledIn } from '../parts/answers.tsx'
import { ApplicationForm } from '../parts/application-form.tsx'
import { answerAsked, applicationOf, withdraw } from '../programme.calls.ts'
import { useField, type PlaceProps } from '../use-place.ts'
import { useState } from 'react'

/** 申请详情: how it stands, what can be done, what was filled in, and the way it has gone. */
export default function ProgrammeApplication(_: PlaceProps) {
  const id = useField('id')
  const detail = useServiceQuery(applicationOf(id))
  const [isAnswering, setAnswering] = useState(false)
  const one = detail.value
  if (one && isAnswering && one.status === 'asked') return <AnswerAsked one={one} onDone={() => setAnswering(false)} />
  return (
    <DetailPage detail={detail} bar={one && <Buttons one={one} onAnswer={() => setAnswering(true)} />}>
      {shown => (
        <>
          <StatusLine word={shown.statusLabel}>
            {shown.statusText}
            {shown.status === 'to_pay' && shown.payBy !== null ? `（${dayAndTime(shown.payBy)}前）` : ''}
          </StatusLine>
          {shown.flags.length > 0 && <FlagHelp flags={shown.flags} />}
          {shown.reason && <Card title="医院的说明">{shown.reason}</Card>}
          <Card title={shown.offerTitle}>
            <Lines
              lines={[
                { label: '专区', value: shown.programmeName },
                { label: '金额', value: shown.priceLabel },
                { label: '负责医生或团队', value: shown.answererName },
                { label: '申请时间', value: dayAndTime(shown.createdAt) },
                { label: '开始时间', value: shown.startsAt === null ? '' : dayAndTime(shown.startsAt) },
                { label: '结束时间', value: shown.endsAt === null ? '' : dayAndTime(shown.endsAt) },
              ]}
            />
          </Card>
          <FilledIn one={shown} />
          <Card title="进度">
            <ol className="programme-steps">
              {shown.steps.map(step => (
                <li key={`${step.status} ${step.at}`}>
                  <span>{step.label}</span>
                  <span className="programme-quiet">{dayAndTime(step.at)}</span>
                </li>
              ))}
            </ol>
          </Card>
        </>
      )}
    </DetailPage>
  )
}

interface ButtonsProps {
  one: ApplicationDetail
  onAnswer: () => void
}

/** What the state table lets the patient do now, and the ways that the state opens. */
function Buttons({ one: { applicationId, code, status, document, unread, priceCents }, onAnswer }: ButtonsProps) {
  const withdrawing = useCommand(withdraw)
  const canWithdraw = 'withdraw' in applicationStates[status].on
  const isPaid = status === 'paid' && priceCents > 0
  const leave = async () => {
    const text = isPaid ? '已支付的款项按原路退回。' : '撤回后可以重新申请。'
    if (await confirm({ title: '确定取消申请吗？', text, yes: '取消申请', no: '再想想' }))
      await withdrawing.run({ applicationId })
  }
  const word = (of: keyof typeof stateButtons) => document.application?.states[of]?.button ?? stateButtons[of]
  const to = (kind: 'pay' | 'plan' | 'chat') => placeLink(code, kind, { id: applicationId })
  return (
    <>
      {status === 'to_pay' && <ButtonLink to={to('pay')}>{word('to_pay')}</ButtonLink>}
      {status === 'asked' && <Button onClick={onAnswer}>{word('asked')}</Button>}
      {document.plan && planStatuses.includes(status) && <ButtonLink to={to('plan')}>{word('going')}</ButtonLink>}
      {document.hasTalk && talkStatuses.includes(status) && (
        <ButtonLink to={to('chat')} look="soft">
          {unread > 0 ? `沟通（${unread}条新消息）` : '沟通'}
        </ButtonLink>
      )}
      {canWithdraw && (
        <Button look="quiet" onClick={leave}>
          取消申请
        </Button>
      )}
    </>
  )
}

function AnswerAsked({ one, onDone }: { one: ApplicationDetail; onDone: () => void }) {
  const answering = useCommand(answerAsked)
  const { applicationId } = one
  const draft = useDraft<Answers>(`programme.answer.${applicationId}`, one.answers)
  const [step, setStep] = useState(0)
  const { application } = one.document
  if (!application) return null
  const send = async (answers: Answers, isPromised: boolean) => {
    if (!(await answering.run({ applicationId, answers, isPromised }))) return
    draft.clear()
    onDone()
  }
  return (
    <ApplicationForm
      title="补充资料"
      form={application.form}
      answers={draft.value}
      onAnswer={(id, answer) => draft.set(now => ({ ...now, [id]: answer }))}
      step={step}
      onStep={setStep}
      head={<Card title="需要补充">{one.reason}</Card>}
      onBack={onDone}
      onSend={send}
    />
  )
}
