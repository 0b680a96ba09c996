import { App, Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { moduleLabel } from '@nethos/contract/messages/messages.modules.ts'
import { messageTemplates } from '@nethos/contract/messages/messages.templates.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { resetTemplate, templates, type DeskTemplate } from '../messages.calls.ts'
import { TemplateDialog } from '../parts/template-dialog.tsx'
import { DenseTable } from '../../../patterns/dense-table.tsx'

/** In which words patients are told of what happens. */
export default function TemplatesPage() {
  const { value, status, sentence, retry } = useServiceQuery(templates())
  const [edited, setEdited] = useState<DeskTemplate>()
  const columns: TableColumnsType<DeskTemplate> = [
    {
      title: '什么时候',
      key: 'event',
      render: (_, { messageType }) => (
        <TwoLines
          first={messageTemplates[messageType].event}
          second={moduleLabel(messageTemplates[messageType].moduleType)}
        />
      ),
    },
    { title: '消息', key: 'words', render: (_, { title, content }) => <TwoLines first={title} second={content} /> },
    {
      title: '模板',
      key: 'changedAt',
      render: (_, { changedAt }) =>
        changedAt === null ? <Tag>默认</Tag> : <TwoLines first="本院自定" second={dayAndTime(changedAt)} />,
    },
    {
      title: '处理',
      key: 'actions',
      render: (_, row) => (
        <>
          <Button onClick={() => setEdited(row)}>修改</Button> <Reset template={row} />
        </>
      ),
    },
  ]
  return (
    <OfficePage title="消息模板">
      {value ? (
        <DenseTable<DeskTemplate>
          chosenAs="消息模板"
          columns={columns}
          dataSource={value}
          rowKey={row => row.messageType}
        />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={8} />
      )}
      {edited && <TemplateDialog key={edited.messageType} template={edited} onClose={() => setEdited(undefined)} />}
    </OfficePage>
  )
}

function Reset({ template: { messageType, changedAt } }: { template: DeskTemplate }) {
  const { modal, message } = App.useApp()
  const { run } = useCommand(resetTemplate)
  if (changedAt === null) return null
  const { title, content } = messageTemplates[messageType]
  const ask = () =>
    void modal.confirm({
      title: '恢复默认模板？',
      content: `本院自定的文字会丢失。默认标题：${title}。默认内容：${content}`,
      okText: '恢复默认',
      cancelText: '返回',
      onOk: async () => {
        if (await run({ messageType })) void message.success('已恢复默认')
      },
    })
  return <Button onClick={ask}>恢复默认</Button>
}
