import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { nameOf } from '@nethos/contract/common/text.ts'
import { doctorTitle } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { addDoctor } from '../doctors.calls.ts'
import { PlaceFields, wrongInPlace } from './place-fields.tsx'

const types = { DOC: '医生', NURSE: '护士', PHARMACIST: '药师' } as const
const genders = { M: '男', F: '女' } as const
const empty = {
  docName: '',
  docType: 'DOC' as keyof typeof types,
  gender: 'M' as keyof typeof genders,
  docTitle: '',
  hosId: '',
  gbDeptCode: '',
}
const nameRule = nameOf('姓名')

/** Who it is and where; everything else is told on the page, before patients see it. */
export function NewDoctor({ onClose }: { onClose: () => void }) {
  const [addedId, setAddedId] = useState<string>()
  const navigate = useNavigate()
  const form = useDialogForm({
    initial: empty,
    rules: { docName: nameRule, docTitle: doctorTitle },
    validate: wrongInPlace,
    send: draft => run(addDoctor, draft),
    onSent: ({ docId }) => setAddedId(docId),
    onClose,
  })
  const { docType, gender } = form.values
  // Only when nothing asks any more whether to leave what was typed.
  useEffect(() => {
    if (addedId !== undefined) void navigate(`/doctors/${addedId}`)
  }, [addedId, navigate])
  return (
    <FormDialog {...form.dialog} title="新增医生" yes="新增">
      <TextLine label="姓名" {...form.field('docName')} />
      <Field label="身份和性别">
        {() => (
          <>
            <Choice label="身份" value={docType} of={types} onChange={docType => form.change({ docType })} />{' '}
            <Choice label="性别" value={gender} of={genders} onChange={gender => form.change({ gender })} />
          </>
        )}
      </Field>
      <TextLine label="职称" hint="例如“主任医师”" {...form.field('docTitle')} />
      <PlaceFields place={form.values} wrong={form.errors} onChange={form.change} />
      <p>
        新增后患者还看不到。请在医生页面补充头像、执业证书编号、处方权、擅长和服务价格，再展示给患者。工作台账号由管理员在“工作人员”中新增。
      </p>
    </FormDialog>
  )
}
