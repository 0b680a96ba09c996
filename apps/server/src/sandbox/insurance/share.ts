import type { Parts } from '../../ports/insurance.ts'

export interface ClaimLine {
  cents: number
  /** 01 甲类, 02 乙类, 03 自费. */
  level: string
}

/** Of 甲类 the whole counts, of 乙类 nine tenths, of 自费 nothing; half cents go to the patient. */
const counts = ({ cents, level }: ClaimLine): number =>
  level === '01' ? cents : level === '02' ? Math.floor((cents * 9) / 10) : 0

const percent: Readonly<Record<string, Record<'outpatient' | 'inpatient', number>>> = {
  市医保: { outpatient: 60, inpatient: 85 },
  省医保: { outpatient: 70, inpatient: 88 },
  城乡居民医保: { outpatient: 50, inpatient: 70 },
}

/** The sandbox's own rule, of no city: a percentage of what counts, then the account as far as it goes, then own money. */
export function shareOf(
  lines: readonly ClaimLine[],
  of: { kind: string; visit: 'outpatient' | 'inpatient'; accountCents: number },
): Parts {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  const counted = lines.reduce((sum, line) => sum + counts(line), 0)
  const pooledCents = Math.floor((counted * (percent[of.kind]?.[of.visit] ?? 0)) / 100)
  const accountCents = Math.min(of.accountCents, counted - pooledCents)
  return { pooledCents, accountCents, ownCents: total - pooledCents - accountCents }
}
