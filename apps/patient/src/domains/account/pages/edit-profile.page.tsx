import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { personName } from '@nethos/contract/common/text.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { NotFoundPage } from '../../../patterns/not-found-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { changeProfile, nameOrIdCardOf } from '../account.calls.ts'
import { ownPath } from '../own-path.ts'
import { IdCardField } from '../parts/id-card-field.tsx'

/** What may be edited here. A link names one of these; which service is called is never its to say (security.md, traps). */
const fields = {
  name: { title: '修改姓名', key: 'personName', rule: personName },
  idcard: { title: '修改身份证号', key: 'idCard', rule: idCardRule },
} as const

/** 编辑资料: one field, of the account or (id) of one of its people. */
export default function EditProfilePage() {
  const [query] = useSearchParams()
  const mode = (query.get('mode') ?? '').toLowerCase()
  return mode === 'name' || mode === 'idcard' ? <Editor mode={mode} query={query} /> : <NotFoundPage />
}

function Editor({ mode, query }: { mode: keyof typeof fields; query: URLSearchParams }) {
  const { title, key, rule } = fields[mode]
  const personId = query.get('id')
  const [value, setValue] = useState(query.get('value') ?? '')
  const [isTried, setTried] = useState(false)
  const back = useBack()
  const go = useNavigate()
  const comefrom = ownPath(query.get('comefrom'))
  const ofPerson = useCommand(nameOrIdCardOf)
  const ofAccount = useCommand(changeProfile)
  const wrong = sentenceOf(rule, value)

  const save = async () => {
    setTried(true)
    if (wrong) return
    const changed = personId
      ? await ofPerson.run({ personId, [key]: value })
      : await ofAccount.run(mode === 'name' ? { accountName: value } : { idCard: value })
    if (!changed) return
    toast(changedSentence)
    if (comefrom) await go(comefrom, { replace: true })
    else back()
  }
  const error = isTried ? wrong : undefined
  return (
    <FormPage title={title} submit="保存" onSubmit={save}>
      <Card>
        {mode === 'name' ? (
          <TextField
            label="姓名"
            placeholder="请填写真实姓名"
            value={value}
            onChange={event => setValue(event.target.value)}
            error={error}
          />
        ) : (
          <IdCardField value={value} onChange={setValue} error={error} />
        )}
      </Card>
    </FormPage>
  )
}
