/** A picture as we keep it: written anew from its pixels, upright, without anything that the camera told. */
export interface Picture {
  readonly kind: 'picture'
  readonly bytes: Buffer
  readonly mediaType: 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
  /** WebP, at most 400 pixels a side. */
  readonly thumbnail: Buffer
  /** For display only, with the ending of what it has become. */
  readonly fileName: string
}

/** A PDF as it came: without scripts, attachments, forms that send, or a password. */
export interface PdfDocument {
  readonly kind: 'pdf'
  readonly bytes: Buffer
  readonly mediaType: 'application/pdf'
  readonly pages: number
  readonly fileName: string
}

/** A voice message as it came: one sound track, no pictures. */
export interface AudioRecording {
  readonly kind: 'audio'
  readonly bytes: Buffer
  readonly mediaType: 'audio/webm' | 'audio/mp4'
  readonly fileName: string
}

/** A film without what it told of its recording. */
export interface Film {
  readonly kind: 'video'
  readonly bytes: Buffer
  readonly mediaType: 'video/mp4'
  readonly fileName: string
}

export interface RefusedUpload {
  readonly kind: 'refused'
  readonly reason: UploadRefusal
  /** What the person reads. */
  readonly sentence: string
}

export type Upload = Picture | PdfDocument | AudioRecording | Film | RefusedUpload

/** Why an upload is not taken, and the sentence for it. */
export const uploadRefusals = {
  empty: '文件是空的，请重新选择',
  tooLarge: '文件不能超过10M',
  notPdf: '请上传pdf格式的文件',
  format: '这种图片不能上传，请换JPG或PNG图片',
  heic: 'HEIC图片不能上传，请截图后上传，或在手机相机设置里改为JPG',
  tooManyPixels: '图片太大，请缩小后再上传',
  damagedPicture: '图片已损坏，请重新选择',
  damagedPdf: '这个PDF文件打不开，请重新导出后再上传',
  lockedPdf: '这个PDF文件有密码，请去掉密码后再上传',
  activePdf: '这个PDF文件不只有文字和图片，不能上传，请重新导出后再上传',
  notAudio: '这段语音无法读取，请重新录音',
  notVideo: '这段视频无法读取，请用手机相机重新拍摄后再上传',
  longAudio: '语音太长，请分几段发送',
  busy: '现在上传的人较多，请稍后再试',
} as const

export type UploadRefusal = keyof typeof uploadRefusals

export const refusedUpload = (reason: UploadRefusal): RefusedUpload => ({
  kind: 'refused',
  reason,
  sentence: uploadRefusals[reason],
})
