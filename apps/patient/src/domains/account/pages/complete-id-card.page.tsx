import { useNavigate, useSearchParams } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import type { Profile } from '@nethos/contract/account/account.schemas.ts'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { personName } from '@nethos/contract/common/text.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { completeIdCard, profile } from '../account.calls.ts'
import { ownPath } from '../own-path.ts'
import { IdCardField } from '../parts/id-card-field.tsx'

/** 完善信息: the account's name and ID number, asked for where a doctor must know who somebody is. */
export default function CompleteIdCardPage() {
  const result = useServiceQuery(profile())
  const proceed = useWayOn()
  const known = result.value
  if (known && !known.isRealname) return <IdentityForm known={known} onDone={proceed} />
  return (
    <DetailPage detail={result} bar={known && <Button onClick={proceed}>返回</Button>}>
      {() => <Notice>{identityRefusals.identity_locked.sentence}</Notice>}
    </DetailPage>
  )
}

/** Where the page was opened from: `back` if it is a path of ours, the page before otherwise. */
function useWayOn(): () => void {
  const [query] = useSearchParams()
  const go = useNavigate()
  const back = useBack()
  const path = ownPath(query.get('back'))
  return () => (path ? void go(path, { replace: true }) : back())
}

function IdentityForm({ known, onDone }: { known: Profile; onDone: () => void }) {
  const form = useForm({
    initial: { accountName: known.accountName, idCard: '' },
    rules: { accountName: personName, idCard: idCardRule },
    send: typed => run(completeIdCard, typed),
    onSent: () => {
      toast(changedSentence)
      onDone()
    },
  })
  return (
    <FormPage submit="保存" onSubmit={form.submit}>
      <Notice>按规定，向医生咨询需要填写真实姓名和身份证号。我们会加密保存，只用于就医。</Notice>
      <Card>
        <TextField label="姓名" placeholder="请填写真实姓名" {...form.input('accountName')} />
        <IdCardField {...form.field('idCard')} hint={known.idCard && `目前填写的是 ${known.idCard}`} />
      </Card>
    </FormPage>
  )
}
