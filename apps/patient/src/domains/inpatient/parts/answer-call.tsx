import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { addDays, dayInWords, dayOf, isDay } from '@nethos/contract/common/days.ts'
import { inpatientPages as pages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { postponeDays } from '@nethos/contract/inpatient/inpatient.rules.ts'
import type { AdmissionDetail } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Sheet } from '../../../controls/sheet.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { answerCall } from '../inpatient.calls.ts'

/** He comes, comes later, or not at all. */
export function AnswerCall({ one }: { one: AdmissionDetail }) {
  const { admissionId, arriveOn, canAnswer, status } = one
  const answering = useCommand(answerCall)
  const [isLater, setLater] = useState(false)
  const hasBed = status === 'called' || status === 'accepted'
  const accept = async () => {
    if (await answering.run({ admissionId, answer: 'accept' })) toast('已答复，床位为您保留')
  }
  const decline = async () => {
    const isSure = await confirm({
      title: '确定不住院了吗？',
      text: '取消后不再排队，床位会让给别人。以后要住院，需要医生重新开住院证。',
      yes: '取消住院',
      no: '再想想',
    })
    if (isSure && (await answering.run({ admissionId, answer: 'decline' }))) toast('已取消')
  }
  return (
    <>
      {one.canRegister && <ButtonLink to={pages.register.to({ compatId: one.personId })}>去登记</ButtonLink>}
      {canAnswer && <Button onClick={accept}>{arriveOn && dayInWords(arriveOn).slice(5)}来住院</Button>}
      {hasBed && (
        <Button look="soft" onClick={() => setLater(true)}>
          申请延后
        </Button>
      )}
      {one.canDecline && (
        <Button look="quiet" onClick={decline}>
          取消住院
        </Button>
      )}
      {isLater && <Later admissionId={admissionId} onClose={() => setLater(false)} />}
    </>
  )
}

function Later({ admissionId, onClose }: { admissionId: string; onClose: () => void }) {
  const answering = useCommand(answerCall)
  const [today] = useState(() => dayOf(serverNow()))
  const [day, setDay] = useState(addDays(today, 7))
  const [isTried, setTried] = useState(false)
  const error =
    isDay(day) && day > today && day <= addDays(today, postponeDays)
      ? undefined
      : `请选择明天起${postponeDays}天内的日期`
  const send = async () => {
    setTried(true)
    if (error) return
    if (await answering.run({ admissionId, answer: 'postpone', wishedOn: day })) {
      toast('已延后，排队位置不变')
      onClose()
    }
  }
  return (
    <Sheet open title="申请延后" onClose={onClose}>
      <p>这张床会让给别人，您的排队位置不变，到日子后有床位再通知您。</p>
      <TextField
        label="从哪一天起可以来"
        type="date"
        value={day}
        error={isTried ? error : undefined}
        onChange={event => setDay(event.target.value)}
      />
      <Button onClick={send}>确定延后</Button>
    </Sheet>
  )
}
