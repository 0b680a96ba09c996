import * as z from 'zod/mini'
import { atMost, optionalText, required } from '../rule.ts'

const tooLong = (what: string, most: number) => `${what}不能超过${most}个字`

/** A text that may stay empty and has a limit in characters: 疾病名称不能超过20个字. */
export const optionalLimitedText = (what: string, most: number) => optionalText(atMost(most, tooLong(what, most)))

/** What a copied line brings along unseen: marks of direction, zero widths, halves of a pair go, line ends become spaces. */
const seen = (text: string): string => text.replace(/[\p{Cf}\p{Cs}]/gu, '').replace(/\p{Cc}/gu, ' ')
const hasInk = (text: string): boolean => /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/u.test(text)

/** Something in it can be seen: a copied zero width is no answer. */
const visible = (sentence: string) => z.refine<string>(hasInk, { error: sentence, abort: true })

/** A text that must be there and has a limit in characters: 咨询内容不能为空, 咨询内容不能超过500个字. */
export const limitedText = (what: string, most: number) =>
  required(`${what}不能为空`, visible(`${what}不能为空`), atMost(most, tooLong(what, most)))

/** The same in one line, without what nobody can see: it goes to other systems, and stands in sentences. */
export const limitedLine = (what: string, most: number) =>
  required(
    `${what}不能为空`,
    z.overwrite(seen),
    z.trim(),
    visible(`${what}不能为空`),
    atMost(most, tooLong(what, most)),
  )

/**
 * A person's name: 姓名不能为空 (core 5). Any characters that can be seen: rare ones, '·', spaces and Latin letters are part
 * of names. The documents give no length; 50 is our own limit.
 */
export const nameOf = (what: string) => limitedLine(what, 50)
export const personName = nameOf('姓名')
