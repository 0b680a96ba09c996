import { parseDose, waysToWrite, type Dose, type DoseUnit } from '@nethos/contract/renewal/dose.ts'

const inMilligrams: Readonly<Partial<Record<DoseUnit, number>>> = { g: 1000, mg: 1, μg: 0.001 }

/** The same amount in every unit of weight. */
function equals({ amount, unit }: Dose): Dose[] {
  const factor = inMilligrams[unit]
  if (factor === undefined) return [{ amount, unit }]
  return Object.entries(inMilligrams).map(([other, size]) => ({
    amount: (amount * factor) / size,
    unit: other as DoseUnit,
  }))
}

/** Patterns of PostgreSQL that find this dose however it is written: 5mg, 5 毫克, 0.005g. A text that is no dose is found as it stands. */
export function dosePatterns(text: string): string[] {
  const dose = parseDose(text)
  if (!dose) return [`^${text.trim().replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}$`]
  if (dose.unit === '适量') return ['^适量$']
  return equals(dose).map(({ amount, unit }) => {
    const [whole, parts = ''] = amount
      .toFixed(7)
      .replace(/\.?0+$/, '')
      .split('.')
    const decimals = parts === '' ? String.raw`(\.0+)?` : String.raw`\.${parts}0*`
    return String.raw`^0*${whole}${decimals}\s*(${waysToWrite(unit).join('|')})$`
  })
}
