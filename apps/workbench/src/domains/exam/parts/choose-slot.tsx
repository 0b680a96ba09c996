import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime, dayOf } from '@nethos/contract/common/days.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { examinationSlots } from '../exam.calls.ts'

interface ChooseSlotProps {
  title: string
  examinationId: string
  /** The time that is kept now. */
  now: number | null
  isBusy: boolean
  onChoose: (slotId: string) => void
  onClose: () => void
}

const leftInWords = (left: number | null) => (left === null ? '无需预约' : left === 0 ? '已满' : `余${left}`)

/** The times of an examination, a day at a time, with the places left. */
export function ChooseSlot({ title, examinationId, now, isBusy, onChoose, onClose }: ChooseSlotProps) {
  const query = useServiceQuery(examinationSlots(examinationId))
  const [chosenDay, setDay] = useState<string>()
  const [slotId, setSlotId] = useState<string>()
  const slots = query.value ?? []
  const days = [...new Set(slots.map(one => dayOf(one.startsAt)))]
  const day = chosenDay ?? days[0] ?? ''
  return (
    <Modal
      open
      title={title}
      okText="确定"
      cancelText="返回"
      okButtonProps={{ disabled: slotId === undefined, loading: isBusy }}
      mask={{ closable: false }}
      onOk={() => slotId !== undefined && onChoose(slotId)}
      onCancel={onClose}
    >
      {!query.value && query.status === 'fault' && <Fault sentence={query.sentence} onRetry={query.retry} />}
      {!query.value && query.status !== 'fault' && <Waiting rows={4} />}
      {query.value && slots.length === 0 && <Empty as="days" sentence="两周内没有可以预约的时间" />}
      {slots.length > 0 && (
        <>
          {now !== null && <p>现在的时间：{dayAndTime(now)}。医院确认新的时间之前，原来的时间仍然保留。</p>}
          <Choice
            label="日期"
            value={day}
            of={Object.fromEntries(days.map(one => [one, one]))}
            onChange={chosen => {
              setDay(chosen)
              setSlotId(undefined)
            }}
          />
          <Radio.Group
            aria-label="时间"
            value={slotId}
            onChange={event => setSlotId(String(event.target.value))}
            options={slots
              .filter(one => dayOf(one.startsAt) === day)
              .map(one => ({
                value: one.slotId,
                label: `${dayAndTime(one.startsAt).slice(-5)} ${leftInWords(one.left)}`,
                disabled: one.left === 0 || one.startsAt === now,
              }))}
          />
        </>
      )}
    </Modal>
  )
}
