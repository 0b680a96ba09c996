/** 上传凭证: the kind of file, in the wire's codes. */
export const systemSpelling = {
  words: { kind: 'fileType' },
  codes: { kind: { picture: 'IMAGE', pdf: 'PDF', audio: 'AUDIO', video: 'VIDEO' } },
} as const
