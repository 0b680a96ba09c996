import { Select } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { LocalDepartment } from '@nethos/contract/clinics/local.schemas.ts'
import {
  localDeptFields as rules,
  localDeptKindLabels,
  localDeptKinds,
  localClinicRefusals,
} from '@nethos/contract/clinics/local.rules.ts'
import type { FieldOf } from '@nethos/calls/form/use-form.ts'
import { typedWhole, wholeTyped } from '@nethos/calls/form/typed-number.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine, AreaLine, ChoiceLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { departments, nationalDepartments, saveDepartment } from '../local.calls.ts'
import { PlaceInList } from './place-in-list.tsx'

interface DepartmentDialogProps {
  hosId: string
  department?: LocalDepartment | undefined
  onClose: () => void
}

const kinds = localDeptKinds.map(value => ({ value, label: localDeptKindLabels[value] }))

const draftOf = (department: LocalDepartment | undefined) => ({
  deptName: department?.deptName ?? '',
  parentCode: department?.parentCode ?? '',
  kind: department?.kind ?? ('ordinary' as const),
  partCodes: department?.partCodes ?? [],
  gbDeptCode: department?.gbDeptCode ?? '',
  place: department?.place ?? '',
  introduction: department?.introduction ?? '',
  position: String(department?.position ?? 0),
  isActive: department?.isActive ?? true,
})
const asOptions = (departments: readonly LocalDepartment[]) =>
  departments.map(one => ({ value: one.deptCode, label: one.deptName }))

/** A new department to book, or a change of one. */
export function DepartmentDialog({ hosId, department, onClose }: DepartmentDialogProps) {
  const all = useServiceQuery(departments(hosId)).value ?? []
  const national = useServiceQuery(nationalDepartments()).value?.departments ?? []
  const form = useDialogForm({
    initial: () => draftOf(department),
    rules: { ...rules, position: typedWhole(rules.position) },
    validate: ({ kind, partCodes }) => ({
      partCodes: kind === 'mdt' && partCodes.length < 2 ? localClinicRefusals.parts_missing.sentence : undefined,
    }),
    send: values =>
      run(saveDepartment, {
        hosId,
        ...values,
        position: wholeTyped(values.position),
        ...(department && { deptCode: department.deptCode }),
      }),
    done: '已保存',
    onClose,
  })
  const { kind } = form.values
  const others = all.filter(one => one.deptCode !== department?.deptCode)
  return (
    <FormDialog {...form.dialog} title={department ? '修改科室' : '新增科室'} yes="保存">
      <TextLine label="科室名称" {...form.field('deptName')} />
      <ChoiceLine
        label="上级科室"
        hint="不选就是一级科室；患者先选一级科室，再选它下面的科室"
        options={[{ value: '', label: '无（一级科室）' }, ...asOptions(others.filter(one => one.parentCode === ''))]}
        {...form.field('parentCode')}
      />
      <ChoiceLine label="类型" options={kinds} {...form.field('kind')} />
      {kind === 'mdt' && <Parts of={others.filter(one => one.kind === 'ordinary')} {...form.field('partCodes')} />}
      <ChoiceLine
        label="国家标准科室"
        hint="可不选；选后患者按标准名称也能搜到"
        isLong
        options={[
          { value: '', label: '不选' },
          ...national.map(one => ({ value: one.gbDeptCode, label: one.gbDeptName })),
        ]}
        {...form.field('gbDeptCode')}
      />
      <TextLine label="科室位置" hint="如“门诊楼二楼东侧”" {...form.field('place')} />
      <AreaLine label="科室介绍" minRows={2} maxRows={6} {...form.field('introduction')} />
      <PlaceInList active="开放" position={form.field('position')} isActive={form.field('isActive')} />
    </FormDialog>
  )
}

/** The departments that join in one of several disciplines. */
const Parts = ({ of, value, error, onChange }: FieldOf<string[]> & { of: readonly LocalDepartment[] }) => (
  <Field label="参加的科室" wrong={error}>
    {its => <Select {...its} mode="multiple" value={value} options={asOptions(of)} onChange={onChange} />}
  </Field>
)
