import { displayName } from './display-name.ts'
import { isMp4Voice } from './mp4-voice.ts'
import { refusedUpload, type AudioRecording, type RefusedUpload } from './upload.ts'
import { isWebmVoice } from './webm-voice.ts'

/** A minute of speech has some 300 kB; phones that do not heed the rate they were asked for send more. */
const bytesMost = 3 * 1024 * 1024

/** What a browser records, by what the sniffer calls it: containers that could hold a film, too. */
const containers: Readonly<
  Record<string, { ending: string; mediaType: AudioRecording['mediaType']; isVoice: (bytes: Buffer) => boolean }>
> = {
  'video/webm': { ending: 'webm', mediaType: 'audio/webm', isVoice: isWebmVoice },
  'audio/webm': { ending: 'webm', mediaType: 'audio/webm', isVoice: isWebmVoice },
  'video/mp4': { ending: 'm4a', mediaType: 'audio/mp4', isVoice: isMp4Voice },
  'audio/mp4': { ending: 'm4a', mediaType: 'audio/mp4', isVoice: isMp4Voice },
  'audio/x-m4a': { ending: 'm4a', mediaType: 'audio/mp4', isVoice: isMp4Voice },
}

export const mayBeAudio = (mediaType: string): boolean => mediaType in containers

/**
 * Takes a recording as it is, when its own tables say that there is sound in it and nothing else. It is not written anew
 * (that needs a codec library); it is served as sound alone, sandboxed and never sniffed.
 */
export function readAudio(bytes: Buffer, mediaType: string, declaredName: string): AudioRecording | RefusedUpload {
  const container = containers[mediaType]
  if (!container || !container.isVoice(bytes)) return refusedUpload('notAudio')
  if (bytes.length > bytesMost) return refusedUpload('longAudio')
  return {
    kind: 'audio',
    bytes,
    mediaType: container.mediaType,
    fileName: displayName(declaredName, container.ending),
  }
}
