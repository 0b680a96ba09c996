/** In which kind two people speak to each other, the best first. */
export const lineKinds = ['video', 'audio', 'text'] as const
export type LineKind = (typeof lineKinds)[number]

export const lineKindWords: Readonly<Record<LineKind, string>> = { video: '视频', audio: '语音', text: '文字' }

/** What both sides can have when each says what its own line carries. */
export const worseKind = (one: LineKind, other: LineKind): LineKind =>
  lineKinds.indexOf(one) >= lineKinds.indexOf(other) ? one : other

/** What arrived within one second from the other side. */
export interface LineSample {
  /** Epoch ms, or any clock that only goes on. */
  readonly at: number
  /** The peer connection says that it stands. */
  readonly isConnected: boolean
  /** Bytes of sound that arrived. Silence has some, too: only a dead line has none. */
  readonly soundBytes: number
  /** Pictures that were drawn. */
  readonly frames: number
  /** Lost of what was sent to us, 0 to 1. */
  readonly loss: number
  /** The other side shows a picture at all: its camera is on, and it still sends it. */
  readonly isPictureMeant: boolean
}

/** A kind that does not come through is given up after so many ms: the page must have said so before 5 s are over. */
export const patience = 3_500
/** Sound comes back by itself when it has come through for so long. */
export const healed = 3_000
/** Fewer pictures a second are no motion any more. */
const fewestFrames = 3
/** With more loss than this speech breaks up, and pictures stand still. */
const mostLoss = 0.25

const hasSound = (one: LineSample): boolean => one.isConnected && one.soundBytes > 0
const hasPicture = (one: LineSample): boolean =>
  hasSound(one) && (!one.isPictureMeant || (one.frames >= fewestFrames && one.loss <= mostLoss))

/**
 * What the line carries now, by what arrived in the last seconds (oldest first): worse at once when nothing came through
 * for `patience`; from text back to sound when it came through for `healed`. To pictures only people go back, by a tap.
 */
export function judgeLine(samples: readonly LineSample[], now: LineKind): LineKind {
  const last = samples.at(-1)
  if (!last) return now
  if (now === 'text') return heldFor(samples, healed, hasSound) ? 'audio' : 'text'
  if (heldFor(samples, patience, one => !hasSound(one))) return 'text'
  return now === 'video' && heldFor(samples, patience, one => !hasPicture(one)) ? 'audio' : now
}

/** True of every sample of the last so many ms, and there are so many. */
function heldFor(samples: readonly LineSample[], ms: number, is: (one: LineSample) => boolean): boolean {
  const last = samples.at(-1)
  let since: number | undefined
  for (const one of samples) {
    if (!is(one)) since = undefined
    else since ??= one.at
  }
  return since !== undefined && last !== undefined && last.at - since >= ms
}

/** How long two people spoke in each kind, seconds. */
export type SpokenSeconds = Readonly<Record<LineKind, number>>

/**
 * Which kind was delivered: the best one that, together with better ones, filled at least half of the time that they were
 * together. Undefined: they were not.
 */
export function deliveredKind({ video, audio, text }: SpokenSeconds): LineKind | undefined {
  const together = video + audio + text
  if (together === 0) return undefined
  if (video * 2 >= together) return 'video'
  return (video + audio) * 2 >= together ? 'audio' : 'text'
}
