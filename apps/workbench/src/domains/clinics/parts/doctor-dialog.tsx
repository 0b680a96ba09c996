import { App, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { useAsked } from '@nethos/calls/query.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import type { KeptDepartment, KeptDoctor } from '@nethos/contract/clinics/kept.schemas.ts'
import { keptDoctorFields as rules } from '@nethos/contract/clinics/kept.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { platformDoctors, saveDoctor } from '../kept.calls.ts'
import { PlaceInList } from './place-in-list.tsx'

interface DoctorDialogProps {
  hosId: string
  department: KeptDepartment
  doctor?: KeptDoctor | undefined
  onClose: () => void
}

/** Who holds clinics in a department: a doctor of the platform, or somebody who is only booked. */
export function DoctorDialog({ hosId, department: { deptCode, deptName }, doctor, onClose }: DoctorDialogProps) {
  const [before] = useState(() => ({
    docId: doctor?.docId ?? '',
    doctorName: doctor?.doctorName ?? '',
    title: doctor?.title ?? '',
    skill: doctor?.skill ?? '',
    isExpert: doctor?.isExpert ?? false,
    position: String(doctor?.position ?? 0),
    isActive: doctor?.isActive ?? true,
  }))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const [search, setSearch] = useState('')
  const { message } = App.useApp()
  const known = useAsked(platformDoctors(search), { keep: true }).value?.rows ?? []
  const { run, isBusy, sentence } = useAnswered(saveDoctor)
  const put = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  const position = /^\d{1,3}$/.test(draft.position) ? Number(draft.position) : -1
  const wrong = {
    doctorName: sentenceOf(rules.doctorName, draft.doctorName),
    title: sentenceOf(rules.title, draft.title),
    skill: sentenceOf(rules.skill, draft.skill),
    position: sentenceOf(rules.position, position),
  }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}
  const save = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    if (!(await run({ hosId, deptCode, ...draft, position, ...(doctor && { doctorCode: doctor.doctorCode }) }))) return
    void message.success('已保存')
    onClose()
  }
  /** Name and title come along. */
  const choose = (docId: string) => {
    const chosen = known.find(one => one.docId === docId)
    put({ docId, ...(chosen && { doctorName: chosen.docName, title: chosen.docTitle }) })
  }
  const options = known.map(one => ({ value: one.docId, label: `${one.docName}（${one.docDeptName}）` }))
  const isListed = draft.docId === '' || options.some(one => one.value === draft.docId)
  return (
    <FormDialog
      title={doctor ? '修改出诊医生' : `在${deptName}新增出诊医生`}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Field label="平台医生" hint="选后显示头像，患者可以在线咨询；输入姓名或拼音查找">
        {({ id }) => (
          <Select
            id={id}
            showSearch={{ filterOption: false, onSearch: setSearch }}
            value={draft.docId}
            options={[
              { value: '', label: '不是平台医生' },
              ...(isListed ? [] : [{ value: draft.docId, label: draft.doctorName }]),
              ...options,
            ]}
            onChange={choose}
          />
        )}
      </Field>
      <Field label="医生姓名" wrong={shown.doctorName}>
        {its => <Input {...its} value={draft.doctorName} onChange={event => put({ doctorName: event.target.value })} />}
      </Field>
      <Field label="职称" wrong={shown.title}>
        {its => <Input {...its} value={draft.title} onChange={event => put({ title: event.target.value })} />}
      </Field>
      <Field label="擅长" wrong={shown.skill}>
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={draft.skill}
            onChange={event => put({ skill: event.target.value })}
          />
        )}
      </Field>
      <Field label="专家" hint="在“按专家”里显示">
        {({ id }) => (
          <Switch id={id} aria-label="专家" checked={draft.isExpert} onChange={isExpert => put({ isExpert })} />
        )}
      </Field>
      <PlaceInList active="出诊" draft={draft} wrong={shown.position} put={put} />
    </FormDialog>
  )
}
