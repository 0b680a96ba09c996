import { useEffect, useRef, useState } from 'react'
import { Icon } from '../controls/icon.tsx'
import './voice.css'

/** The one that is being played: another one stops it. */
let playing: HTMLAudioElement | undefined

/** A recording: a tap plays it, another one stops it. */
export function Voice({ src, seconds }: { src: string; seconds: number }) {
  const audio = useRef<HTMLAudioElement>(undefined)
  const [state, setState] = useState<'still' | 'playing' | 'broken'>('still')
  useEffect(() => () => audio.current?.pause(), [])

  const tap = () => {
    const own = (audio.current ??= new Audio(src))
    own.onended = own.onpause = () => setState('still')
    own.onerror = () => setState('broken')
    if (state === 'playing') {
      own.pause()
      return setState('still')
    }
    if (playing !== own) playing?.pause()
    playing = own
    own.currentTime = 0
    setState('playing')
    own.play().catch(() => setState('broken'))
  }
  return (
    <>
      <button
        type="button"
        className="voice"
        onClick={tap}
        aria-pressed={state === 'playing'}
        aria-label={`${state === 'playing' ? '停止' : '播放'}语音，${seconds}秒`}
        style={{ minWidth: `${Math.min(5 + seconds / 6, 12)}rem` }}
      >
        <Icon name="sound" />
        {seconds}″{state === 'playing' && <span className="voice__state">播放中</span>}
      </button>
      {state === 'broken' && (
        <p role="alert" className="voice__broken">
          这台手机放不出这段语音，可以换一个浏览器再试。
          <a href={src} download>
            下载语音
          </a>
        </p>
      )}
    </>
  )
}
