import { useMedia } from './use-media.ts'

/** Whether the window is at least so many pixels wide. */
export const useWide = (pixels: number): boolean => useMedia(`(min-width: ${pixels}px)`)
