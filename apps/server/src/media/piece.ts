/** A paragraph of a sheet. */
export interface Piece {
  text: string
  size: number
  /** Above it. */
  gap?: number
  indent?: number
  isCentred?: boolean
  /** A line across the sheet stands above it, in the middle of its gap. */
  hasLine?: boolean
}

/** Whose sheet it is: stands above the first line of it. */
export interface Letterhead {
  hospitalName: string
  /** 三级甲等综合医院; may be empty. */
  level: string
  /** The line of the licence; may be empty. */
  licence: string
  /** A square PNG; undefined where the hospital has no mark of its own. */
  mark: Uint8Array | undefined
  /** #rrggbb, dark enough to be read on paper. */
  colour: string
}
