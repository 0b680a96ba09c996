import { App, Input, Select } from 'antd'
import { useState } from 'react'
import { useAsked } from '@nethos/calls/query.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import type { KeptDepartment } from '@nethos/contract/clinics/kept.schemas.ts'
import {
  keptDeptFields as rules,
  keptDeptKindLabels,
  keptDeptKinds,
  keptRefusals,
} from '@nethos/contract/clinics/kept.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { departments, nationalDepartments, saveDepartment } from '../kept.calls.ts'
import { PlaceInList } from './place-in-list.tsx'

interface DepartmentDialogProps {
  hosId: string
  department?: KeptDepartment | undefined
  onClose: () => void
}

const kinds = keptDeptKinds.map(value => ({ value, label: keptDeptKindLabels[value] }))

/** A new department to book, or a change of one. */
export function DepartmentDialog({ hosId, department, onClose }: DepartmentDialogProps) {
  const [before] = useState(() => ({
    deptName: department?.deptName ?? '',
    parentCode: department?.parentCode ?? '',
    kind: department?.kind ?? ('ordinary' as const),
    partCodes: department?.partCodes ?? [],
    gbDeptCode: department?.gbDeptCode ?? '',
    place: department?.place ?? '',
    introduction: department?.introduction ?? '',
    position: String(department?.position ?? 0),
    isActive: department?.isActive ?? true,
  }))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const all = useAsked(departments(hosId)).value ?? []
  const national = useAsked(nationalDepartments()).value?.departments ?? []
  const { run, isBusy, sentence } = useAnswered(saveDepartment)
  const put = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  const position = /^\d{1,3}$/.test(draft.position) ? Number(draft.position) : -1
  const wrong = {
    deptName: sentenceOf(rules.deptName, draft.deptName),
    place: sentenceOf(rules.place, draft.place),
    introduction: sentenceOf(rules.introduction, draft.introduction),
    position: sentenceOf(rules.position, position),
    partCodes: draft.kind === 'mdt' && draft.partCodes.length < 2 ? keptRefusals.parts_missing.sentence : undefined,
  }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}
  const save = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    if (!(await run({ hosId, ...draft, position, ...(department && { deptCode: department.deptCode }) }))) return
    void message.success('已保存')
    onClose()
  }
  const others = all.filter(one => one.deptCode !== department?.deptCode)
  return (
    <FormDialog
      title={department ? '修改科室' : '新增科室'}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Field label="科室名称" wrong={shown.deptName}>
        {its => <Input {...its} value={draft.deptName} onChange={event => put({ deptName: event.target.value })} />}
      </Field>
      <Field label="上级科室" hint="不选就是一级科室；患者先选一级科室，再选它下面的科室">
        {({ id }) => (
          <Select
            id={id}
            value={draft.parentCode}
            options={[
              { value: '', label: '无（一级科室）' },
              ...others.filter(one => one.parentCode === '').map(one => ({ value: one.deptCode, label: one.deptName })),
            ]}
            onChange={parentCode => put({ parentCode })}
          />
        )}
      </Field>
      <Field label="类型">
        {({ id }) => <Select id={id} value={draft.kind} options={kinds} onChange={kind => put({ kind })} />}
      </Field>
      {draft.kind === 'mdt' && (
        <Field label="参加的科室" wrong={shown.partCodes}>
          {its => (
            <Select
              {...its}
              mode="multiple"
              value={draft.partCodes}
              options={others
                .filter(one => one.kind === 'ordinary')
                .map(one => ({ value: one.deptCode, label: one.deptName }))}
              onChange={partCodes => put({ partCodes })}
            />
          )}
        </Field>
      )}
      <Field label="国家标准科室" hint="可不选；选后患者按标准名称也能搜到">
        {({ id }) => (
          <Select
            id={id}
            showSearch={{ optionFilterProp: 'label' }}
            value={draft.gbDeptCode}
            options={[
              { value: '', label: '不选' },
              ...national.map(one => ({ value: one.gbDeptCode, label: one.gbDeptName })),
            ]}
            onChange={gbDeptCode => put({ gbDeptCode })}
          />
        )}
      </Field>
      <Field label="科室位置" hint="如“门诊楼二楼东侧”" wrong={shown.place}>
        {its => <Input {...its} value={draft.place} onChange={event => put({ place: event.target.value })} />}
      </Field>
      <Field label="科室介绍" wrong={shown.introduction}>
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={draft.introduction}
            onChange={event => put({ introduction: event.target.value })}
          />
        )}
      </Field>
      <PlaceInList active="开放" draft={draft} wrong={shown.position} put={put} />
    </FormDialog>
  )
}
