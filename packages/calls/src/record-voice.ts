/** What a phone or a browser records in, the one first that most others play. */
const formats = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'

export interface Recording {
  bytes: Blob
  seconds: number
  /** For listening to it before it is sent. */
  address: string
}

/** Why nothing was recorded, in a sentence that says what to do. */
export function whyNot(error: unknown): string {
  const { name } = error as { name?: string }
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return '还不能用麦克风。请在手机或浏览器的设置里允许，再试一次；也可以改用文字。'
  if (name === 'NotFoundError') return '没有找到麦克风，请改用文字。'
  return '现在不能录音，请改用文字。'
}

/** A recording under way. */
export interface Under {
  stop: () => void
  /** Ends it and keeps nothing. */
  drop: () => void
}

interface Hearers {
  /** How many seconds it may last: then it ends by itself. */
  most: number
  /** Whole seconds so far. */
  onTick: (seconds: number) => void
  /** Undefined when there is nothing worth sending. */
  onEnd: (recording: Recording | undefined) => void
}

/** Asks for the microphone and records. Throws when there is none, or no permission. */
export async function recordVoice({ most, onTick, onEnd }: Hearers): Promise<Under> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = formats.find(format => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, { ...(mimeType ? { mimeType } : {}), audioBitsPerSecond: 32_000 })
  const parts: Blob[] = []
  const began = Date.now()
  const stop = () => {
    if (recorder.state === 'recording') recorder.stop()
  }
  const ticking = setInterval(() => {
    const passed = Math.floor((Date.now() - began) / 1000)
    onTick(passed)
    if (passed >= most) stop()
  }, 250)
  const quiet = () => {
    clearInterval(ticking)
    for (const track of stream.getTracks()) track.stop()
  }
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  recorder.onstop = () => {
    quiet()
    const bytes = new Blob(parts, { type: recorder.mimeType })
    const seconds = Math.min(most, Math.round((Date.now() - began) / 1000))
    onEnd(seconds < 1 || bytes.size === 0 ? undefined : { bytes, seconds, address: URL.createObjectURL(bytes) })
  }
  recorder.start()
  const drop = () => {
    recorder.onstop = quiet
    stop()
  }
  return { stop, drop }
}

/** The name that a recording is uploaded under. */
export const nameOfVoice = ({ type }: Blob): string =>
  `语音.${type.includes('mp4') ? 'm4a' : type.includes('ogg') ? 'ogg' : 'webm'}`
