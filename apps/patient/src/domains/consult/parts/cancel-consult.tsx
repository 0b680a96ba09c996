import { useCommand } from '@nethos/calls/command.ts'
import { consultKinds } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { cancelConsult } from '../consult.calls.ts'

/** Takes back an application that is not paid yet, once the patient has said so twice. */
export function CancelConsult({ consult: { consultId, consultType }, text }: { consult: ConsultDetail; text: string }) {
  const { answerer } = consultKinds[consultType]
  const cancel = useCommand(cancelConsult)
  const ask = async () => {
    if (
      !(await confirm({
        title: '确定要取消申请吗？',
        text: `取消后本次咨询不会提交给${answerer}。`,
        yes: '取消申请',
        no: '再想想',
        danger: true,
      }))
    )
      return
    if (await cancel.run({ consultId })) toast('取消成功')
  }
  return (
    <Button look="quiet" onClick={ask}>
      {text}
    </Button>
  )
}
