import { Alert, App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { wake, type DeskConsult } from '../consult.calls.ts'

/** Of a consult that was put aside: until when, why, and the way back. */
export function SnoozedUntil({ shown: { consult, snooze } }: { shown: DeskConsult }) {
  const { message } = App.useApp()
  const waking = useCommand(wake)
  if (!snooze) return null
  const back = async () => {
    if (await waking.run({ consultId: consult.consultId })) void message.success('已回到列表')
  }
  return (
    <Alert
      type="info"
      showIcon
      title={`稍后处理，${dayAndTime(snooze.until)}自动回到列表；患者再次发来消息会立刻回来。原因：${snooze.reason}`}
      action={
        <Button loading={waking.isBusy} onClick={() => void back()}>
          现在处理
        </Button>
      }
    />
  )
}
