/** Text as the provider writes its bills: GBK. Node can only read it, so the table is read backwards, once. */
export function toGbk(text: string): Buffer {
  const codes = (table ??= readTable())
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    if (point < 0x80) bytes.push(point)
    else bytes.push(...(codes.get(character) ?? [0x3f]))
  }
  return Buffer.from(bytes)
}

let table: Map<string, [number, number]> | undefined

function readTable(): Map<string, [number, number]> {
  const decoder = new TextDecoder('gbk')
  const codes = new Map<string, [number, number]>()
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      if (character.length === 1 && character !== '\uFFFD' && !codes.has(character)) codes.set(character, [lead, trail])
    }
  }
  return codes
}
