import type { ModuleType } from '@nethos/contract/messages/messages.modules.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { readAll } from '../messages.calls.ts'

/** Marks all as read, of a module or of all. */
export function ReadAll({ unread, moduleType }: { unread: number; moduleType?: ModuleType }) {
  const { run, isBusy } = useCommand(readAll)
  const go = async () => {
    const read = await run({ moduleType })
    if (read !== undefined) toast('已全部标为已读')
  }
  return (
    <Button look="soft" busy={isBusy} onClick={() => void go()}>
      全部标为已读（{unread}）
    </Button>
  )
}
