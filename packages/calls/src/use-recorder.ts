import { useEffect, useRef, useState } from 'react'
import { recordVoice, whyNot, type Recording, type Under } from './record-voice.ts'

/** One voice message of `most` seconds: asked for, recorded, listened to, recorded again. */
export function useRecorder(most: number) {
  const [state, setState] = useState<'idle' | 'asking' | 'recording' | 'recorded'>('idle')
  const [seconds, setSeconds] = useState(0)
  const [recording, setRecording] = useState<Recording>()
  const [trouble, setTrouble] = useState('')
  const under = useRef<Under>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      under.current?.drop()
    }
  }, [])
  const address = recording?.address
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])

  async function start(): Promise<void> {
    setTrouble('')
    setRecording(undefined)
    setSeconds(0)
    setState('asking')
    try {
      under.current = await recordVoice({
        most,
        onTick: setSeconds,
        onEnd(made) {
          if (!made) setTrouble('说话时间太短，请再录一次')
          setRecording(made)
          setState(made ? 'recorded' : 'idle')
        },
      })
      // The page may have gone while the phone asked for permission.
      if (isGone.current) return under.current.drop()
      setState('recording')
    } catch (error) {
      setTrouble(whyNot(error))
      setState('idle')
    }
  }
  return { state, seconds, recording, trouble, start, stop: () => under.current?.stop() }
}
