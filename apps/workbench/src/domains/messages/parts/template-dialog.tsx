import { App, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import {
  filled,
  messageTemplates,
  sampleValues,
  templateSentence,
} from '@nethos/contract/messages/messages.templates.ts'
import { changeTemplate, type DeskTemplate } from '../messages.calls.ts'
import './template-dialog.css'

/** The words of one event, what may stand in braces, and how it will look to a patient. */
export function TemplateDialog({ template, onClose }: { template: DeskTemplate; onClose: () => void }) {
  const { messageType } = template
  const [title, setTitle] = useState(template.title)
  const [content, setContent] = useState(template.content)
  const { message } = App.useApp()
  const { run, isBusy } = useCommand(changeTemplate)
  const id = useId()
  const { event, values } = messageTemplates[messageType]
  const wrong = templateSentence(messageType, { title: title.trim(), content: content.trim() })
  const samples = sampleValues(messageType)

  const save = async () => {
    if (wrong) return
    if (!(await run({ messageType, title, content }))) return
    void message.success('已保存，之后的消息使用新模板')
    onClose()
  }
  return (
    <Modal
      open
      title={`修改模板：${event}`}
      okText="保存"
      okButtonProps={{ loading: isBusy, disabled: wrong !== undefined }}
      cancelText="返回"
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="template-dialog">
        <p>
          可以使用的占位词：
          {Object.values<string>(values)
            .map(word => `{${word}}`)
            .join(' ')}
        </p>
        <label htmlFor={`${id}-title`}>标题</label>
        <Input id={`${id}-title`} value={title} onChange={changed => setTitle(changed.target.value)} />
        <label htmlFor={`${id}-content`}>内容</label>
        <Input.TextArea
          id={`${id}-content`}
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={content}
          onChange={changed => setContent(changed.target.value)}
        />
        <p className="template-dialog__wrong" role="alert">
          {wrong}
        </p>
        <section className="template-dialog__preview" aria-label="预览">
          <strong>{filled(title, messageType, samples)}</strong>
          <p>{filled(content, messageType, samples)}</p>
        </section>
      </div>
    </Modal>
  )
}
