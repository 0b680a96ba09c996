import * as z from 'zod/mini'

const most = (characters: number) => z.string().check(z.maxLength(characters))

/** The last figure of a LOINC code is computed from the others (LOINC Users' Guide, mod 10). */
export function isLoinc(code: string): boolean {
  const [, number = '', figure] = /^(\d{1,7})-(\d)$/.exec(code) ?? []
  if (figure === undefined) return false
  // Counted from the right: every other figure, beginning with the last, makes a number that is doubled.
  const odd = (at: number): boolean => (number.length - 1 - at) % 2 === 0
  const figures = [...number]
  const doubled = Number(figures.filter((_, at) => odd(at)).join('')) * 2
  const sum = [...String(doubled), ...figures.filter((_, at) => !odd(at))].reduce((all, one) => all + Number(one), 0)
  return (10 - (sum % 10)) % 10 === Number(figure)
}

/** What a hospital says of a laboratory item, in plain words; its code is the item's key. */
export const labItemDocument = z.object({
  name: most(60),
  /** All codes that mean it, whatever the unit. */
  loinc: z.array(most(9)).check(z.maxLength(12)),
  /** The usual unit in UCUM; `text`: its results are words. */
  unit: most(40),
  measures: most(120),
  above: most(200),
  below: most(200),
  calm: most(200),
  disturbs: z.array(most(60)).check(z.maxLength(20)),
  sources: z.array(most(120)).check(z.maxLength(10)),
})
export type LabItemDocument = z.infer<typeof labItemDocument>
export const emptyLabItem: LabItemDocument = {
  name: '',
  loinc: [],
  unit: '',
  measures: '',
  above: '',
  below: '',
  calm: '',
  disturbs: [],
  sources: [],
}

/** A hospital's own code, and the LOINC code that it means. */
const labMapRow = z.object({ itemCode: most(64), itemName: most(200), loinc: most(9) })
export type LabMapRow = z.infer<typeof labMapRow>
/** The own codes of one hospital; the document's code is the hospital's id. */
export const labMapDocument = z.object({ rows: z.array(labMapRow).check(z.maxLength(1000)) })
export type LabMapDocument = z.infer<typeof labMapDocument>
export const emptyLabMap: LabMapDocument = { rows: [] }
