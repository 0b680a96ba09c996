/** Why there is no picture or no sound of one's own, in a sentence that says what to do. */
export function deviceSentence(error: unknown): string {
  const { name } = error as { name?: string }
  if (!navigator.mediaDevices) return '这个浏览器不能视频通话，请用手机自带的浏览器打开本页'
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return '还不能用摄像头或麦克风。请在浏览器或手机的设置里允许本网站使用，再点“重新检测”'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return '没有找到摄像头或麦克风，请检查设备后再试'
  if (name === 'NotReadableError' || name === 'AbortError') return '其他应用正在用摄像头或麦克风，请关闭它再试'
  return '摄像头或麦克风无法打开，请稍后再试'
}

/** Small enough for a phone network, large enough to see a rash. */
const picture = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 20, max: 24 } }
const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

export type Facing = 'user' | 'environment'

export interface OwnMedia {
  stream: MediaStream
  /** What is missing, and what to do; undefined: both are there. */
  sentence: string | undefined
}

/** Camera and microphone; without the one at least the other. */
export async function openDevices(facing: Facing): Promise<OwnMedia> {
  const ask = (wanted: MediaStreamConstraints) => navigator.mediaDevices.getUserMedia(wanted)
  const video = { ...picture, facingMode: facing }
  try {
    return { stream: await ask({ audio: sound, video }), sentence: undefined }
  } catch (error) {
    const sentence = deviceSentence(error)
    if (!navigator.mediaDevices) throw new Error(sentence, { cause: error })
    for (const wanted of [{ audio: sound }, { video }]) {
      try {
        return {
          stream: await ask(wanted),
          sentence: `${sentence}。目前只能使用${'audio' in wanted ? '语音' : '画面'}`,
        }
      } catch {
        // The first sentence says it.
      }
    }
    throw new Error(sentence, { cause: error })
  }
}

/** The camera at the other side of the phone, alone. */
export async function otherCamera(facing: Facing): Promise<MediaStreamTrack | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { ...picture, facingMode: facing } })
  return stream.getVideoTracks()[0]
}

export const closeDevices = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
