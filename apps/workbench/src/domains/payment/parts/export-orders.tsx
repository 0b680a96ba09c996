import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { saveText } from '../../../controls/save-text.ts'
import { exportOrders } from '../payment.calls.ts'

/** The orders of these days as a file. */
export function ExportOrders(period: { fromDay: string; untilDay: string }) {
  const { message } = App.useApp()
  const { run, isBusy } = useCommand(exportOrders)
  const save = async () => {
    const file = await run(period)
    if (!file) return
    saveText(file.fileName, file.csv, 'text/csv;charset=utf-8')
    void message.success(`已导出${file.orders}笔订单`)
  }
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      导出订单（CSV）
    </Button>
  )
}
