import { Select } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { LocalDepartment, LocalDoctor } from '@nethos/contract/clinics/local.schemas.ts'
import { localDoctorFields as rules } from '@nethos/contract/clinics/local.rules.ts'
import { typedWhole, wholeTyped } from '@nethos/calls/form/typed-number.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine, AreaLine, SwitchLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { platformDoctors, saveDoctor } from '../local.calls.ts'
import { PlaceInList } from './place-in-list.tsx'

interface DoctorDialogProps {
  hosId: string
  department: LocalDepartment
  doctor?: LocalDoctor | undefined
  onClose: () => void
}

const draftOf = (doctor: LocalDoctor | undefined) => ({
  docId: doctor?.docId ?? '',
  doctorName: doctor?.doctorName ?? '',
  title: doctor?.title ?? '',
  skill: doctor?.skill ?? '',
  isExpert: doctor?.isExpert ?? false,
  position: String(doctor?.position ?? 0),
  isActive: doctor?.isActive ?? true,
})

/** Who holds clinics in a department: a doctor of the platform, or somebody who is only booked. */
export function DoctorDialog({ hosId, department: { deptCode, deptName }, doctor, onClose }: DoctorDialogProps) {
  const form = useDialogForm({
    initial: () => draftOf(doctor),
    rules: { ...rules, position: typedWhole(rules.position) },
    send: values =>
      run(saveDoctor, {
        hosId,
        deptCode,
        ...values,
        position: wholeTyped(values.position),
        ...(doctor && { doctorCode: doctor.doctorCode }),
      }),
    done: '已保存',
    onClose,
  })
  const { docId, doctorName } = form.values
  return (
    <FormDialog {...form.dialog} title={doctor ? '修改出诊医生' : `在${deptName}新增出诊医生`} yes="保存">
      <PlatformDoctor docId={docId} docName={doctorName} onChoose={form.change} />
      <TextLine label="医生姓名" {...form.field('doctorName')} />
      <TextLine label="职称" {...form.field('title')} />
      <AreaLine label="擅长" minRows={2} maxRows={6} {...form.field('skill')} />
      <SwitchLine label="专家" hint="在“按专家”里显示" {...form.field('isExpert')} />
      <PlaceInList active="出诊" position={form.field('position')} isActive={form.field('isActive')} />
    </FormDialog>
  )
}

interface PlatformDoctorProps {
  docId: string
  docName: string
  onChoose: (chosen: { docId: string; doctorName?: string; title?: string }) => void
}

/** A doctor of the platform, found by name; his name and title come along. */
function PlatformDoctor({ docId, docName, onChoose }: PlatformDoctorProps) {
  const [search, setSearch] = useState('')
  const known = useServiceQuery(platformDoctors(search), { keepPrevious: true }).value?.rows ?? []
  const options = known.map(one => ({ value: one.docId, label: `${one.docName}（${one.docDeptName}）` }))
  const isListed = docId === '' || options.some(one => one.value === docId)
  const choose = (docId: string) => {
    const chosen = known.find(one => one.docId === docId)
    onChoose({ docId, ...(chosen && { doctorName: chosen.docName, title: chosen.docTitle }) })
  }
  return (
    <Field label="平台医生" hint="选后显示头像，患者可以在线咨询；输入姓名或拼音查找">
      {({ id }) => (
        <Select
          id={id}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          value={docId}
          options={[
            { value: '', label: '不是平台医生' },
            ...(isListed ? [] : [{ value: docId, label: docName }]),
            ...options,
          ]}
          onChange={choose}
        />
      )}
    </Field>
  )
}
