import { atMost, optionalText, required } from '../rule.ts'

const tooLong = (what: string, most: number) => `${what}不能超过${most}个字`

/** A text that must be there and has a limit in characters: 咨询内容不能为空, 咨询内容不能超过500个字. */
export const limitedText = (what: string, most: number) =>
  required(`${what}不能为空`, atMost(most, tooLong(what, most)))

/** A text that may stay empty and has a limit in characters: 疾病名称不能超过20个字. */
export const optionalLimitedText = (what: string, most: number) => optionalText(atMost(most, tooLong(what, most)))

/** A person's name: 姓名不能为空 (core 5). Any characters: rare ones and '·' are part of names. 50 is our own limit. */
export const personName = limitedText('姓名', 50)
