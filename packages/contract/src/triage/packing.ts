import type { RuleSet } from './rule-set.ts'

/** Above the control characters; two bytes each up to U+07FF, where a Chinese character has three. */
const firstCode = 0xa1

/** ` 打不 A断B完` : a letter says how many characters a word shares with the one before it, a blank none. */
function shorten(words: string): string {
  if (/[A-Z]/.test(words)) throw new Error(`no capitals in word tables: ${words}`)
  let before = ''
  return words
    .split(' ')
    .sort()
    .map(word => {
      let shared = 0
      while (shared < 26 && shared < before.length && word[shared] === before[shared]) shared++
      before = word
      return (shared === 0 ? ' ' : String.fromCharCode(64 + shared)) + word.slice(shared)
    })
    .join('')
}

function lengthen(words: string): string {
  let before = ''
  return [...words.matchAll(/([A-Z ])([^A-Z ]*)/g)]
    .map(([, mark = ' ', rest = '']) => {
      before = (mark === ' ' ? '' : before.slice(0, mark.charCodeAt(0) - 64)) + rest
      return before
    })
    .join(' ')
}

const withWords = ({ words, ...rest }: RuleSet, each: (words: string) => string): RuleSet => ({
  words: Object.fromEntries(Object.entries(words).map(([concept, list]) => [concept, each(list)])),
  ...rest,
})

/** Tables and rules as the page fetches them: the characters that occur, a line break, and JSON written in their numbers. */
export function pack(set: RuleSet): string {
  const text = JSON.stringify(withWords(set, shorten))
  const characters = [...new Set(text.match(/[^\x20-\x7e]/g))].sort().join('')
  return `${characters}\n${text.replace(/[^\x20-\x7e]/g, one => String.fromCharCode(firstCode + characters.indexOf(one)))}`
}

/** What was packed; words stand in another order. */
export function unpack(packed: string): RuleSet {
  const [characters = '', text = ''] = packed.split('\n')
  const set = JSON.parse(
    text.replace(/[^\x20-\x7e]/g, one => characters.charAt(one.charCodeAt(0) - firstCode)),
  ) as RuleSet
  return withWords(set, lengthen)
}
