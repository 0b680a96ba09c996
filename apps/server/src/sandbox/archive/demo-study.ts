// Studies that nobody keeps: the number of one says whose it is, and the pictures are drawn when they are asked for.
const root = '1.2.826.0.1.3680043.10.1337.7'
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const pattern = new RegExp(`^${root.replaceAll('.', '\\.')}\\.([1-9]\\d{1,30})$`)

/** The chest CT of this file. */
export function demoStudyUid(recordNumber: string): string {
  let number = 1n
  for (const letter of recordNumber.toUpperCase()) number = number * 36n + BigInt(Math.max(0, alphabet.indexOf(letter)))
  return `${root}.${number}`
}

/** Whose it is; undefined: none of these. */
export function recordNumberIn(studyUid: string): string | undefined {
  const [, digits] = pattern.exec(studyUid) ?? []
  if (digits === undefined) return undefined
  let letters = ''
  let number = BigInt(digits)
  for (; number >= 36n; number /= 36n) letters = alphabet[Number(number % 36n)]! + letters
  return number === 1n && letters !== '' ? letters : undefined
}

export const seriesUidOf = (studyUid: string): string => `${studyUid}.1`
export const instanceUidOf = (studyUid: string, number: number): string => `${studyUid}.1.${number}`
