import type { IngredientRow } from '../../ports/drug-knowledge.ts'
import type { CheckedLine } from './checked-line.ts'

/** Lets go over hours; 拜新同 and its like are only made so. */
const sustained = /缓释|控释|缓控释|长效|拜新同|伲福达|圣通平/
const singleUnit = /片|胶囊|滴丸|心痛定/
const underTheTongue = /舌下|含服/

/**
 * Lets go at once: its name or form is that of a plain tablet, or it has to be taken three times a day. A bare name that is taken
 * once a day says nothing.
 */
function isImmediate({ form = '', drugName }: CheckedLine, timesADay: number | undefined): boolean {
  const listed = `${form} ${drugName}`
  return !sustained.test(listed) && (singleUnit.test(listed) || (timesADay ?? 0) >= 3)
}

/** Classes that hang on what is made of an ingredient: short-acting nifedipine is another medicine than the long-acting one. */
export function classesByFormOf(
  { classesByForm }: IngredientRow,
  line: CheckedLine,
  timesADay: number | undefined,
): string[] {
  if (classesByForm.length === 0) return []
  const is = {
    immediate: isImmediate(line, timesADay),
    sublingual: underTheTongue.test(`${line.route} ${line.listRoute ?? ''}`),
  }
  return classesByForm.filter(one => is[one.of]).map(one => one.class)
}
