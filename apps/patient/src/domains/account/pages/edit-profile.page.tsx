import { useNavigate, useSearchParams } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { personName } from '@nethos/contract/common/text.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { NotFoundPage } from '../../../patterns/not-found-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { changeProfile, nameOrIdCardOf } from '../account.calls.ts'
import { ownPath } from '../own-path.ts'
import { IdCardField } from '../parts/id-card-field.tsx'

/** What may be edited here. A link names one of these; which service is called is never its to say (docs/product/security.md, traps). */
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
  const back = useBack()
  const go = useNavigate()
  const comefrom = ownPath(query.get('comefrom'))
  const form = useForm({
    initial: { value: query.get('value') ?? '' },
    rules: { value: rule },
    send: ({ value }): Promise<unknown> =>
      personId
        ? run(nameOrIdCardOf, { personId, [key]: value })
        : run(changeProfile, mode === 'name' ? { accountName: value } : { idCard: value }),
    onSent: async () => {
      toast(changedSentence)
      if (comefrom) await go(comefrom, { replace: true })
      else back()
    },
  })
  return (
    <FormPage title={title} submit="保存" onSubmit={form.submit}>
      <Card>
        {mode === 'name' ? (
          <TextField label="姓名" placeholder="请填写真实姓名" {...form.input('value')} />
        ) : (
          <IdCardField {...form.field('value')} />
        )}
      </Card>
    </FormPage>
  )
}
