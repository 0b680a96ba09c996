/** Where the server gives the hospital's own mark as a square PNG; `maskable` has room around it for a system to cut. */
export const markAddress = (mark: string, edge: number, isMaskable = false): string =>
  `/mark/${mark}-${isMaskable ? 'maskable-' : ''}${edge}.png`
