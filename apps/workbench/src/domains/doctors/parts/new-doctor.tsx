import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { nameOf } from '@nethos/contract/common/text.ts'
import { doctorTitle } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { addDoctor } from '../doctors.calls.ts'
import { PlaceFields } from './place-fields.tsx'

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
  const [draft, setDraft] = useState(empty)
  const [isTried, setTried] = useState(false)
  const [addedId, setAddedId] = useState<string>()
  const { run, isBusy, sentence } = useAnswered(addDoctor)
  const navigate = useNavigate()
  const put = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  const wrong = { docName: sentenceOf(nameRule, draft.docName), docTitle: sentenceOf(doctorTitle, draft.docTitle) }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}

  const add = async () => {
    setTried(true)
    if (wrong.docName || wrong.docTitle || !draft.hosId || !draft.gbDeptCode) return
    const added = await run(draft)
    if (added) setAddedId(added.docId)
  }
  // Only when nothing asks any more whether to leave what was typed.
  useEffect(() => {
    if (addedId !== undefined) void navigate(`/doctors/${addedId}`)
  }, [addedId, navigate])
  return (
    <FormDialog
      title="新增医生"
      yes="新增"
      isBusy={isBusy}
      isTouched={addedId === undefined && JSON.stringify(draft) !== JSON.stringify(empty)}
      sentence={sentence}
      onYes={() => void add()}
      onClose={onClose}
    >
      <Field label="姓名" wrong={shown.docName}>
        {its => <Input {...its} value={draft.docName} onChange={({ target }) => put({ docName: target.value })} />}
      </Field>
      <Field label="身份和性别">
        {() => (
          <>
            <Choice label="身份" value={draft.docType} of={types} onChange={docType => put({ docType })} />{' '}
            <Choice label="性别" value={draft.gender} of={genders} onChange={gender => put({ gender })} />
          </>
        )}
      </Field>
      <Field label="职称" hint="例如“主任医师”" wrong={shown.docTitle}>
        {its => <Input {...its} value={draft.docTitle} onChange={({ target }) => put({ docTitle: target.value })} />}
      </Field>
      <PlaceFields place={draft} isTried={isTried} onChange={put} />
      <p>
        新增后患者还看不到。请在医生页面补充头像、擅长和服务价格，再展示给患者。工作台账号由管理员在“工作人员”中新增。
      </p>
    </FormDialog>
  )
}
