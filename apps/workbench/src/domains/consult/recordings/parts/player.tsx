import { Alert, Progress } from 'antd'
import { useRef, type Ref, type RefObject } from 'react'
import type { RecordingTake } from '@nethos/contract/consult/video/recording.services.ts'
import { Fault } from '../../../../patterns/states.tsx'
import { useLoadedTake, type PlayedSide } from '../use-loaded-take.ts'

interface PlayerProps {
  accessId: string
  take: RecordingTake
  onOver: () => void
}

const names = { patient: '患者', doctor: '医生' } as const

/** Both sides beside each other. The first one has the bar; the other follows it. */
export function Player({ accessId, take, onOver }: PlayerProps) {
  const { sides, share, sentence, retry } = useLoadedTake(accessId, take, onOver)
  const follower = useRef<HTMLVideoElement>(null)
  if (sentence) return <Fault sentence={sentence} onRetry={retry} />
  if (!sides)
    return (
      <div role="status">
        <p>正在载入录像…</p>
        <Progress percent={Math.floor(share * 100)} />
      </div>
    )
  const missing = sides.reduce((sum, side) => sum + side.missing, 0)
  const [first, second] = sides
  return (
    <>
      {missing > 0 && <Alert type="warning" title={`有${missing}段没有收到，播放时会跳过`} />}
      <div className="recording__sides">
        {first && <Side played={first} follower={follower} />}
        {second && <Side played={second} ref={follower} />}
      </div>
    </>
  )
}

interface SideProps {
  played: PlayedSide
  /** What plays along with this one, which has the bar. */
  follower?: RefObject<HTMLVideoElement | null>
  ref?: Ref<HTMLVideoElement>
}

function Side({ played: { side, address }, follower, ref }: SideProps) {
  const name = names[side.side]
  const other = (act: (video: HTMLVideoElement) => void) => void (follower?.current && act(follower.current))
  return (
    <figure className="recording__side">
      <figcaption>{name}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what two people said to each other; nobody has written it down */}
      <video
        ref={ref}
        src={address}
        controls={follower !== undefined}
        playsInline
        aria-label={`${name}的录像`}
        onPlay={() => other(video => void video.play().catch(() => {}))}
        onPause={() => other(video => video.pause())}
        onSeeked={({ currentTarget: { currentTime } }) => other(video => Object.assign(video, { currentTime }))}
        onRateChange={({ currentTarget: { playbackRate } }) => other(video => Object.assign(video, { playbackRate }))}
      />
      <a href={address} download={`${name}.${side.mediaType.split('/')[1]}`}>
        下载{name}的录像
      </a>
    </figure>
  )
}
