import * as z from 'zod/mini'
import { optionalText } from '../rule.ts'
import { isColour, isDarkEnough } from './face-colour.ts'

/** What the desk may set: dark enough that words in it, and white words on it, can be read. Empty: our own teal. */
export const faceColour = optionalText(
  z.refine(text => text === '' || isColour(text), '请填写 #0b7a75 这样的颜色：# 和六位数字或字母'),
  z.refine(
    text => !isColour(text) || isDarkEnough(text),
    '这个颜色太浅，白底上的字会看不清，请换深一些的（文字对比度须达到 4.5 : 1）',
  ),
)
