import { useEffect, useState } from 'react'
import { closeDevices, openDevices, otherCamera, type Facing } from './devices.ts'

/** The own camera and microphone, as long as the page is there. */
export function useOwnMedia() {
  const [stream, setStream] = useState<MediaStream>()
  const [sentence, setSentence] = useState<string>()
  const [facing, setFacing] = useState<Facing>('user')
  const [tries, setTries] = useState(1)
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | undefined
    openDevices('user').then(
      media => {
        opened = media.stream
        if (isOver) return closeDevices(opened)
        setStream(media.stream)
        setSentence(media.sentence)
      },
      (error: Error) => !isOver && setSentence(error.message),
    )
    return () => {
      isOver = true
      closeDevices(opened)
      setStream(undefined)
      setSentence(undefined)
    }
  }, [tries])

  /** The camera at the other side; the stream stays the same. */
  async function turn(): Promise<MediaStreamTrack | undefined> {
    if (!stream) return undefined
    const next: Facing = facing === 'user' ? 'environment' : 'user'
    for (const track of stream.getVideoTracks()) {
      track.stop()
      stream.removeTrack(track)
    }
    const track = await otherCamera(next)
    if (!track) return undefined
    stream.addTrack(track)
    setFacing(next)
    return track
  }
  return { stream, sentence, turn, again: () => setTries(tries + 1) }
}
