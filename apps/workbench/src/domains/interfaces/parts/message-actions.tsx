import { App, Button, Modal, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { interfaceNote, type InterfaceMessage } from '@nethos/contract/interfaces/interfaces.services.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { openMessage, readAgain, settleMessage } from '../interfaces.calls.ts'

/** What can be done about a message that nobody could read: look at it, read it again, set it aside and say why. */
export function MessageActions({ message: { messageId } }: { message: InterfaceMessage }) {
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState<string>()
  const look = useCommand(openMessage)
  const again = useCommand(readAgain)
  const settle = useCommand(settleMessage)
  const show = async () => setText((await look.run({ messageId }))?.text)
  const read = async () => {
    if ((await again.run({ messageId })) === true) void message.success('已重新读取，仍读不懂的会再次列出')
  }
  const save = async (note: string) => {
    const isDone = (await settle.run({ messageId, note })) === true
    if (isDone) void message.success('已搁置')
    return isDone
  }
  return (
    <Space wrap>
      <Button onClick={() => void show()}>查看原文</Button>
      <Button onClick={() => void read()}>重新读取</Button>
      <Button onClick={() => setOpen(true)}>搁置</Button>
      <Modal title="收到的原文" open={text !== undefined} footer={null} width={880} onCancel={() => setText(undefined)}>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
      </Modal>
      {isOpen && (
        <TextDialog
          title="搁置这条消息"
          label="处理说明"
          yes="搁置"
          most={200}
          wrong={given => sentenceOf(interfaceNote, given)}
          onYes={save}
          onClose={() => setOpen(false)}
        >
          <p>搁置后不再读取，内容不会进入患者的档案。例如：医院已按约定重新发送。</p>
        </TextDialog>
      )}
    </Space>
  )
}
