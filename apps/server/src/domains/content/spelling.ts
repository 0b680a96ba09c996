import { createRequire } from 'node:module'
import type * as PinyinPro from 'pinyin-pro'

const load = createRequire(import.meta.url)

/** Rare characters of names that the library does not know, by one that sounds the same. */
const soundsLike: Readonly<Record<string, string>> = { 𠮷: '吉' }

export interface Spelling {
  pinyin: string
  initials: string
}

/** How a name is typed on a keyboard: 单丹 is shandan, sd; ü is v. */
export const spellingOfName = (name: string): Spelling => spelling(name, 'head')

/** The same for other names, where no character is read as a surname. */
export const spellingOfWords = (words: string): Spelling => spelling(words, 'off')

function spelling(text: string, surname: 'head' | 'off'): Spelling {
  const known = [...text].map(character => soundsLike[character] ?? character).join('')
  // Its dictionary is large: it is loaded with the first name.
  const { pinyin } = load('pinyin-pro') as typeof PinyinPro
  const syllables = pinyin(known, { toneType: 'none', surname, type: 'array', v: true, nonZh: 'removed' })
    .map(syllable => syllable.toLowerCase().replace(/[^a-z]/g, ''))
    .filter(syllable => syllable !== '')
  return { pinyin: syllables.join(''), initials: syllables.map(syllable => syllable[0]).join('') }
}
