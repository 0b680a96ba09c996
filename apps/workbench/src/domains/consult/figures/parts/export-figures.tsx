import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { saveText } from '../../../../controls/save-text.ts'
import { exportFigures } from '../figures.calls.ts'

interface ExportFiguresProps {
  fromDay: string
  untilDay: string
  gbDeptCode?: string
  docId?: string
}

/** Day by day, for a spreadsheet. */
export function ExportFigures(asked: ExportFiguresProps) {
  const { message } = App.useApp()
  const { run, isBusy } = useCommand(exportFigures)
  const save = async () => {
    const file = await run(asked)
    if (!file) return
    saveText(file.fileName, file.csv, 'text/csv;charset=utf-8')
    void message.success(`已导出${file.rows}天的统计`)
  }
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      导出表格（CSV）
    </Button>
  )
}
