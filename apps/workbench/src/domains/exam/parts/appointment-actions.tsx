import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { DeskExaminationRow } from '@nethos/contract/exam/exam-desk.services.ts'
import { deskCancelReason } from '@nethos/contract/exam/exam.rules.ts'
import { deskBookStatuses } from '@nethos/contract/exam/examination.status.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { bookExamination, cancelExamination } from '../exam.calls.ts'
import { ChooseSlot } from './choose-slot.tsx'

/** For somebody who stands at the desk or has called: a time, another time, or none. */
export function AppointmentActions({ row }: { row: DeskExaminationRow }) {
  const [open, setOpen] = useState<'book' | 'cancel'>()
  const { message } = App.useApp()
  const booking = useCommand(bookExamination)
  const cancelling = useCommand(cancelExamination)
  const { examinationId, itemName, personName, status, startsAt } = row
  const isBooked = status === 'booked'
  if (!deskBookStatuses.includes(status)) return null
  const close = () => setOpen(undefined)
  const book = async (slotId: string) => {
    if (!(await booking.run({ examinationId, slotId }))) return
    void message.success('已提交医院，确认后会通知患者')
    close()
  }
  const cancel = async (reason: string) => {
    const done = await cancelling.run({ examinationId, reason })
    if (done) void message.success('已取消，并已通知患者')
    return done === true
  }
  return (
    <>
      <Space wrap>
        <Button onClick={() => setOpen('book')}>{isBooked ? '改约' : '预约'}</Button>
        {isBooked && <Button onClick={() => setOpen('cancel')}>取消预约</Button>}
      </Space>
      {open === 'book' && (
        <ChooseSlot
          title={`${isBooked ? '改约' : '预约'}：${personName} ${itemName}`}
          examinationId={examinationId}
          now={startsAt}
          isBusy={booking.isBusy}
          onChoose={slotId => void book(slotId)}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <TextDialog
          title="取消检查预约"
          label="原因"
          yes="取消预约"
          isDangerous
          most={100}
          wrong={text => sentenceOf(deskCancelReason, text)}
          onYes={cancel}
          onClose={close}
        >
          {`${personName}的${itemName}${startsAt === null ? '' : `（${dayAndTime(startsAt)}）`}将被取消，号源退回。患者会收到消息并看到原因，检查单仍然有效，可以另选时间。`}
        </TextDialog>
      )}
    </>
  )
}
