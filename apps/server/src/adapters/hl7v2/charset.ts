import { firstOf } from '@nethos/contract/common/present.ts'
import iconv from 'iconv-lite'

export type Charset = 'utf-8' | 'gb18030'

/** HL7 table 0211 and what makers write instead of it. */
const names: readonly [RegExp, Charset][] = [
  [/UTF-?8/i, 'utf-8'],
  [/GB ?18030|GBK|GB2312|CN-?GB/i, 'gb18030'],
]

export class CharsetError extends Error {
  override name = 'CharsetError'
}

const strict = (bytes: Uint8Array, charset: Charset): string | undefined => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** MSH-18 says it; where it does not, the hospital's own, else UTF-8 if the bytes are, GB18030 if they are. */
export function decoded(bytes: Buffer, otherwise?: Charset): { text: string; charset: Charset } {
  const separator = String.fromCharCode(bytes[3] ?? 0)
  const head = firstOf(
    bytes
      .subarray(0, 2_000)
      .toString('latin1')
      .split(/[\r\n]/, 1),
  )
  const declared = head.split(separator)[17] ?? ''
  const named = names.find(([pattern]) => pattern.test(declared))?.[1] ?? otherwise
  for (const charset of named ? [named] : (['utf-8', 'gb18030'] as const)) {
    const text = strict(bytes, charset)
    if (text !== undefined) return { text, charset }
  }
  throw new CharsetError('MSH-18 字符集与内容不符')
}

export const encoded = (text: string, charset: Charset): Buffer =>
  charset === 'utf-8' ? Buffer.from(text) : iconv.encode(text, 'gb18030')

/** MSH-18 as table 0211 writes it. */
export const charsetName: Readonly<Record<Charset, string>> = { 'utf-8': 'UNICODE UTF-8', gb18030: 'GB 18030-2000' }
