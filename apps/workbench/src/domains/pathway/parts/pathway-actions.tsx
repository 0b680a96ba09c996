import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import type { PathwayDeskDetail } from '@nethos/contract/pathway/pathway-desk.services.ts'
import { pathwayNote, pathwayReason } from '@nethos/contract/pathway/pathway.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { noteOnPathway, pausePathway, resumePathway, stopDeskPathway } from '../pathway.calls.ts'

type Asked = 'note' | 'settle' | 'pause' | 'stop'

const words: Readonly<Record<Asked, { title: string; label: string; yes: string; why: string; most: number }>> = {
  note: { title: '写备注', label: '备注内容', yes: '保存备注', why: '只有医护人员能看到。', most: 500 },
  settle: {
    title: '处理完毕',
    label: '怎样处理的',
    yes: '保存并取消关注',
    why: '写下怎样处理的，这条路径就不再列在“需要关注”里。',
    most: 500,
  },
  pause: {
    title: '暂停路径',
    label: '原因',
    yes: '暂停',
    why: '暂停期间不开放、不提醒，也不算逾期。',
    most: 200,
  },
  stop: {
    title: '终止路径',
    label: '原因',
    yes: '终止',
    why: '没有完成的任务都会取消，不能恢复。患者会收到消息，并看到这里写的原因。',
    most: 200,
  },
}

/** What can be done with the whole pathway. */
export function PathwayActions({ pathway: { pathwayId, pathwayStatus, flaggedAt } }: { pathway: PathwayDeskDetail }) {
  const { message } = App.useApp()
  const [asked, setAsked] = useState<Asked>()
  const note = useCommand(noteOnPathway)
  const pause = useCommand(pausePathway)
  const resume = useCommand(resumePathway)
  const stop = useCommand(stopDeskPathway)
  const isLive = pathwayStatus === 'going' || pathwayStatus === 'paused'

  const does: Readonly<Record<Asked, (text: string) => Promise<unknown>>> = {
    note: content => note.run({ pathwayId, content }),
    settle: content => note.run({ pathwayId, content, isSettled: true }),
    pause: reason => pause.run({ pathwayId, reason }),
    stop: reason => stop.run({ pathwayId, reason }),
  }
  const go = async (what: Asked, text: string) => {
    const isDone = (await does[what](text)) === true
    if (isDone) void message.success('已保存')
    return isDone
  }
  return (
    <Space wrap>
      {flaggedAt !== null && (
        <Button type="primary" onClick={() => setAsked('settle')}>
          处理完毕
        </Button>
      )}
      <Button onClick={() => setAsked('note')}>写备注</Button>
      {pathwayStatus === 'going' && <Button onClick={() => setAsked('pause')}>暂停路径</Button>}
      {pathwayStatus === 'paused' && (
        <Button loading={resume.isBusy} onClick={() => void resume.run({ pathwayId })}>
          恢复路径
        </Button>
      )}
      {isLive && (
        <Button danger onClick={() => setAsked('stop')}>
          终止路径
        </Button>
      )}
      {asked && (
        <TextDialog
          title={words[asked].title}
          label={words[asked].label}
          yes={words[asked].yes}
          isDangerous={asked === 'stop'}
          most={words[asked].most}
          wrong={text => sentenceOf(asked === 'pause' || asked === 'stop' ? pathwayReason : pathwayNote, text)}
          onYes={text => go(asked, text)}
          onClose={() => setAsked(undefined)}
        >
          {words[asked].why}
        </TextDialog>
      )}
    </Space>
  )
}
