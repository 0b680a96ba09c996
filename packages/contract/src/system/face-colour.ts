import { markAddress } from '../common/mark-address.ts'

/** The hospital's colour, and what follows from it: by day, by night, in large letters (docs/decisions/0178). */
const day = { card: '#ffffff', ground: '#f4f7f6' }
const night = { card: '#17201f', ground: '#0e1514', soft: 0.28, lead: 0.6 }
/** The words on the two cards that home begins with. */
const onLead = { day: '#ffffff', night: '#f2f8f7' }
/** The second of them stands so far from the hospital's colour, in degrees; of a grey there is no other than our blue. */
const askTurn = 33
const greyAsk = '#2b5c8e'
const leastSaturation = 0.15

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

/** The same saturation and lightness, so many degrees further round. */
function turned(colour: string, degrees: number): string {
  const [r = 0, g = 0, b = 0] = parts(colour).map(value => value / 255)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [spread, lightness] = [most - least, (most + least) / 2]
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  if (saturation < leastSaturation) return greyAsk
  const sixth = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  const hue = (sixth * 60 + degrees + 360) % 360
  const at = (n: number): number => {
    const k = (n + hue / 30) % 12
    return 255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return written([at(0), at(8), at(4)])
}

export interface FaceColours {
  brand: string
  soft: string
  elder: string
  /** The grounds of the two cards that home begins with. */
  visit: string
  ask: string
  nightBrand: string
  nightSoft: string
  nightElder: string
  nightVisit: string
  nightAsk: string
}

/** All colours that follow from the one that the hospital chose. */
export function coloursOf(brand: string): FaceColours {
  const soft = mixed(brand, day.card, 0.1)
  const nightSoft = mixed(brand, night.card, night.soft)
  const byDay = () => [day.card, day.ground, soft]
  const byNight = () => [night.card, nightSoft]
  const lead = (colour: string) => readable(colour, '#000000', 6, () => [onLead.day])
  const nightLead = (colour: string) =>
    readable(mixed(colour, night.ground, night.lead), '#000000', 7, () => [onLead.night])
  const ask = turned(brand, askTurn)
  return {
    brand,
    soft,
    elder: readable(brand, '#000000', 7, byDay),
    visit: lead(brand),
    ask: lead(ask),
    nightBrand: readable(brand, '#ffffff', 4.5, byNight),
    nightSoft,
    nightElder: readable(brand, '#ffffff', 7, byNight),
    nightVisit: nightLead(brand),
    nightAsk: nightLead(ask),
  }
}

export const isColour = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text)
/** Dark enough that words in it, and white words on it, can be read. */
export const isDarkEnough = (text: string): boolean => {
  const { brand, soft } = coloursOf(text)
  return [day.card, day.ground, soft].every(ground => contrast(brand, ground) >= 4.5)
}

/** The hospital's own mark in place of the drawn one, as a style for the served page; empty for ours. */
export const markStyle = (mark: string): string =>
  mark === ''
    ? ''
    : `.mark{background:#fff url(${markAddress(mark, 192)}) center/contain no-repeat;border-radius:22%}.mark>*{visibility:hidden}`

/** What follows from what the hospital has set; undefined: our own teal. */
export const faceColours = (colour: string): FaceColours | undefined =>
  isColour(colour) && isDarkEnough(colour) ? coloursOf(colour) : undefined

/** The colours as a style for the served page; empty for our own. */
export function faceStyle(colour: string): string {
  const colours = faceColours(colour)
  if (!colours) return ''
  const { brand, soft, elder, visit, ask, nightBrand, nightSoft, nightElder, nightVisit, nightAsk } = colours
  const at = (head: string, one: string, ground: string, [first, second]: readonly [string, string]) =>
    `${head}{--brand:${one};--brand-soft:${ground};--lead-visit:${first};--lead-ask:${second}}`
  const dark = ":root:not([data-theme='light'])"
  const [leads, nightLeads] = [[visit, ask] as const, [nightVisit, nightAsk] as const]
  return [
    at(':root', brand, soft, leads),
    at(':root[data-elder]', elder, soft, leads),
    `@media (prefers-color-scheme:dark){${at(dark, nightBrand, nightSoft, nightLeads)}${at(`${dark}[data-elder]`, nightElder, nightSoft, nightLeads)}}`,
    at(":root[data-theme='dark']", nightBrand, nightSoft, nightLeads),
    at(":root[data-elder][data-theme='dark']", nightElder, nightSoft, nightLeads),
  ].join('')
}
