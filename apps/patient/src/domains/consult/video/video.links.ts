import { consultPaths } from '@nethos/contract/consult/consult.paths.ts'

export const applyVideo = (docId: string): string => `${consultPaths.applyVideo}?docId=${encodeURIComponent(docId)}`
export const roomPage = (consultId: string): string =>
  `${consultPaths.videoRoom}?consultId=${encodeURIComponent(consultId)}`
