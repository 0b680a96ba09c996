import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { saveText } from '../../../controls/save-text.ts'
import { exportTotals } from '../payment.calls.ts'

/** The totals of these days as a file for the accountant. */
export function ExportTotals(period: { fromDay: string; untilDay: string }) {
  const { message } = App.useApp()
  const { run, isBusy } = useCommand(exportTotals)
  const save = async () => {
    const file = await run(period)
    if (!file) return
    saveText(file.fileName, file.csv, 'text/csv;charset=utf-8')
    void message.success(`已导出${file.rows}行汇总`)
  }
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      导出汇总（CSV）
    </Button>
  )
}
