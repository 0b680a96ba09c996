import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import type { DeskComplaint } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { owedStates, type ComplaintState } from '@nethos/contract/feedback/complaint.status.ts'
import { useMe } from '../../staff/public.ts'
import { assignComplaint } from '../complaint.calls.ts'
import { AnswerDialog, ExtendDialog, NoteDialog } from './complaint-dialogs.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'

type ComplaintAction = 'answer' | 'note' | 'extend' | 'close' | 'hand_over'

/** What can be done with it where it stands. */
export function ComplaintActions({ complaint }: { complaint: DeskComplaint }) {
  const [opened, setOpened] = useState<ComplaintAction>()
  const { feedbackId, complaintState, mayWork, isExtended } = complaint
  const isOwed = (owedStates as readonly ComplaintState[]).includes(complaintState)
  const close = () => setOpened(undefined)
  const shown = { feedbackId, onClose: close }
  return (
    <div className="letter__actions">
      {complaintState !== 'closed' && !complaint.isMine && <TakeButton complaint={complaint} />}
      {mayWork && complaintState !== 'open' && complaintState !== 'closed' && (
        <Button type="primary" onClick={() => setOpened('answer')}>
          {complaintState === 'answered' ? '补充答复' : '答复患者'}
        </Button>
      )}
      {mayWork && complaintState === 'answered' && <Button onClick={() => setOpened('close')}>办结</Button>}
      <Button onClick={() => setOpened('note')}>添加处理记录</Button>
      {mayWork && isOwed && !isExtended && <Button onClick={() => setOpened('extend')}>延长时限</Button>}
      {complaintState !== 'closed' && <Button onClick={() => setOpened('hand_over')}>转交</Button>}
      {opened === 'answer' && <AnswerDialog {...shown} />}
      {opened === 'note' && <NoteDialog {...shown} />}
      {opened === 'extend' && <ExtendDialog {...shown} />}
      {opened === 'close' && <CloseDialog {...shown} />}
      {opened === 'hand_over' && <HandOverDialog complaint={complaint} onClose={close} />}
    </div>
  )
}

function TakeButton({ complaint: { feedbackId, ownerName } }: { complaint: DeskComplaint }) {
  const { message } = App.useApp()
  const { run, isBusy } = useCommand(assignComplaint)
  const staffId = useMe().value?.staffId
  const take = async () => {
    if (staffId && (await run({ feedbackId, staffId }))) void message.success('已由您负责')
  }
  return (
    <Button type="primary" loading={isBusy} disabled={!staffId} onClick={() => void take()}>
      {ownerName === '' ? '受理' : '接手'}
    </Button>
  )
}
