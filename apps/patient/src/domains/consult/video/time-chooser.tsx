import { useState } from 'react'
import { dayOf, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import type { VideoTime } from '@nethos/contract/consult/video/video.schemas.ts'
import { Chips } from '../../../controls/chips.tsx'

interface TimeChooserProps {
  times: readonly VideoTime[]
  /** The chosen one's id; empty when none was chosen. */
  value: string
  onChoose: (timeId: string) => void
  error?: string | undefined
}

/** '11月23日 周一'. */
const dayShown = (on: string): string => `${Number(on.slice(5, 7))}月${Number(on.slice(8))}日 ${weekdayOf(on)}`

/** A day first, then one of its times. */
export function TimeChooser({ times, value, onChoose, error }: TimeChooserProps) {
  const days = [...new Set(times.map(one => dayOf(one.beginsAt)))]
  const chosen = times.find(one => one.timeId === value)
  const [tapped, setTapped] = useState<string>()
  const day = days.find(one => one === (tapped ?? (chosen && dayOf(chosen.beginsAt)))) ?? days[0]
  return (
    <>
      <Chips
        label="预约日期"
        choices={days.map(one => ({ value: one, label: dayShown(one) }))}
        value={day ?? null}
        onChange={setTapped}
      />
      <Chips
        label="预约时间"
        choices={times
          .filter(one => dayOf(one.beginsAt) === day)
          .map(one => ({ value: one.timeId, label: `${timeOf(one.beginsAt)}-${timeOf(one.endsAt)}` }))}
        value={value || null}
        onChange={onChoose}
        error={error}
      />
    </>
  )
}
