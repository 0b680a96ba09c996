import { Button } from 'antd'
import { useState } from 'react'
import { timeOf } from '@nethos/contract/common/days.ts'
import type { OpenedRecording, RecordingTake } from '@nethos/contract/consult/video/recording.services.ts'
import { minutesOf } from '../minutes.ts'
import { Player } from './player.tsx'

interface TakesProps {
  opened: OpenedRecording
  /** The opening has ended: a reason is asked for again. */
  onOver: () => void
}

/** A meeting in the pieces that it was recorded in; one is played at a time. */
export function Takes({ opened: { accessId, takes }, onOver }: TakesProps) {
  const [chosen, setChosen] = useState<RecordingTake>()
  return (
    <section className="office__section">
      <h2>录像</h2>
      <ul className="recording__takes">
        {takes.map(take => (
          <li key={take.takeId}>
            <Button
              type={take === chosen ? 'primary' : 'default'}
              aria-pressed={take === chosen}
              onClick={() => setChosen(take)}
            >
              {timeOf(take.beganAt)} 起 · {carried(take)} · {minutesOf(lengthOf(take))}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <Player key={chosen.takeId} accessId={accessId} take={chosen} onOver={onOver} />}
    </section>
  )
}

const carried = ({ sides }: RecordingTake): string =>
  sides.some(({ mediaType }) => mediaType.startsWith('video')) ? '视频' : '语音'
const lengthOf = ({ sides }: RecordingTake): number => Math.max(0, ...sides.map(({ seconds }) => seconds))
