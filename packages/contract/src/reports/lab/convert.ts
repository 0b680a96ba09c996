import { unitOf, type Quantity } from './units.ts'

/** What of an analyte has to be known to turn one kind of unit into another. */
export interface Convertible {
  /** g/mol, where one molecule is meant. Lipoprotein (a), ferritin and hormones of several sizes have none. */
  readonly molarMass?: number
  /** An equation of its own: HbA1c between IFCC and NGSP, albumin to creatinine. */
  readonly equation?: 'hba1c' | 'albumin-creatinine'
}

/** The master equation of IFCC and NGSP: NGSP % = 0.09148 × IFCC mmol/mol + 2.152. */
const ngsp = { slope: 0.091_48, offset: 2.152 }
const creatinineGramsPerMillimole = 0.113_12

export type Conversion = { readonly value: number } | { readonly refused: 'unknown-unit' | 'other-quantity' }

/**
 * The value in another unit, both as UCUM writes them. What cannot be converted without knowing more than the analyte (another
 * method, another molecule, another lens) is refused, never guessed.
 */
export function convert(value: number, from: string, to: string, of: Convertible = {}): Conversion {
  const [one, other] = [unitOf(from), unitOf(to)]
  if (!one || !other) return { refused: 'unknown-unit' }
  if (from === to) return { value }
  if (one.quantity === 'field' || other.quantity === 'field') return { refused: 'other-quantity' }
  const base = bridged(value * one.factor, one.quantity, other.quantity, of)
  return base === undefined ? { refused: 'other-quantity' } : { value: tidy(base / other.factor) }
}

/** From the base unit of one quantity to the base unit of the other. */
function bridged(base: number, from: Quantity, to: Quantity, of: Convertible): number | undefined {
  if (from === to) return base
  if (of.molarMass !== undefined) {
    if (from === 'mass' && to === 'amount') return base / of.molarMass
    if (from === 'amount' && to === 'mass') return base * of.molarMass
    if (from === 'massPerDay' && to === 'amountPerDay') return base / of.molarMass
    if (from === 'amountPerDay' && to === 'massPerDay') return base * of.molarMass
  }
  if (of.equation === 'hba1c') {
    if (from === 'ifcc' && to === 'fraction') return (ngsp.slope * base + ngsp.offset) / 100
    if (from === 'fraction' && to === 'ifcc') return (base * 100 - ngsp.offset) / ngsp.slope
  }
  if (of.equation === 'albumin-creatinine') {
    if (from === 'ratioMass' && to === 'ratioAmount') return base * creatinineGramsPerMillimole
    if (from === 'ratioAmount' && to === 'ratioMass') return base / creatinineGramsPerMillimole
  }
  return undefined
}

/** Nothing of the machine's arithmetic beyond the twelfth figure. */
const tidy = (value: number): number => Number(value.toPrecision(12))

/** As many figures as a laboratory would print. */
export function shown(value: number): string {
  if (value === 0) return '0'
  const size = Math.abs(value)
  if (size >= 100) return String(Math.round(value))
  if (size >= 10) return trimmed(value.toFixed(1))
  if (size >= 0.1) return trimmed(value.toFixed(2))
  return String(Number(value.toPrecision(2)))
}

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text)
