const hidden = '*'

/** Shows so many code points at both ends; text too short to hide anything inside is hidden whole. */
function masked(text: string, head: number, tail: number): string {
  const points = Array.from(text)
  const inside = points.length - head - tail
  if (inside <= 0) return hidden.repeat(points.length)
  return [...points.slice(0, head), hidden.repeat(inside), ...points.slice(points.length - tail)].join('')
}

/** An ID number as people may see it: the first 6 and the last 4 characters (core 9, masking). */
export const maskIdCard = (idCard: string): string => masked(idCard, 6, 4)

/** A mobile number as people may see it: the first 3 and the last 4 digits (core 9, masking). */
export const maskMobile = (mobile: string): string => masked(mobile, 3, 4)

/** A name in ratings (core 9, "partly masked"): 张* of two characters, 张*丰 of three or more; the star hides the length. */
export function maskName(name: string): string {
  const points = Array.from(name.trim())
  const [first = '', last = ''] = [points[0], points.at(-1)]
  if (points.length <= 1) return points.length === 0 ? '' : hidden
  return points.length === 2 ? first + hidden : first + hidden + last
}
