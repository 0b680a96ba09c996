import { Select } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { periodNames, periods, sessionKindNames, sessionKinds } from '@nethos/contract/booking/session.kinds.ts'
import type { LocalDepartment, LocalPlan } from '@nethos/contract/clinics/local.schemas.ts'
import { weekdayLabels } from '@nethos/contract/clinics/local.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine, ChoiceLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import {
  clinicDraftOf,
  clinicOf,
  isUsualStart,
  timesInWords,
  usualStartOf,
  wrongInDraft,
  type ClinicDraft,
} from '../clinic-draft.ts'
import { addSession, departments, savePlan, type Keeper } from '../local.calls.ts'

interface ClinicDialogProps {
  keeper: Keeper
  /** A single session on this day; left out: a clinic of each week. */
  onDay?: string
  plan?: LocalPlan | undefined
  onClose: () => void
}

const kindOf = { ordinary: 'ordinary', mdt: 'mdt', school: 'school' } as const
const named = <Key extends string>(names: readonly Key[], of: Readonly<Record<Key, { label: string }>>) =>
  names.map(value => ({ value, label: of[value].label }))
const weekdays = weekdayLabels.map((label, at) => ({ value: at + 1, label }))
const releases = [
  { value: 'first_come', label: '先到先得' },
  { value: 'draw', label: '摇号' },
] as const

/** 排一节门诊: what a template and a single session have in common, with its day before it. */
export function ClinicDialog({ keeper, onDay, plan, onClose }: ClinicDialogProps) {
  const { hosId, campusNames } = keeper
  const isSingle = onDay !== undefined
  const query = useServiceQuery(departments(hosId))
  const open = (query.value ?? []).filter(one => one.isActive)
  const form = useDialogForm({
    initial: () => clinicDraftOf(plan, { onDay: onDay ?? '', campusName: campusNames[0] ?? '' }),
    validate: draft => wrongInDraft(draft, open, isSingle),
    send: (draft): Promise<unknown> => {
      const clinic = { hosId, ...clinicOf(draft) }
      return isSingle
        ? run(addSession, { ...clinic, onDay: draft.onDay })
        : run(savePlan, { ...clinic, weekday: draft.weekday, ...(plan && { planCode: plan.planCode }) })
    },
    done: '已保存',
    isLong: true,
    onClose,
  })
  const { field, change, values } = form
  return (
    <FormDialog {...form.dialog} title={isSingle ? '新增一节门诊' : plan ? '修改每周排班' : '新增每周排班'} yes="保存">
      <WhoHolds draft={values} of={open} wrong={form.errors.deptCode ?? query.sentence} put={change} />
      <ChoiceLine label="门诊类型" options={named(sessionKindNames, sessionKinds)} {...field('kind')} />
      {isSingle ? (
        <TextLine label="日期" hint="今天到14天后" type="date" {...field('onDay')} />
      ) : (
        <ChoiceLine label="星期" options={weekdays} {...field('weekday')} />
      )}
      <ChoiceLine
        label="时段"
        options={named(periodNames, periods)}
        {...field('period')}
        onChange={period => change({ period, ...(isUsualStart(values.start) && { start: usualStartOf(period) }) })}
      />
      <TextLine label="开始时间" hint={timesInWords(values)} type="time" {...field('start')} />
      <TextLine label="号数" suffix="个" inputMode="numeric" {...field('count')} />
      <TextLine label="每号分钟数" suffix="分钟" inputMode="numeric" {...field('minutes')} />
      <TextLine label="挂号费" hint="0为免费" suffix="元" inputMode="decimal" {...field('fee')} />
      <TextLine label="院区" hint="可不填" {...field('campusName')} />
      <TextLine label="诊室" hint="可不填，如“203诊室”" {...field('room')} />
      <TextLine label="提前放号天数" hint="0为就诊当天放号" suffix="天" inputMode="numeric" {...field('releaseDays')} />
      <TextLine label="放号时间" hint="当天几点放号，0-23" suffix="点" inputMode="numeric" {...field('releaseHour')} />
      <ChoiceLine label="放号方式" hint="摇号须先在预约规则里开通" options={releases} {...field('releaseBy')} />
    </FormDialog>
  )
}

interface WhoHoldsProps {
  draft: ClinicDraft
  of: readonly LocalDepartment[]
  wrong: string | undefined
  put: (changed: Partial<ClinicDraft>) => void
}

/** The department, and who of it; a department of its own kind holds clinics of that kind. */
function WhoHolds({ draft, of, wrong, put }: WhoHoldsProps) {
  const parents = new Set(of.map(one => one.parentCode))
  const department = of.find(one => one.deptCode === draft.deptCode)
  const choose = (deptCode: string) => {
    const chosen = of.find(one => one.deptCode === deptCode)
    put({ deptCode, doctorCode: '', ...(chosen && { kind: kindOf[chosen.kind] }) })
  }
  const give = (doctorCode: string) => {
    const isExpert = department?.doctors.some(one => one.doctorCode === doctorCode && one.isExpert) ?? false
    put({ doctorCode, ...(department?.kind === 'ordinary' && { kind: isExpert ? 'expert' : 'ordinary' }) })
  }
  return (
    <>
      <Field label="科室" wrong={wrong}>
        {its => (
          <Select
            {...its}
            showSearch={{ optionFilterProp: 'label' }}
            {...(draft.deptCode && { value: draft.deptCode })}
            placeholder="请选择"
            options={of
              .filter(one => !parents.has(one.deptCode))
              .map(one => ({ value: one.deptCode, label: one.deptName }))}
            onChange={choose}
          />
        )}
      </Field>
      <Field label="医生" hint="不指定：科室当天谁出诊都可以">
        {({ id }) => (
          <Select
            id={id}
            value={draft.doctorCode}
            options={[
              { value: '', label: '不指定' },
              ...(department?.doctors ?? [])
                .filter(one => one.isActive)
                .map(one => ({ value: one.doctorCode, label: `${one.doctorName} ${one.title}` })),
            ]}
            onChange={give}
          />
        )}
      </Field>
    </>
  )
}
