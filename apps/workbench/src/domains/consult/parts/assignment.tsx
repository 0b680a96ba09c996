import { App, Select, type GetRef } from 'antd'
import { useRef, useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { Tag } from '../../../controls/tag.tsx'
import { assign, type DeskConsult } from '../consult.calls.ts'
import { useDeskKeys } from '../use-desk-keys.ts'
import './assignment.css'

/** Of a team's consult: who answers in the team's name; the chief says who. */
export function Assignment({ shown: { consult, team, events } }: { shown: DeskConsult }) {
  const assigning = useCommand(assign)
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<GetRef<typeof Select>>(null)
  const choose = () => {
    field.current?.focus()
    setOpen(true)
  }
  useDeskKeys({ g: events.includes('assign') ? choose : undefined })
  if (!team) return null
  const nameOf = (docId: string | null) => team.members.find(one => one.docId === docId)?.docName
  const change = async (docId: string) => {
    if (!(await assigning.run({ consultId: consult.consultId, docId }))) return
    void message.success(docId ? `已分配给${nameOf(docId) ?? ''}` : '已改为全体成员均可回复')
  }
  return (
    <div className="assignment">
      <Tag tone="brand">{consult.docName}</Tag>
      {events.includes('assign') ? (
        <span className="assignment__choice">
          <span>由谁回复</span>
          <Select
            ref={field}
            aria-label="由谁回复"
            aria-keyshortcuts="g"
            open={isOpen}
            onOpenChange={setOpen}
            className="assignment__select"
            value={team.assignedDocId ?? ''}
            loading={assigning.isBusy}
            onChange={docId => void change(docId)}
            options={[
              { value: '', label: '全体成员' },
              ...team.members.map(one => ({ value: one.docId, label: `${one.docName} ${one.docTitle}` })),
            ]}
          />
        </span>
      ) : (
        <span>{team.assignedDocId === null ? '全体成员均可回复' : `由${nameOf(team.assignedDocId) ?? ''}回复`}</span>
      )}
      <span className="assignment__note">以团队名义回复患者</span>
    </div>
  )
}
