import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import type { FeeBillState } from '@nethos/contract/fees/fees.status.ts'
import { retryBill } from '../fees.calls.ts'

/** The hospital has not answered, or not taken it back: told again now. */
export function RetryBill({ settleNo, billState }: { settleNo: string; billState: FeeBillState }) {
  const { message } = App.useApp()
  const { isBusy, run } = useCommand(retryBill)
  if (billState !== 'writing' && billState !== 'undoing') return null
  const word = billState === 'writing' ? '再通知医院' : '再次撤回'
  const retry = async () => {
    if (await run({ settleNo })) void message.success(`已开始${word}，结果稍后显示`)
  }
  return (
    <Button loading={isBusy} onClick={() => void retry()}>
      {word}
    </Button>
  )
}
