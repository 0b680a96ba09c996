import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { nearMissLimits, nearMissNote } from '@nethos/contract/safety/near-miss.rules.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { closeNearMiss, type NearMiss } from '../safety.calls.ts'

/** Somebody has looked into it. */
export function CloseNearMiss({ nearMissId, place }: NearMiss) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { run } = useCommand(closeNearMiss)
  const close = async (note: string): Promise<boolean> => {
    const isDone = (await run({ nearMissId, note })) === true
    if (isDone) void message.success('已处理')
    return isDone
  }
  return (
    <>
      <Button aria-label={`处理：${place}`} onClick={() => setOpen(true)}>
        处理
      </Button>
      {isOpen && (
        <TextDialog
          title="处理隐患"
          label="处理说明"
          yes="确认已处理"
          most={nearMissLimits.note}
          wrong={text => sentenceOf(nearMissNote, text)}
          onYes={close}
          onClose={() => setOpen(false)}
        >
          <p>请写明查到的原因，以及改了什么。需要时同时更新医院的风险清单。</p>
        </TextDialog>
      )}
    </>
  )
}
