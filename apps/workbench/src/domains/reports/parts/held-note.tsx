import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { openReport } from '../reports.calls.ts'

/** The patient does not see it yet: the doctor says that he has spoken, and it opens. */
export function HeldNote({ reportId }: { reportId: string }) {
  const { message, modal } = App.useApp()
  const { run } = useCommand(openReport)
  const open = () =>
    void modal.confirm({
      title: '已与患者沟通，现在开放这份报告？',
      content: '开放后患者会收到消息，并能看到报告的全部内容。',
      okText: '开放',
      cancelText: '返回',
      onOk: async () => {
        if (await run({ reportId })) void message.success('已开放')
      },
    })
  return (
    <p role="note">
      患者还看不到这份报告，需医生先沟通。 <Button onClick={open}>已沟通，开放给患者</Button>
    </p>
  )
}
