import { App, Button, Input, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { billDay } from '@nethos/contract/payment/payment.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { runBillCheck } from '../payment.calls.ts'

/** Compares a day's bills once more. */
export function RunCheck() {
  const yesterday = addDays(dayOf(serverNow()), -1)
  const [onDay, setOnDay] = useState(yesterday)
  const { message } = App.useApp()
  const { isBusy, run } = useCommand(runBillCheck)
  const start = async () => {
    const wrong = sentenceOf(billDay, onDay)
    if (wrong) return message.warning(wrong)
    if (await run({ onDay })) void message.success(`已开始核对${onDay}的账单，结果稍后显示在列表中`)
  }
  return (
    <Space.Compact>
      <Input
        type="date"
        aria-label="账单日期"
        max={yesterday}
        value={onDay}
        onChange={event => setOnDay(event.target.value)}
      />
      <Button loading={isBusy} onClick={() => void start()}>
        重新核对这一天
      </Button>
    </Space.Compact>
  )
}
