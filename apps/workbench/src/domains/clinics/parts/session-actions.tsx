import { InputNumber } from 'antd'
import { useCommand, run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { LocalSession } from '@nethos/contract/clinics/local.schemas.ts'
import { addedCount, localClinicFields as rules } from '@nethos/contract/clinics/local.rules.ts'
import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { typedCents } from '@nethos/calls/form/typed-number.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine, ChoiceLine, SwitchLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { addNumbers, changeSession, departments, giveSession, stopSession } from '../local.calls.ts'
import { StopDialog } from './stop-dialog.tsx'

interface ActionProps {
  hosId: string
  session: LocalSession
  onClose: () => void
}

export function StopSession({ hosId, session: { sessionCode, patientCount }, onClose }: ActionProps) {
  const stop = useCommand(stopSession)
  return (
    <StopDialog
      patientCount={patientCount}
      stop={reason => stop.run({ hosId, sessionCode, reason })}
      onClose={onClose}
    />
  )
}

export function ChangeSession({ hosId, session, onClose }: ActionProps) {
  const form = useDialogForm({
    initial: { fee: yuan(session.feeCents), campusName: session.campusName, room: session.room },
    isEager: true,
    rules: { fee: typedCents(rules.feeCents), campusName: rules.campusName, room: rules.room },
    send: ({ fee, ...where }) =>
      run(changeSession, { hosId, sessionCode: session.sessionCode, feeCents: centsOf(fee), ...where }),
    done: '已保存',
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title="修改费用和诊室" yes="保存">
      <TextLine label="挂号费" hint="单位：元。已挂的号仍按原来的费用" {...form.field('fee')} />
      <TextLine label="院区" {...form.field('campusName')} />
      <TextLine label="诊室" {...form.field('room')} />
    </FormDialog>
  )
}

/** 改派: somebody of the same department; who has booked is told. */
export function GiveSession({
  hosId,
  session: { sessionCode, deptCode, doctorCode, patientCount },
  onClose,
}: ActionProps) {
  const query = useServiceQuery(departments(hosId))
  const doctors = query.value?.find(one => one.deptCode === deptCode)?.doctors ?? []
  const others = doctors.filter(one => one.isActive && one.doctorCode !== doctorCode)
  const form = useDialogForm({
    initial: { doctorCode: '' },
    validate: ({ doctorCode }) => ({ doctorCode: doctorCode === '' ? '请选择医生' : undefined }),
    send: chosen => run(giveSession, { hosId, sessionCode, ...chosen }),
    done: '已改派',
    onClose,
  })
  const chosen = form.field('doctorCode')
  const nobody = query.value && others.length === 0 ? '该科室没有其他出诊医生' : undefined
  return (
    <FormDialog {...form.dialog} title="改派医生" yes="确定改派">
      <p>
        {patientCount > 0
          ? `系统会通知${patientCount}位患者已换医生；患者因此退号不计入退号次数。`
          : '这节门诊还没有患者挂号。'}
      </p>
      <ChoiceLine
        label="由谁出诊"
        placeholder="请选择"
        options={others.map(one => ({ value: one.doctorCode, label: `${one.doctorName} ${one.title}` }))}
        {...chosen}
        error={nobody ?? chosen.error ?? query.sentence}
      />
    </FormDialog>
  )
}

export function AddNumbers({ hosId, session: { sessionCode, numberCount }, onClose }: ActionProps) {
  const form = useDialogForm({
    initial: { count: 1, isForWindow: false },
    rules: { count: addedCount },
    send: values => run(addNumbers, { hosId, sessionCode, ...values }),
    done: (_, { count }) => `已加${count}个号`,
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title="加号" yes="确定加号">
      <Field label="加几个号" hint={`排在第${numberCount}号之后，间隔不变`} wrong={form.allErrors.count}>
        {its => (
          <InputNumber {...its} value={form.values.count} onChange={count => form.change({ count: count ?? 0 })} />
        )}
      </Field>
      <SwitchLine
        label="只在窗口挂"
        hint="打开后患者在线上约不到；关闭时先给候补的患者"
        {...form.field('isForWindow')}
      />
    </FormDialog>
  )
}
