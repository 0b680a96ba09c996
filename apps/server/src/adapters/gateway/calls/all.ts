import { bills } from './bills.ts'
import { booking } from './booking.ts'
import { checkups } from './checkups.ts'
import type { DeclaredCall } from './declare.ts'
import { examinations } from './examinations.ts'
import { patients } from './patients.ts'
import { results } from './results.ts'
import { stays } from './stays.ts'
import { surgeries } from './surgeries.ts'

/** The whole port, part by part. */
export const parts = { patients, booking, results, bills, examinations, surgeries, stays, checkups }
export type Part = keyof typeof parts
export const partNames = Object.keys(parts) as [Part, ...Part[]]

export interface NamedCall extends DeclaredCall {
  part: Part
  name: string
  /** Below the address of the hospital's side: /booking/hold. */
  path: string
}

export const allCalls: readonly NamedCall[] = partNames.flatMap(part =>
  Object.entries<DeclaredCall>(parts[part]).map(([name, call]) => ({ ...call, part, name, path: `/${part}/${name}` })),
)
