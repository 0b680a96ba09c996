import { faceColours } from '@nethos/contract/system/face-colour.ts'

/** The colours of the workbench (docs/product/look.md, tokens): the one table that the kit's theme and our own styles are set from. */
export interface Palette {
  brand: string
  brandSoft: string
  onBrand: string
  ink: string
  ink2: string
  ink3: string
  ground: string
  card: string
  line: string
  lineStrong: string
  warn: string
  warnSoft: string
  danger: string
  dangerSoft: string
  onDanger: string
  good: string
  goodSoft: string
}

/** The same by day and by night: behind pictures it is dark, and a banner's own ground is light, as patients see them. */
const always = { stage: '#16211f', onStage: '#ffffff', onStageQuiet: '#93a19d', onBanner: '#0b4f4b' }

export const light: Palette = {
  brand: '#0b7a75',
  brandSoft: '#e3f3f1',
  onBrand: '#ffffff',
  ink: '#16211f',
  ink2: '#4a5856',
  ink3: '#616e6a',
  ground: '#f4f7f6',
  card: '#ffffff',
  line: '#e2e8e6',
  lineStrong: '#84918d',
  warn: '#a65a00',
  warnSoft: '#fdf3e7',
  danger: '#c0362c',
  dangerSoft: '#fdefee',
  onDanger: '#ffffff',
  good: '#1c7c3f',
  goodSoft: '#e9f6ee',
}

export const dark: Palette = {
  brand: '#3fb8b0',
  brandSoft: '#123b39',
  onBrand: '#06211f',
  ink: '#eef4f2',
  ink2: '#b7c4c0',
  ink3: '#9aa8a4',
  ground: '#0e1514',
  card: '#17201f',
  line: '#2a3533',
  lineStrong: '#6d7a76',
  warn: '#ffb35c',
  warnSoft: '#33260f',
  danger: '#ff8a80',
  dangerSoft: '#3a1d1b',
  onDanger: '#2b0704',
  good: '#6fd08c',
  goodSoft: '#12301d',
}

/** By day or by night, in the colour that the hospital has set; its neutral colours stay ours. */
export function paletteOf(isDark: boolean, faceColour: string): Palette {
  const ours = isDark ? dark : light
  const face = faceColours(faceColour)
  if (!face) return ours
  return { ...ours, brand: isDark ? face.nightBrand : face.brand, brandSoft: isDark ? face.nightSoft : face.soft }
}

const dashed = (name: string): string => name.replace(/[A-Z]|\d/g, sign => `-${sign.toLowerCase()}`)

/** The same as custom properties: --brand, --brand-soft, --ink-2 … */
export const propertiesOf = (palette: Palette): string =>
  Object.entries<string>({ ...palette, ...always })
    .map(([name, colour]) => `--${dashed(name)}:${colour}`)
    .join(';')
