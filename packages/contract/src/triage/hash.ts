/** FNV-1a, 32 bits, over UTF-16: the same text has the same number everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** Which half of a measuring set a sentence belongs to; no hand decides, and nothing that is added moves it. */
export const isOfDevelopment = (text: string): boolean => (hashOf(text) >>> 8) % 2 === 0
