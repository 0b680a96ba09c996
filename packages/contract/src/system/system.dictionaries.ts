import { limitedText } from '../common/text.ts'
import { sentenceOf } from '../rule.ts'

/** The dictionaries that the app asks for, by their name on the wire. */
export const dictionaries = {
  评价: {
    meaning: '患者评价咨询时可以选的词。好评（6分及以上）和差评各有一组。',
    /** Each word is good or bad (core 9). */
    isSplit: true,
  },
  患病时长: {
    meaning: '患者描述病情时可以直接选的时长，也可以自己写。',
    isSplit: false,
  },
} as const
export type DictionaryName = keyof typeof dictionaries
export const dictionaryNames = Object.keys(dictionaries) as [DictionaryName, ...DictionaryName[]]

/** As much as a review keeps of one (consult.rules.ts). */
export const dictionaryWord = limitedText('词', 10)
export const mostWords = 30

interface Word {
  dicValue: string
  isGood: boolean
}

/** Why these words will not do for the dictionary, or undefined. */
export function wrongWords(name: DictionaryName, words: readonly Word[]): string | undefined {
  for (const { dicValue } of words) {
    const sentence = sentenceOf(dictionaryWord, dicValue)
    if (sentence) return sentence
  }
  if (words.length === 0) return '至少要有一个词'
  if (words.length > mostWords) return `最多${mostWords}个词`
  const seen = new Set<string>()
  for (const { dicValue } of words) {
    if (seen.has(dicValue.trim())) return `「${dicValue.trim()}」重复了`
    seen.add(dicValue.trim())
  }
  const { isSplit } = dictionaries[name]
  if (isSplit && !(words.some(word => word.isGood) && words.some(word => !word.isGood)))
    return '好评和差评都至少要有一个词'
  return undefined
}
