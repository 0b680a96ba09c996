import { call } from '@nethos/calls/call.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { recordingServices, type RecordingTake } from '@nethos/contract/consult/video/recording.services.ts'

export type RecordedSide = RecordingTake['sides'][number]

interface LoadedSide {
  bytes: Blob
  /** Parts that never arrived. */
  missing: number
}

interface Wanted {
  accessId: string
  takeId: string
  side: RecordedSide
  onPart: () => void
  signal: AbortSignal
}

/** One side of a take, part after part. Throws when the opening is over, or the line is away. */
export async function loadSide({ accessId, takeId, side, onPart, signal }: Wanted): Promise<LoadedSide> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let missing = 0
  for (let partNo = 0; partNo < side.parts && !signal.aborted; partNo++) {
    try {
      const { base64 } = await call(recordingServices.recordingPart, { accessId, takeId, side: side.side, partNo })
      pieces.push(Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)))
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== commonRefusals.not_found.code) throw error
      missing += 1
    }
    onPart()
  }
  return { bytes: new Blob(pieces, { type: side.mediaType }), missing }
}
