import { customPinyin, pinyin } from 'pinyin-pro'

// Characters of names that the library does not know.
customPinyin({ 𠮷: 'ji' })

interface Spelling {
  pinyin: string
  initials: string
}

/** How a name is typed on a keyboard: 单丹 is shandan, sd; ü is v. */
export const spellingOfName = (name: string): Spelling => spelling(name, 'head')

/** The same for other names, where no character is read as a surname. */
export const spellingOfWords = (words: string): Spelling => spelling(words, 'off')

function spelling(text: string, surname: 'head' | 'off'): Spelling {
  const syllables = pinyin(text, { toneType: 'none', surname, type: 'array', v: true, nonZh: 'removed' })
    .map(syllable => syllable.toLowerCase().replace(/[^a-z]/g, ''))
    .filter(syllable => syllable !== '')
  return { pinyin: syllables.join(''), initials: syllables.map(syllable => syllable[0]).join('') }
}
