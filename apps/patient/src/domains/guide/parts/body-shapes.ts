import type { BodyPart } from '@nethos/contract/guide/body-parts.ts'

export interface Shape {
  readonly part: BodyPart
  /** Of a figure of 140 by 320 units. Later ones lie above earlier ones. */
  readonly path: string
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

const limbs: readonly Shape[] = [
  { part: 'neck', path: 'M62 50h16v16h-16z' },
  { part: 'shoulder', path: 'M40 66h22v14h-30z' },
  { part: 'shoulder', path: 'M78 66h22l8 14h-30z' },
  { part: 'arm', path: 'M32 80h12l-8 70h-12z' },
  { part: 'arm', path: 'M96 80h12l8 70h-12z' },
  { part: 'hand', path: oval(29, 160, 8, 11) },
  { part: 'hand', path: oval(111, 160, 8, 11) },
  { part: 'leg', path: 'M46 168h23l-3 128h-14z' },
  { part: 'leg', path: 'M71 168h23l-6 128h-14z' },
  { part: 'foot', path: oval(56, 303, 13, 8) },
  { part: 'foot', path: oval(84, 303, 13, 8) },
]

const head: readonly Shape[] = [
  { part: 'head', path: oval(70, 29, 22, 26) },
  { part: 'ear', path: oval(48, 31, 4, 7) },
  { part: 'ear', path: oval(92, 31, 4, 7) },
]

export const frontShapes: readonly Shape[] = [
  ...limbs,
  ...head,
  { part: 'eye', path: oval(62, 26, 5, 4) },
  { part: 'eye', path: oval(78, 26, 5, 4) },
  { part: 'nose', path: 'M70 28l5 10h-10z' },
  { part: 'mouth', path: oval(70, 45, 8, 4) },
  { part: 'throat', path: 'M65 54h10v11h-10z' },
  { part: 'chest', path: 'M44 68h52l-3 38h-46z' },
  { part: 'upper_belly', path: 'M47 106h46l-1 24h-44z' },
  { part: 'lower_belly', path: 'M48 130h44l2 38h-48z' },
  { part: 'private', path: 'M58 156h24l-6 16h-12z' },
  { part: 'knee', path: oval(57, 228, 9, 11) },
  { part: 'knee', path: oval(83, 228, 9, 11) },
]

/** Over the chest, where it is a woman's. */
export const breastShapes: readonly Shape[] = [
  { part: 'breast', path: oval(58, 90, 9, 9) },
  { part: 'breast', path: oval(82, 90, 9, 9) },
]

export const backShapes: readonly Shape[] = [
  ...limbs,
  ...head,
  { part: 'back', path: 'M44 68h52l-4 50h-44z' },
  { part: 'waist', path: 'M48 118h44l2 26h-48z' },
  { part: 'anus', path: 'M46 144h48v26h-48z' },
]
