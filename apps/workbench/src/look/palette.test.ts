import { describe, expect, it } from 'vitest'
import { dark, light, paletteOf, propertiesOf, type Palette } from './palette.ts'
import { themeOf } from './theme.ts'

const part = (hex: string, at: number): number => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const brightness = (hex: string): number => 0.2126 * part(hex, 1) + 0.7152 * part(hex, 3) + 0.0722 * part(hex, 5)
const contrast = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

type Pair = [ink: keyof Palette, ground: keyof Palette]
const readable: Pair[] = [
  ...(['ink', 'ink2', 'ink3', 'brand', 'warn', 'danger', 'good'] as const).flatMap((ink): Pair[] => [
    [ink, 'card'],
    [ink, 'ground'],
  ]),
  ['ink', 'brandSoft'],
  ['ink2', 'brandSoft'],
  ['brand', 'brandSoft'],
  ['warn', 'warnSoft'],
  ['danger', 'dangerSoft'],
  ['good', 'goodSoft'],
  ['onBrand', 'brand'],
  ['onDanger', 'danger'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_, palette) => {
  it.each(readable)('lets %s be read on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })
  it('shows where a field is', () => {
    expect(contrast(palette.lineStrong, palette.card)).toBeGreaterThanOrEqual(3)
  })
})

it('is written as custom properties', () => {
  expect(propertiesOf(light)).toContain('--brand-soft:#e3f3f1')
  expect(propertiesOf(light)).toContain('--ink-2:#4a5856')
  expect(propertiesOf(dark)).toContain('--on-banner:#0b4f4b')
})

describe.each(['#8a1c3b', '#1f4e9c', '#0b5d3b'])('in the hospital’s colour %s', colour => {
  it.each([false, true])('words and the kit’s buttons can be read, by night: %s', isDark => {
    const palette = paletteOf(isDark, colour)
    expect(palette.brand).not.toBe(paletteOf(isDark, '').brand)
    for (const ground of [palette.card, palette.brandSoft])
      expect(contrast(palette.brand, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.onBrand, palette.brand)).toBeGreaterThanOrEqual(4.5)
    expect(themeOf(isDark, palette).token?.colorPrimary).toBe(palette.brand)
  })
})

it('where fingers do it, no button and no field is lower than they are wide', () => {
  const { controlHeight, controlHeightSM, controlHeightLG } = themeOf(false, light, true).token ?? {}
  for (const height of [controlHeight, controlHeightSM, controlHeightLG]) expect(height).toBeGreaterThanOrEqual(44)
  expect(themeOf(false, light).token?.controlHeight).toBe(40)
})

it('a colour in which words could not be read is ours', () => {
  expect(paletteOf(false, '#ffee00')).toEqual(light)
  expect(paletteOf(true, '')).toEqual(dark)
})
