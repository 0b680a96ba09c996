import { App, Input, Select } from 'antd'
import { useState } from 'react'
import { useAsked } from '@nethos/calls/query.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { periodNames, periods, sessionKindNames, sessionKinds } from '@nethos/contract/booking/session.kinds.ts'
import type { KeptDepartment, KeptPlan } from '@nethos/contract/clinics/kept.schemas.ts'
import { weekdayLabels } from '@nethos/contract/clinics/kept.rules.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import {
  clinicDraftOf,
  clinicOf,
  isUsualStart,
  timesInWords,
  usualStartOf,
  wrongInDraft,
  type ClinicDraft,
} from '../clinic-draft.ts'
import { addSession, departments, savePlan, type Keeper } from '../kept.calls.ts'

interface ClinicDialogProps {
  keeper: Keeper
  /** A single session on this day; left out: a clinic of each week. */
  onDay?: string
  plan?: KeptPlan | undefined
  onClose: () => void
}

const kindOf = { ordinary: 'ordinary', mdt: 'mdt', school: 'school' } as const
const named = <Key extends string>(names: readonly Key[], of: Readonly<Record<Key, { label: string }>>) =>
  names.map(value => ({ value, label: of[value].label }))
const releases = [
  { value: 'first_come', label: '先到先得' },
  { value: 'draw', label: '摇号' },
] as const

/** 排一节门诊: what a template and a single session have in common, with its day before it. */
export function ClinicDialog({ keeper, onDay, plan, onClose }: ClinicDialogProps) {
  const { hosId, campusNames } = keeper
  const isSingle = onDay !== undefined
  const [before] = useState(() => clinicDraftOf(plan, { onDay: onDay ?? '', campusName: campusNames[0] ?? '' }))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const asked = useAsked(departments(hosId))
  const single = useAnswered(addSession)
  const weekly = useAnswered(savePlan)
  const { isBusy, sentence } = isSingle ? single : weekly
  const open = (asked.value ?? []).filter(one => one.isActive)
  const wrong = wrongInDraft(draft, open, isSingle)
  const shown = isTried ? wrong : {}
  const put = (changed: Partial<ClinicDraft>) => setDraft(now => ({ ...now, ...changed }))

  const save = async () => {
    setTried(true)
    if (Object.keys(wrong).length > 0) return
    const clinic = { hosId, ...clinicOf(draft) }
    const isDone = isSingle
      ? await single.run({ ...clinic, onDay: draft.onDay })
      : await weekly.run({ ...clinic, weekday: draft.weekday, ...(plan && { planCode: plan.planCode }) })
    if (!isDone) return
    void message.success('已保存')
    onClose()
  }
  type Line = 'onDay' | 'fee' | 'campusName' | 'room' | 'start' | 'count' | 'minutes' | 'releaseDays' | 'releaseHour'
  const line = (key: Line, label: string, hint?: string, more?: object) => (
    <Field label={label} hint={hint} wrong={shown[key]}>
      {its => <Input {...its} {...more} value={draft[key]} onChange={event => put({ [key]: event.target.value })} />}
    </Field>
  )
  return (
    <FormDialog
      title={isSingle ? '新增一节门诊' : plan ? '修改每周排班' : '新增每周排班'}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence ?? (Object.keys(shown).length > 0 ? '请先改正上面标红的内容' : undefined)}
      onYes={() => void save()}
      onClose={onClose}
    >
      <WhoHolds draft={draft} of={open} wrong={shown.deptCode ?? asked.sentence} put={put} />
      <Field label="门诊类型" wrong={shown.kind}>
        {its => (
          <Select
            {...its}
            value={draft.kind}
            options={named(sessionKindNames, sessionKinds)}
            onChange={kind => put({ kind })}
          />
        )}
      </Field>
      {isSingle ? (
        line('onDay', '日期', '今天到14天后', { type: 'date' })
      ) : (
        <Field label="星期">
          {({ id }) => (
            <Select
              id={id}
              value={draft.weekday}
              options={weekdayLabels.map((label, at) => ({ value: at + 1, label }))}
              onChange={weekday => put({ weekday })}
            />
          )}
        </Field>
      )}
      <Field label="时段">
        {({ id }) => (
          <Select
            id={id}
            value={draft.period}
            options={named(periodNames, periods)}
            onChange={period => put({ period, ...(isUsualStart(draft.start) && { start: usualStartOf(period) }) })}
          />
        )}
      </Field>
      {line('start', '开始时间', timesInWords(draft), { type: 'time' })}
      {line('count', '号数', undefined, { suffix: '个', inputMode: 'numeric' })}
      {line('minutes', '每号分钟数', undefined, { suffix: '分钟', inputMode: 'numeric' })}
      {line('fee', '挂号费', '0为免费', { suffix: '元', inputMode: 'decimal' })}
      {line('campusName', '院区', '可不填')}
      {line('room', '诊室', '可不填，如“203诊室”')}
      {line('releaseDays', '提前放号天数', '0为就诊当天放号', { suffix: '天', inputMode: 'numeric' })}
      {line('releaseHour', '放号时间', '当天几点放号，0-23', { suffix: '点', inputMode: 'numeric' })}
      <Field label="放号方式" hint="摇号须先在预约规则里开通">
        {({ id }) => (
          <Select id={id} value={draft.releaseBy} options={[...releases]} onChange={releaseBy => put({ releaseBy })} />
        )}
      </Field>
    </FormDialog>
  )
}

interface WhoHoldsProps {
  draft: ClinicDraft
  of: readonly KeptDepartment[]
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
