import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { seenNote, seenNoteLimit } from '@nethos/contract/questionnaire/questionnaire.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { AlarmVerdicts } from '../../triage/public.ts'
import { judgeFlag, seeFlag, type DeskApplication } from '../programme.calls.ts'

/** What the answers raised, what the patient was advised, and whether somebody has looked: on top of all else. */
export function ApplicationFlags({ one }: { one: DeskApplication }) {
  const { flags, isFlagged, flagSeen, personName, applicationId, alarms } = one
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const seeing = useCommand(seeFlag)
  const judging = useCommand(judgeFlag)
  const save = async (note: string) => {
    const isDone = (await seeing.run({ applicationId, note })) === true
    if (isDone) void message.success('已记录')
    return isDone
  }
  return (
    <section className="office__section" aria-label="危险信号">
      {flags.map(flag => (
        <Alert
          key={flag.id}
          type={isFlagged ? 'error' : 'warning'}
          showIcon
          title={flag.title}
          description={`患者填写时已看到：${flag.advice}`}
        />
      ))}
      <AlarmVerdicts
        alarms={alarms}
        judge={async judgement => (await judging.run({ applicationId, ...judgement })) === true}
      />
      {flagSeen && <p>{`${dayAndTime(flagSeen.at)} ${flagSeen.by} 已处理：${flagSeen.note}`}</p>}
      {isFlagged && (
        <Button type="primary" danger onClick={() => setOpen(true)}>
          处理完毕
        </Button>
      )}
      {isOpen && (
        <TextDialog
          title="记录处理结果"
          label="处理记录"
          yes="保存"
          most={seenNoteLimit}
          wrong={text => sentenceOf(seenNote, text)}
          onYes={save}
          onClose={() => setOpen(false)}
        >
          <p>{`请先联系${personName}，再写下怎样处理的。例如：已电话联系，家属陪同去急诊。`}</p>
        </TextDialog>
      )}
    </section>
  )
}
