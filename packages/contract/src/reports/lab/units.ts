/**
 * The units that laboratories print, as UCUM writes them, and what can be turned into what. A unit that does not stand here
 * is unknown: its number is shown as it was sent and never compared or drawn with another.
 */
export type Quantity =
  | 'amount' // mol/L
  | 'mass' // g/L
  | 'activity' // U/L and the international units of a WHO standard
  | 'count' // 10*9/L
  | 'fraction' // 1
  | 'ratioMass' // mg albumin to g creatinine
  | 'ratioAmount' // mg albumin to mmol creatinine
  | 'ifcc' // mmol haemoglobin A1c to mol haemoglobin
  | 'volume' // fL
  | 'content' // pg
  | 'time' // s
  | 'sinking' // mm/h
  | 'pressure' // mm[Hg]
  | 'filtration' // mL/min/{1.73_m2}
  | 'clearance' // mL/min
  | 'fluid' // mL
  | 'massPerDay'
  | 'amountPerDay'
  | 'volumePerDay'
  | 'osmolality'
  | 'field' // cells a field of the microscope: depends on the lens, equal only to itself

export interface Unit {
  readonly quantity: Quantity
  /** How many of the quantity's base unit one of it is. */
  readonly factor: number
  /** As a Chinese report prints it. */
  readonly printed: string
}

const unit = (quantity: Quantity, factor: number, printed: string): Unit => ({ quantity, factor, printed })

/** One µkat turns over one µmol a second, one U one µmol a minute. */
const unitsInMicrokatal = 60

export const units: Readonly<Record<string, Unit>> = {
  'mol/L': unit('amount', 1, 'mol/L'),
  'mmol/L': unit('amount', 1e-3, 'mmol/L'),
  'umol/L': unit('amount', 1e-6, 'μmol/L'),
  'nmol/L': unit('amount', 1e-9, 'nmol/L'),
  'pmol/L': unit('amount', 1e-12, 'pmol/L'),
  'g/L': unit('mass', 1, 'g/L'),
  'g/dL': unit('mass', 10, 'g/dL'),
  'mg/dL': unit('mass', 1e-2, 'mg/dL'),
  'mg/L': unit('mass', 1e-3, 'mg/L'),
  'mg/mL': unit('mass', 1, 'mg/mL'),
  'ug/mL': unit('mass', 1e-3, 'μg/mL'),
  'ug/dL': unit('mass', 1e-5, 'μg/dL'),
  'ug/L': unit('mass', 1e-6, 'μg/L'),
  'ng/mL': unit('mass', 1e-6, 'ng/mL'),
  'ng/dL': unit('mass', 1e-8, 'ng/dL'),
  'ng/L': unit('mass', 1e-9, 'ng/L'),
  'pg/mL': unit('mass', 1e-9, 'pg/mL'),
  'U/L': unit('activity', 1, 'U/L'),
  'mU/L': unit('activity', 1e-3, 'mU/L'),
  'U/mL': unit('activity', 1e3, 'U/mL'),
  'kU/L': unit('activity', 1e3, 'kU/L'),
  'uU/mL': unit('activity', 1e-3, 'μU/mL'),
  'mU/mL': unit('activity', 1, 'mU/mL'),
  'ukat/L': unit('activity', unitsInMicrokatal, 'μkat/L'),
  'nkat/L': unit('activity', unitsInMicrokatal / 1000, 'nkat/L'),
  '10*9/L': unit('count', 1, '×10⁹/L'),
  '10*12/L': unit('count', 1e3, '×10¹²/L'),
  '10*6/L': unit('count', 1e-3, '×10⁶/L'),
  '10*3/uL': unit('count', 1, '×10³/μL'),
  '10*6/uL': unit('count', 1e3, '×10⁶/μL'),
  '/uL': unit('count', 1e-3, '个/μL'),
  '/L': unit('count', 1e-9, '个/L'),
  '1': unit('fraction', 1, ''),
  '%': unit('fraction', 1e-2, '%'),
  '[ppth]': unit('fraction', 1e-3, '‰'),
  'mg/g': unit('ratioMass', 1, 'mg/g'),
  'ug/mg': unit('ratioMass', 1, 'μg/mg'),
  'mg/mmol': unit('ratioAmount', 1, 'mg/mmol'),
  'g/mol': unit('ratioAmount', 1, 'g/mol'),
  'mmol/mol': unit('ifcc', 1, 'mmol/mol'),
  fL: unit('volume', 1, 'fL'),
  pg: unit('content', 1, 'pg'),
  s: unit('time', 1, '秒'),
  min: unit('time', 60, '分钟'),
  'mm/h': unit('sinking', 1, 'mm/h'),
  'mm[Hg]': unit('pressure', 1, 'mmHg'),
  kPa: unit('pressure', 7.500_617, 'kPa'),
  'mL/min/{1.73_m2}': unit('filtration', 1, 'mL/min/1.73m²'),
  'mL/s/{1.73_m2}': unit('filtration', 60, 'mL/s/1.73m²'),
  'mL/min': unit('clearance', 1, 'mL/min'),
  mL: unit('fluid', 1, 'mL'),
  '10*6/mL': unit('count', 1, '×10⁶/mL'),
  'g/(24.h)': unit('massPerDay', 1, 'g/24h'),
  'mg/(24.h)': unit('massPerDay', 1e-3, 'mg/24h'),
  'ug/(24.h)': unit('massPerDay', 1e-6, 'μg/24h'),
  'ug/min': unit('massPerDay', 1.44e-3, 'μg/min'),
  'mmol/(24.h)': unit('amountPerDay', 1e-3, 'mmol/24h'),
  'umol/(24.h)': unit('amountPerDay', 1e-6, 'μmol/24h'),
  'nmol/(24.h)': unit('amountPerDay', 1e-9, 'nmol/24h'),
  'mL/(24.h)': unit('volumePerDay', 1, 'mL/24h'),
  'L/(24.h)': unit('volumePerDay', 1e3, 'L/24h'),
  'mosm/kg': unit('osmolality', 1, 'mOsm/kg'),
  '/[HPF]': unit('field', 1, '/高倍视野'),
  '/[LPF]': unit('field', 1, '/低倍视野'),
}

/** How hospitals write what UCUM writes otherwise; looked up after the general changes below. */
const spellings: Readonly<Record<string, string>> = {
  'G/L': '10*9/L',
  'T/L': '10*12/L',
  'K/uL': '10*3/uL',
  'M/uL': '10*6/uL',
  '个/uL': '/uL',
  'cells/uL': '/uL',
  '个/HPF': '/[HPF]',
  '/HPF': '/[HPF]',
  '/HP': '/[HPF]',
  '个/HP': '/[HPF]',
  '/高倍视野': '/[HPF]',
  '个/LPF': '/[LPF]',
  '/LPF': '/[LPF]',
  '/低倍视野': '/[LPF]',
  'L/L': '1',
  'g/g': '1',
  比值: '1',
  '‰': '[ppth]',
  fl: 'fL',
  Pg: 'pg',
  S: 's',
  sec: 's',
  秒: 's',
  分钟: 'min',
  'mm/1h': 'mm/h',
  'mm/hr': 'mm/h',
  'mm/小时': 'mm/h',
  mmHg: 'mm[Hg]',
  'mL/min/1.73m2': 'mL/min/{1.73_m2}',
  'mL/min/1.73m^2': 'mL/min/{1.73_m2}',
  'mL/(min*1.73m2)': 'mL/min/{1.73_m2}',
  'mL/min*1.73m2': 'mL/min/{1.73_m2}',
  'mOsm/kg': 'mosm/kg',
  'mOsm/kgH2O': 'mosm/kg',
  'mosm/kgH2O': 'mosm/kg',
}

const perDay = /^(g|mg|ug|mmol|umol|nmol|mL|L)\/(24h|24小时|d|day|24hr|24 h)$/
const powers = /^(?:[x×*]\s*)?10(?:\^|\*\*|E|\*)?(12|9|6|3)\/(L|uL|mL)$/

/** The unit of a report as UCUM writes it, or undefined: never a guess. */
export function ucumOf(written: string): string | undefined {
  const plain = written
    .normalize('NFKC')
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll('\u2215', '/')
    .replaceAll(/\s+/g, '')
    .replace(/l$/, 'L')
    .replace(/\/l\b/, '/L')
    .replace(/\/ml\b/i, '/mL')
    .replace(/\/dl\b/i, '/dL')
    .replace(/^ml/i, 'mL')
    .replace(/^([munpk]?)I?U\//i, (_, prefix: string) => `${prefix.toLowerCase()}U/`)
    .replace(/^([munpk]?)\[[iI]U\]\//, '$1U/')
  const known = own(plain)
  if (known) return known
  const day = perDay.exec(plain)
  if (day) return own(`${day[1]}/(24.h)`)
  const power = powers.exec(plain)
  if (power) return own(`10*${power[1]}/${power[2]}`)
  const spelled = Object.hasOwn(spellings, plain) ? spellings[plain] : undefined
  return spelled === undefined ? undefined : own(spelled)
}

const own = (code: string): string | undefined => (Object.hasOwn(units, code) ? code : undefined)

/** The unit of a code; nothing for a word that is none. */
export const unitOf = (code: string): Unit | undefined => (Object.hasOwn(units, code) ? units[code] : undefined)

export const printedUnit = (code: string): string => unitOf(code)?.printed ?? code
