import { useEffect, useEffectEvent, useState } from 'react'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { recordingRefusals } from '@nethos/contract/consult/video/recording.refusals.ts'
import type { RecordingTake } from '@nethos/contract/consult/video/recording.services.ts'
import { loadSide, type RecordedSide } from './load-side.ts'

export interface PlayedSide {
  side: RecordedSide
  address: string
  missing: number
}

/** All of a take, for playing it; `share` is how much has come, 0 to 1. */
export function useLoadedTake(accessId: string, take: RecordingTake, onOver: () => void) {
  const [sides, setSides] = useState<PlayedSide[]>()
  const [loaded, setLoaded] = useState(0)
  const [sentence, setSentence] = useState<string>()
  const [tries, setTries] = useState(0)
  const onEnded = useEffectEvent(onOver)

  useEffect(() => {
    const leaving = new AbortController()
    const addresses: string[] = []
    const load = async () => {
      const found: PlayedSide[] = []
      for (const side of take.sides) {
        const { bytes, missing } = await loadSide({
          accessId,
          takeId: take.takeId,
          side,
          onPart: () => setLoaded(count => count + 1),
          signal: leaving.signal,
        })
        const address = URL.createObjectURL(bytes)
        addresses.push(address)
        found.push({ side, address, missing })
      }
      if (!leaving.signal.aborted) setSides(found)
    }
    load().catch((error: Error) => {
      if (leaving.signal.aborted) return
      if (error instanceof RefusedError && error.code === recordingRefusals.opening_over.code) return onEnded()
      setSentence(error.message)
    })
    return () => {
      leaving.abort()
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [accessId, take, tries])

  const all = take.sides.reduce((sum, { parts }) => sum + parts, 0)
  const retry = () => {
    setLoaded(0)
    setSentence(undefined)
    setTries(count => count + 1)
  }
  return { sides, share: all === 0 ? 1 : loaded / all, sentence, retry }
}
