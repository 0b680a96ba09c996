import { strFromU8, unzipSync } from 'fflate'

/** The files of a ZIP by their paths, read as text. */
export const textsIn = (zip: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]))
