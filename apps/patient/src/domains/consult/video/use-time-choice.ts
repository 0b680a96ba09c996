import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { videoTimes } from './video.calls.ts'

export type TimeChoice = ReturnType<typeof useTimeChoice>

/** What a doctor offers by video, and which kind and time of it the patient has chosen. */
export function useTimeChoice(docId: string, comesFor: string) {
  const offered = useServiceQuery(videoTimes(docId), { everyMs: 30_000 })
  const [wantedTime, chooseTime] = useState('')
  const [wantedKind, chooseKind] = useState(comesFor)
  const kinds = offered.value?.kinds ?? []
  // Somebody else may have taken it meanwhile.
  const isThere = offered.value?.times.some(one => one.timeId === wantedTime)
  return {
    offered,
    kind: kinds.find(one => one.consultType === wantedKind) ?? kinds[0],
    /** Empty when none was chosen. */
    timeId: isThere ? wantedTime : '',
    chooseKind,
    chooseTime,
  }
}
