import type { RuleSet, TriageRule } from './rule-set.ts'
import { triageFlags } from './triage-flags.ts'

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

const others = /[^\x20-\x7e\t]/g
const isName = /[a-z]\w*/g

/**
 * Tables and rules as the page fetches them, in lines: the characters that occur, the words of each concept, a rule each, the
 * weights; a blank line between them. A character is one by its place in the first line, a concept in a condition one more.
 */
export function pack({ words, rules, weights }: RuleSet): string {
  const concepts = Object.keys(words)
  const tables = Object.entries(words).map(([concept, list]) => concept + shorten(list))
  const texts = triageFlags.map(flag => [rules[flag].meaning, rules[flag].advice, rules[flag].also].join('\t'))
  const characters = [...new Set([...tables, ...texts].join('').match(others))].sort().join('')
  const letter = (place: number) => String.fromCharCode(firstCode + place)
  const inLetters = (lines: readonly string[]) =>
    lines.map(line => line.replace(others, one => letter(characters.indexOf(one))))
  const concept = (name: string) =>
    concepts.includes(name) ? letter(characters.length + concepts.indexOf(name)) : name
  const conditions = triageFlags.map(flag =>
    rules[flag].when.map(when => when.replace(isName, concept).replaceAll(' & ', '&')).join(';'),
  )
  return [
    [characters, ...inLetters(tables)],
    inLetters(texts).map((text, nth) => `${text}\t${conditions[nth]}`),
    [weights.bias, weights.step, weights.letters],
  ]
    .map(lines => lines.join('\n'))
    .join('\n\n')
}

/** What was packed; words stand in another order. */
export function unpack(packed: string): RuleSet {
  const [tables = '', texts = '', numbers = ''] = packed.split('\n\n')
  const [characters = '', ...lines] = tables.split('\n')
  const concepts = lines.map(line => line.slice(0, line.indexOf(' ')))
  const read = (text: string): string =>
    text.replace(others, one => {
      const place = one.charCodeAt(0) - firstCode
      return characters.charAt(place) || (concepts[place - characters.length] ?? '')
    })
  const ruleOf = (line = ''): TriageRule => {
    const [meaning = '', advice = '', also = '', when = ''] = read(line).split('\t')
    return { meaning, advice, also, when: when.replaceAll('&', ' & ').split(';') }
  }
  const rules = texts.split('\n')
  const [bias, step, letters = ''] = numbers.split('\n')
  return {
    words: Object.fromEntries(lines.map((line, nth) => [concepts[nth], lengthen(read(line.slice(line.indexOf(' '))))])),
    rules: Object.fromEntries(triageFlags.map((flag, nth) => [flag, ruleOf(rules[nth])])) as RuleSet['rules'],
    weights: { bias: Number(bias), step: Number(step), letters },
  }
}
