export interface Picture {
  src: string
  /** A small version for the grid; the large one is fetched only when it is opened. */
  thumb?: string
  /** What is to be seen; 图片 and its number when unknown. */
  alt?: string
}
