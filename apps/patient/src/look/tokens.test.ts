import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { iconTones } from '@nethos/contract/common/service-icons.ts'

type Colours = Record<string, string>

const css = ['tokens.css', 'tones.css', 'elder.css']
  .map(name => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n')

/** The colours that all blocks with exactly this selector set. */
function coloursOf(selector: string): Colours {
  const found: Colours = {}
  for (const [, heads = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (heads.replace(/\/\*[^]*?\*\//g, '').trim() !== selector) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)) found[name] = value
  }
  return found
}

const light = coloursOf(':root')
const dark = { ...light, ...coloursOf(":root[data-theme='dark']") }
const elder = { ...light, ...coloursOf(':root[data-elder]') }
const elderDark = { ...dark, ...coloursOf(":root[data-elder][data-theme='dark']") }

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Which ink stands on which ground somewhere in the app. */
const pairs: [ink: string, grounds: string[]][] = [
  ['ink', ['ground', 'card', 'brand-soft']],
  ['ink-2', ['ground', 'card', 'line']],
  ['ink-3', ['ground', 'card']],
  ['brand', ['ground', 'card', 'brand-soft']],
  ['warn', ['ground', 'card', 'warn-soft']],
  ['price', ['ground', 'card']],
  ['danger', ['ground', 'card', 'danger-soft']],
  ['good', ['ground', 'card', 'good-soft']],
  ['on-brand', ['brand']],
  ['on-danger', ['danger']],
  ['on-toast', ['toast']],
]

describe.each([
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['elder', elder, 7],
  ['elder and dark', elderDark, 7],
] as const)('in %s', (_, colours: Colours, least) => {
  test.each(pairs.flatMap(([ink, grounds]) => grounds.map(ground => [ink, ground] as const)))(
    '%s can be read on %s',
    (ink, ground) => expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(least),
  )
  test('the edge of a field can be seen', () => {
    expect(contrast(colours['line-strong'] ?? '', colours['card'] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s a drawing', (_, colours: Colours) => {
  test.each(iconTones)('in %s is seen on its ground and on its own body', tone => {
    const [ground = '', disc = '', line = ''] = ['ground', 'disc', 'line'].map(part => colours[`${tone}-${part}`])
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(line, disc)).toBeGreaterThanOrEqual(3)
  })
  test.each(iconTones)('words can be read on the head of a zone in %s, in elder mode too', tone => {
    const large = colours === dark ? elderDark : elder
    const ground = colours[`${tone}-ground`] ?? ''
    expect(contrast(colours['ink-2'] ?? '', ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(large['ink-2'] ?? '', ground)).toBeGreaterThanOrEqual(7)
  })
  test.each(['lead-visit', 'lead-ask'])('words can be read on %s, in elder mode too', ground =>
    expect(contrast(colours['on-lead'] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(colours === dark ? 7 : 6),
  )
})

describe('a picture at night', () => {
  const light = [...css.matchAll(/--picture-light: brightness\(([\d.]+)\)/g)].map(found => Number(found[1]))
  const dimmed = (colour: string) =>
    `#${[1, 3, 5]
      .map(at => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * light[0]!))
      .map(part => part.toString(16).padStart(2, '0'))
      .join('')}`

  test('is dimmed alike by the system setting and by the own setting', () => {
    expect(light).toHaveLength(2)
    expect(light[0]).toBe(light[1])
    expect(light[0]).toBeLessThan(0.9)
  })
  test('white in it shines less than the words beside it', () => {
    expect(luminance(dimmed('#ffffff'))).toBeLessThan(luminance(dark['ink']!) * 0.8)
  })
  test.each(['#e3f3f1', '#e6eef8', '#fbf0e4', '#eaf3e1'])(
    'of ground %s still lets the words of a banner be read',
    ground => expect(contrast(dark['on-banner']!, dimmed(ground))).toBeGreaterThanOrEqual(4.5),
  )
})

test('the system setting and the own setting for dark say the same', () => {
  expect(coloursOf(":root:not([data-theme='light'])")).toEqual(coloursOf(":root[data-theme='dark']"))
  expect(coloursOf(":root[data-elder]:not([data-theme='light'])")).toEqual(
    coloursOf(":root[data-elder][data-theme='dark']"),
  )
})

test('who asked the system for more contrast has the colours of large letters', () => {
  expect(coloursOf('html:root')).toEqual(coloursOf(':root[data-elder]'))
  expect(coloursOf("html:root:not([data-theme='light'])")).toEqual(coloursOf(":root[data-elder][data-theme='dark']"))
})
