import { nthOf } from '@nethos/contract/common/present.ts'
/** The first character of each initial in the order of pinyin; I, U and V begin nothing. */
const firsts = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀'
const letters = 'abcdefghjklmnopqrstwxyz'
const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin')

const initialOf = (sign: string): string => {
  if (!/\p{Script=Han}/u.test(sign)) return sign.toLowerCase()
  let at = 0
  while (at < firsts.length - 1 && byPinyin.compare(nthOf(firsts, at + 1), sign) <= 0) at++
  return nthOf(letters, at)
}

/** 停诊 by tz: what a hand types without changing to Chinese. */
export const pinyinInitials = (text: string): string => Array.from(text, initialOf).join('')
