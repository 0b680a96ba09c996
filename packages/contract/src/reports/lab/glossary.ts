/** A term of a finding in plain words. */
export interface GlossaryTerm {
  readonly term: string
  /** Other spellings that mean the same. */
  readonly also: readonly string[]
  readonly plain: string
  readonly source: string
}

/** A piece of a text; `term` is the glossary's word where it is one. */
export interface MarkedPiece {
  readonly text: string
  readonly term?: string
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
const isLatin = (word: string): boolean => /^[\w -]+$/.test(word)
/** GGO is found in "见GGO，", not in "GGOX". */
const patternOf = (word: string): string =>
  isLatin(word) ? `(?<![A-Za-z0-9])${escaped(word)}(?![A-Za-z0-9])` : escaped(word)

/** A marker for a glossary: the longest word first, from left to right, none over another, the text whole. */
export function markerOf(terms: readonly GlossaryTerm[]): (text: string) => MarkedPiece[] {
  const meant = new Map<string, string>()
  for (const { term, also } of terms) for (const word of [term, ...also]) meant.set(word.toLowerCase(), term)
  const words = [...meant.keys()].sort((one, other) => other.length - one.length)
  if (!words.length) return text => (text ? [{ text }] : [])
  const any = new RegExp(words.map(patternOf).join('|'), 'gi')
  return text => {
    const pieces: MarkedPiece[] = []
    let done = 0
    for (const found of text.matchAll(any)) {
      const term = meant.get(found[0].toLowerCase())
      if (term === undefined) continue
      if (found.index > done) pieces.push({ text: text.slice(done, found.index) })
      pieces.push({ text: found[0], term })
      done = found.index + found[0].length
    }
    if (done < text.length) pieces.push({ text: text.slice(done) })
    return pieces
  }
}
