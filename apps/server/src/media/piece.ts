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
