import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dayOf, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { examRefusals } from '@nethos/contract/exam/exam.refusals.ts'
import type { ExaminationSlot } from '@nethos/contract/exam/exam.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { book, slots, type OfferedTimes } from '../exam.calls.ts'
import '../parts/exam.css'

const leftWords = ({ left }: ExaminationSlot): string =>
  left === null ? '不限名额' : left === 0 ? '约满' : `余${left}`

/** 选择检查时间: days, and the times of one with their places left. */
export default function ChooseTimePage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const navigate = useNavigate()
  const result = useServiceQuery(slots(id))
  const [day, setDay] = useState('')
  const [slotId, setSlotId] = useState('')
  const booking = useCommand(book, error => {
    if (error.code !== examRefusals.slot_gone.code) return false
    setSlotId('')
    result.retry()
    return false
  })
  const submit = async () => {
    if (slotId === '') return toast('请选择检查时间')
    const done = await booking.run({ examinationId: id, slotId })
    if (done) void navigate(examPages.booked.to({ id }), { replace: true })
  }
  return (
    <Page
      bar={
        <Button onClick={submit} disabled={slotId === ''}>
          确定这个时间
        </Button>
      }
    >
      <Value of={result}>
        {offer => (
          <Offer
            offer={offer}
            day={day}
            slotId={slotId}
            onDay={value => {
              setDay(value)
              setSlotId('')
            }}
            onSlot={setSlotId}
          />
        )}
      </Value>
    </Page>
  )
}

interface OfferProps {
  offer: OfferedTimes
  /** Empty: the first that has a place. */
  day: string
  slotId: string
  onDay: (day: string) => void
  onSlot: (slotId: string) => void
}

function Offer({ offer: { itemName, place, slots: all }, day, slotId, onDay, onSlot }: OfferProps) {
  const days = [...new Set(all.map(one => dayOf(one.startsAt)))]
  const open = days.find(one => all.some(slot => dayOf(slot.startsAt) === one && slot.left !== 0))
  const chosen = days.includes(day) ? day : (open ?? days[0] ?? '')
  if (chosen === '') return <Empty sentence="近两周没有可以预约的时间，请联系检查科室" icon="calendar" />
  return (
    <>
      <Card>
        <Lines
          lines={[
            { label: '检查', value: itemName },
            { label: '地点', value: place },
          ]}
        />
      </Card>
      <Card>
        <Chips
          label="日期"
          choices={days.map(one => ({
            value: one,
            label: `${Number(one.slice(5, 7))}月${Number(one.slice(8))}日 ${weekdayOf(one)}`,
          }))}
          value={chosen}
          onChange={onDay}
        />
      </Card>
      <Times all={all.filter(one => dayOf(one.startsAt) === chosen)} slotId={slotId} onChoose={onSlot} />
    </>
  )
}

interface TimesProps {
  all: readonly ExaminationSlot[]
  slotId: string
  onChoose: (slotId: string) => void
}

const Times = ({ all, slotId, onChoose }: TimesProps) => (
  <Card title="时间">
    <div className="exam-slots">
      {all.map(one => (
        <button
          key={one.slotId}
          type="button"
          className="exam-slot"
          aria-pressed={one.slotId === slotId}
          disabled={one.left === 0}
          onClick={() => onChoose(one.slotId)}
        >
          <strong>
            {timeOf(one.startsAt)}–{timeOf(one.endsAt)}
          </strong>
          <span>{leftWords(one)}</span>
        </button>
      ))}
    </div>
  </Card>
)
