import { App, Button, Descriptions, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime, timeTyped, typedTime } from '@nethos/contract/common/days.ts'
import type { PathwayDeskDetail } from '@nethos/contract/pathway/pathway-desk.services.ts'
import { setPathwayAnchor } from '../pathway.calls.ts'

type Anchor = PathwayDeskDetail['anchors'][number]

/** The instants that tasks count from, and another time for one of them. */
export function Anchors({ pathway: { pathwayId, pathwayStatus, anchors } }: { pathway: PathwayDeskDetail }) {
  const [changed, setChanged] = useState<Anchor>()
  if (anchors.length === 0) return null
  return (
    <section className="office__section">
      <h2>日期</h2>
      <Descriptions
        bordered
        column={1}
        items={anchors.map(one => ({
          key: one.key,
          label: one.label,
          children: (
            <>
              {one.at === null ? '待定' : dayAndTime(one.at)}
              {one.isReported && '（医院已记录）'}
              {!one.isReported && pathwayStatus !== 'stopped' && (
                <Button size="small" type="link" aria-label={`修改${one.label}`} onClick={() => setChanged(one)}>
                  修改
                </Button>
              )}
            </>
          ),
        }))}
      />
      {changed && <Change pathwayId={pathwayId} anchor={changed} onClose={() => setChanged(undefined)} />}
    </section>
  )
}

interface ChangeProps {
  pathwayId: string
  anchor: Anchor
  onClose: () => void
}

function Change({ pathwayId, anchor, onClose }: ChangeProps) {
  const { message } = App.useApp()
  const [text, setText] = useState(anchor.at === null ? '' : typedTime(anchor.at))
  const set = useCommand(setPathwayAnchor)
  const id = useId()
  const at = timeTyped(text)
  const save = async () => {
    if (!(await set.run({ pathwayId, anchor: anchor.key, at }))) return
    void message.success('已修改，未完成的任务随之改期')
    onClose()
  }
  return (
    <Modal
      open
      title={`修改${anchor.label}`}
      okText="保存"
      cancelText="返回"
      okButtonProps={{ disabled: Number.isNaN(at), loading: set.isBusy }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <label htmlFor={id}>新的时间</label>
      <Input id={id} type="datetime-local" value={text} onChange={event => setText(event.target.value)} />
      <p>还没有完成的任务会随之改期，患者会收到消息。</p>
    </Modal>
  )
}
