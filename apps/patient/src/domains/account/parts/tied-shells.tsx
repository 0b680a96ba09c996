import { shellLabels, type ShellName } from '@nethos/contract/common/shells.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { tiedShells, untieShell } from '../account.calls.ts'

/** 微信、支付宝 that log in to this account by themselves, each with the way to end that; nothing where there is none. */
export function TiedShells() {
  const tied = useServiceQuery(tiedShells())
  const untie = useCommand(untieShell)
  const ask = async (shell: ShellName) => {
    const name = shellLabels[shell]
    const isSure = await confirm({
      title: `确定要解除${name}绑定吗？`,
      text: `解除后，在${name}里打开不再自动登录，也收不到${name}消息提醒。您可以随时用手机号重新绑定。`,
      yes: '解除绑定',
    })
    if (isSure && (await untie.run({ shell }))) toast(`已解除${name}绑定`)
  }
  if (!tied.value?.length) return null
  return (
    <ActionList
      actions={tied.value.map(({ shell, boundAt }) => ({
        label: `解除${shellLabels[shell]}绑定`,
        note: `${dayInWords(dayOf(boundAt))}绑定，在${shellLabels[shell]}里自动登录`,
        onAct: () => void ask(shell),
      }))}
    />
  )
}
