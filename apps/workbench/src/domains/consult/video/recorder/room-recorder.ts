import { firstOf, nthOf } from '@nethos/contract/common/present.ts'
import { randomId } from '../../../../controls/random-id.ts'
import { partSeconds, type RecordingMediaType } from '@nethos/contract/consult/video/recording.rules.ts'

export type Side = 'patient' | 'doctor'

/** What one side sends now. */
export interface Source {
  side: Side
  tracks: readonly MediaStreamTrack[]
}

export interface Part {
  takeId: string
  side: Side
  mediaType: RecordingMediaType
  beganAt: number
  partNo: number
  milliseconds: number
  bytes: Blob
}

/** late: parts wait for the line; failed: this browser cannot record, or the server does not take it. */
export type RecorderState = 'idle' | 'recording' | 'late' | 'failed'

export interface RecorderOptions {
  /** Throws what `isRefusal` knows when there is no use in trying again. */
  save: (part: Part) => Promise<unknown>
  isRefusal: (error: unknown) => boolean
  /** Epoch ms by the server's clock. */
  now: () => number
  onState: (state: RecorderState, unsaved: number) => void
}

const pictures = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'] as const
const sound = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const
/** Enough to see what was shown: some 2 MB a minute and side. */
const bits = { videoBitsPerSecond: 250_000, audioBitsPerSecond: 32_000 }
const againMs = [1_000, 2_000, 5_000, 10_000]
/** A line that is away for longer than this many parts is said to be late. */
const lateFrom = 4

/**
 * Records both sides of a meeting, each by itself, and hands in the parts in order, again and again until each has arrived. A
 * new take begins when what is recorded changes: pictures that stop, a line that was made anew.
 */
export class RoomRecorder {
  readonly #options: RecorderOptions
  #recorders: MediaRecorder[] = []
  #isOf = ''
  #waiting: Part[] = []
  #isSending = false
  #hasFailed = false

  constructor(options: RecorderOptions) {
    this.#options = options
  }

  /** What there is to record now; the same again changes nothing, and nothing ends the take. */
  record(sources: readonly Source[]): void {
    const isOf = sources.map(({ side, tracks }) => [side, ...tracks.map(({ id }) => id)].join(' ')).join()
    if (isOf === this.#isOf) return
    for (const recorder of this.#recorders) if (recorder.state !== 'inactive') recorder.stop()
    this.#recorders = []
    this.#isOf = isOf
    const [takeId, beganAt] = [randomId(), this.#options.now()]
    try {
      for (const source of sources) this.#recorders.push(this.#begin(source, takeId, beganAt))
    } catch {
      this.#hasFailed = true
    }
    this.#say()
  }

  /** Ends the take; what waits goes on being handed in. */
  stop(): void {
    this.record([])
  }

  #begin({ side, tracks }: Source, takeId: string, beganAt: number): MediaRecorder {
    const types = tracks.some(({ kind }) => kind === 'video') ? pictures : sound
    const mimeType = types.find(type => MediaRecorder.isTypeSupported(type))
    const recorder = new MediaRecorder(new MediaStream([...tracks]), { ...(mimeType ? { mimeType } : {}), ...bits })
    let partNo = 0
    let since = performance.now()
    recorder.ondataavailable = ({ data }) => {
      const now = performance.now()
      const milliseconds = Math.round(now - since)
      since = now
      if (data.size === 0) return
      const mediaType = recorder.mimeType.split(';')[0] as RecordingMediaType
      this.#waiting.push({ takeId, side, mediaType, beganAt, partNo, milliseconds, bytes: data })
      partNo += 1
      void this.#send()
    }
    // A recorder that gives up: the next look begins another take.
    recorder.onerror = () => {
      this.#isOf = 'broken'
    }
    recorder.start(partSeconds * 1000)
    return recorder
  }

  async #send(): Promise<void> {
    this.#say()
    if (this.#isSending) return
    this.#isSending = true
    for (let tries = 0; this.#waiting.length > 0;) {
      try {
        await this.#options.save(firstOf(this.#waiting))
        this.#waiting.shift()
        this.#hasFailed = false
        tries = 0
      } catch (error) {
        if (this.#options.isRefusal(error)) {
          // The rest of this side's take is of no use without it.
          const { takeId, side } = firstOf(this.#waiting)
          this.#waiting = this.#waiting.filter(part => part.takeId !== takeId || part.side !== side)
          this.#hasFailed = true
        } else {
          const wait = nthOf(againMs, Math.min(tries++, againMs.length - 1))
          await new Promise(resolve => setTimeout(resolve, wait))
        }
      }
      this.#say()
    }
    this.#isSending = false
    this.#say()
  }

  #say(): void {
    const state = this.#hasFailed
      ? 'failed'
      : this.#waiting.length >= lateFrom
        ? 'late'
        : this.#recorders.length > 0
          ? 'recording'
          : 'idle'
    this.#options.onState(state, this.#waiting.length)
  }
}
