import type { PictureWindow } from '@nethos/contract/reports/report-windows.ts'

export type { PictureWindow } from '@nethos/contract/reports/report-windows.ts'

/**
 * What we ask of a hospital's picture archive (影像归档). Its pictures stay there: we know which there are, and ask for one
 * when somebody who may see it looks at it. Every call rejects with `HospitalUnreachableError` when no answer came.
 */
export interface HospitalPictures {
  /** Whether an archive stands behind this for the hospital. */
  speaksFor(hosId: string): boolean
  /**
   * The series of a study in the order in which they are looked at, without what is no picture. Undefined: the archive has no
   * such study (yet), or has it of somebody else than `recordNumber`.
   */
  study(hosId: string, study: NamedStudy): Promise<ArchiveStudy | undefined>
  /** One picture, rendered; undefined: the archive has none (any more). At most 10 MiB. */
  picture(hosId: string, picture: ArchivePicture, as: RenderedAs): Promise<RenderedPicture | undefined>
}

export interface NamedStudy {
  /** One of the two may be empty. */
  studyUid: string
  accessionNumber: string
  recordNumber: string
}

export interface ArchiveStudy {
  studyUid: string
  series: ArchiveSeries[]
}

export interface ArchiveSeries {
  seriesUid: string
  seriesName: string
  /** DICOM's word: CT, MR, US. */
  modality: string
  pictures: { instanceUid: string; frames: number }[]
}

export interface ArchivePicture {
  studyUid: string
  seriesUid: string
  instanceUid: string
  /** From 1 on. */
  frame: number
}

export interface RenderedAs {
  /** Left out: as the picture itself says. */
  window?: PictureWindow | undefined
  /** For a row of small pictures. */
  isSmall?: boolean | undefined
}

export interface RenderedPicture {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png'
}
