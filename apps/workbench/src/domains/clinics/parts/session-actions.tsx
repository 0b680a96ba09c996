import { App, Input, InputNumber, Select, Switch } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import type { KeptSession } from '@nethos/contract/clinics/kept.schemas.ts'
import { addedCount, keptClinicFields as rules, stopReason } from '@nethos/contract/clinics/kept.rules.ts'
import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { addNumbers, changeSession, departments, giveSession, stopSession } from '../kept.calls.ts'

interface ActionProps {
  hosId: string
  session: KeptSession
  onClose: () => void
}

/** 停诊 cannot be taken back: says whom it concerns before it happens. */
export function StopSession({ hosId, session: { sessionCode, patientCount }, onClose }: ActionProps) {
  const { message } = App.useApp()
  const stop = useCommand(stopSession)
  const go = async (reason: string) => {
    const done = await stop.run({ hosId, sessionCode, reason })
    if (done) void message.success(done.patientCount > 0 ? `已停诊，正在通知${done.patientCount}位患者` : '已停诊')
    return done !== undefined
  }
  return (
    <TextDialog
      title="确定停诊？"
      label="停诊原因（患者会看到）"
      yes="确定停诊"
      isDangerous
      most={100}
      wrong={text => sentenceOf(stopReason, text)}
      onYes={go}
      onClose={onClose}
    >
      {patientCount > 0
        ? `这节门诊有${patientCount}位患者已挂号或待支付。停诊后系统会通知他们改约或全额退款。停诊不能撤回。`
        : '这节门诊还没有患者挂号。停诊不能撤回，需要恢复时请新增一节门诊。'}
    </TextDialog>
  )
}

export function ChangeSession({ hosId, session, onClose }: ActionProps) {
  const before = { fee: yuan(session.feeCents), campusName: session.campusName, room: session.room }
  const [draft, setDraft] = useState(before)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(changeSession)
  const feeCents = centsOf(draft.fee)
  const wrong = {
    fee: sentenceOf(rules.feeCents, Number.isNaN(feeCents) ? -1 : feeCents),
    campusName: sentenceOf(rules.campusName, draft.campusName),
    room: sentenceOf(rules.room, draft.room),
  }
  const save = async () => {
    if (Object.values(wrong).some(Boolean)) return
    const { campusName, room } = draft
    if (!(await run({ hosId, sessionCode: session.sessionCode, feeCents, campusName, room }))) return
    void message.success('已保存')
    onClose()
  }
  const line = (key: keyof typeof draft, label: string, hint?: string) => (
    <Field label={label} hint={hint} wrong={wrong[key]}>
      {its => (
        <Input {...its} value={draft[key]} onChange={event => setDraft({ ...draft, [key]: event.target.value })} />
      )}
    </Field>
  )
  return (
    <FormDialog
      title="修改费用和诊室"
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      {line('fee', '挂号费', '单位：元。已挂的号仍按原来的费用')}
      {line('campusName', '院区')}
      {line('room', '诊室')}
    </FormDialog>
  )
}

/** 改派: somebody of the same department; who has booked is told. */
export function GiveSession({
  hosId,
  session: { sessionCode, deptCode, doctorCode, patientCount },
  onClose,
}: ActionProps) {
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const asked = useAsked(departments(hosId))
  const { run, isBusy, sentence } = useAnswered(giveSession)
  const doctors = asked.value?.find(one => one.deptCode === deptCode)?.doctors ?? []
  const others = doctors.filter(one => one.isActive && one.doctorCode !== doctorCode)
  const save = async () => {
    setTried(true)
    if (!chosen || !(await run({ hosId, sessionCode, doctorCode: chosen }))) return
    void message.success('已改派')
    onClose()
  }
  return (
    <FormDialog
      title="改派医生"
      yes="确定改派"
      isBusy={isBusy}
      isTouched={chosen !== ''}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <p>
        {patientCount > 0
          ? `系统会通知${patientCount}位患者已换医生；患者因此退号不计入退号次数。`
          : '这节门诊还没有患者挂号。'}
      </p>
      <Field
        label="由谁出诊"
        wrong={
          asked.value && others.length === 0
            ? '该科室没有其他出诊医生'
            : isTried && !chosen
              ? '请选择医生'
              : asked.sentence
        }
      >
        {its => (
          <Select
            {...its}
            {...(chosen && { value: chosen })}
            placeholder="请选择"
            options={others.map(one => ({ value: one.doctorCode, label: `${one.doctorName} ${one.title}` }))}
            onChange={setChosen}
          />
        )}
      </Field>
    </FormDialog>
  )
}

export function AddNumbers({ hosId, session: { sessionCode, numberCount }, onClose }: ActionProps) {
  const [count, setCount] = useState(1)
  const [isForWindow, setForWindow] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(addNumbers)
  const wrong = sentenceOf(addedCount, count)
  const save = async () => {
    if (wrong || !(await run({ hosId, sessionCode, count, isForWindow }))) return
    void message.success(`已加${count}个号`)
    onClose()
  }
  return (
    <FormDialog
      title="加号"
      yes="确定加号"
      isBusy={isBusy}
      isTouched={count !== 1 || isForWindow}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Field label="加几个号" hint={`排在第${numberCount}号之后，间隔不变`} wrong={wrong}>
        {its => <InputNumber {...its} value={count} onChange={to => setCount(to ?? 0)} />}
      </Field>
      <Field label="只在窗口挂" hint="打开后患者在线上约不到；关闭时先给候补的患者">
        {({ id }) => <Switch id={id} aria-label="只在窗口挂" checked={isForWindow} onChange={setForWindow} />}
      </Field>
    </FormDialog>
  )
}
