/** The first part of a multipart/related answer; undefined: it is none. */
export function firstPart(type: string, bytes: Buffer): Buffer | undefined {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary === undefined) return undefined
  const begin = bytes.indexOf('\r\n\r\n', bytes.indexOf(`--${boundary}`))
  if (begin < 0) return undefined
  const end = bytes.indexOf(`\r\n--${boundary}`, begin + 4)
  return bytes.subarray(begin + 4, end < 0 ? bytes.length : end)
}
