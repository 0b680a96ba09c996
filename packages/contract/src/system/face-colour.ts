import * as z from 'zod/mini'
import { markAddress } from '../common/mark-address.ts'
import { optionalText } from '../rule.ts'

/** The hospital's colour, and what follows from it: by day, by night, in large letters (docs/decisions/0178). */
const day = { card: '#ffffff', ground: '#f4f7f6' }
const night = { card: '#17201f', soft: 0.28 }

const parts = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
const written = (values: readonly number[]) =>
  `#${values.map(one => Math.round(one).toString(16).padStart(2, '0')).join('')}`
/** So much of the one, the rest of the other. */
const mixed = (one: string, other: string, share: number): string => {
  const [a, b] = [parts(one), parts(other)]
  return written(a.map((value, at) => value * share + (b[at] ?? 0) * (1 - share)))
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = parts(colour).map(value => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Towards white or black in small steps until it can be read on all of these grounds. */
function readable(
  colour: string,
  towards: string,
  least: number,
  grounds: (colour: string) => readonly string[],
): string {
  let share = 1
  let now = colour
  while (share > 0 && grounds(now).some(ground => contrast(now, ground) < least)) {
    share -= 0.02
    now = mixed(colour, towards, share)
  }
  return now
}

export interface FaceColours {
  brand: string
  soft: string
  elder: string
  nightBrand: string
  nightSoft: string
  nightElder: string
}

/** All colours that follow from the one that the hospital chose. */
export function coloursOf(brand: string): FaceColours {
  const soft = mixed(brand, day.card, 0.1)
  const nightSoft = mixed(brand, night.card, night.soft)
  const byDay = () => [day.card, day.ground, soft]
  const byNight = () => [night.card, nightSoft]
  return {
    brand,
    soft,
    elder: readable(brand, '#000000', 7, byDay),
    nightBrand: readable(brand, '#ffffff', 4.5, byNight),
    nightSoft,
    nightElder: readable(brand, '#ffffff', 7, byNight),
  }
}

const isColour = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text)
const isDark = (text: string): boolean => {
  const { brand, soft } = coloursOf(text)
  return [day.card, day.ground, soft].every(ground => contrast(brand, ground) >= 4.5)
}

/** What the desk may set: dark enough that words in it, and white words on it, can be read. Empty: our own teal. */
export const faceColour = optionalText(
  z.refine(text => text === '' || isColour(text), '请填写 #0b7a75 这样的颜色：# 和六位数字或字母'),
  z.refine(
    text => !isColour(text) || isDark(text),
    '这个颜色太浅，白底上的字会看不清，请换深一些的（文字对比度须达到 4.5 : 1）',
  ),
)

/** The hospital's own mark in place of the drawn one, as a style for the served page; empty for ours. */
export const markStyle = (mark: string): string =>
  mark === ''
    ? ''
    : `.mark{background:#fff url(${markAddress(mark, 192)}) center/contain no-repeat;border-radius:22%}.mark>*{visibility:hidden}`

/** What follows from what the hospital has set; undefined: our own teal. */
export const faceColours = (colour: string): FaceColours | undefined =>
  isColour(colour) && isDark(colour) ? coloursOf(colour) : undefined

/** The colours as a style for the served page; empty for our own. */
export function faceStyle(colour: string): string {
  const colours = faceColours(colour)
  if (!colours) return ''
  const { brand, soft, elder, nightBrand, nightSoft, nightElder } = colours
  const at = (head: string, one: string, ground: string) =>
    `${head}{--brand:${one};--brand-soft:${ground};--lead-visit:${brand}}`
  const dark = ":root:not([data-theme='light'])"
  return [
    at(':root', brand, soft),
    at(':root[data-elder]', elder, soft),
    `@media (prefers-color-scheme:dark){${at(dark, nightBrand, nightSoft)}${at(`${dark}[data-elder]`, nightElder, nightSoft)}}`,
    at(":root[data-theme='dark']", nightBrand, nightSoft),
    at(":root[data-elder][data-theme='dark']", nightElder, nightSoft),
  ].join('')
}
