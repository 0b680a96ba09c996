import type { Book } from './book.ts'
import type { CheckedLine } from './checked-line.ts'
import type { CheckedPerson } from './person.ts'

/** Of whom nothing is known that a check could mind. */
export const aMan: CheckedPerson = {
  ageMonths: 50 * 12,
  sex: 'M',
  weightKg: 70,
  creatinine: null,
  kidney: 'normal',
  liver: 'normal',
  fertility: 'none',
  hasContraception: false,
  allergies: [],
  allergyNote: '',
  conditions: [],
  drinks: false,
}

/** Tablets by mouth for three days, their ingredients by the book. */
export const linesOf =
  (book: Pick<Book, 'ingredientsNamed'>) =>
  (name: string, dose: string, frequency: string, more: Partial<CheckedLine> = {}): CheckedLine => ({
    drugId: name,
    drugName: name,
    ingredients: book.ingredientsNamed(name),
    specification: '',
    route: '口服',
    dose,
    frequency,
    days: 3,
    packs: 0,
    ...more,
  })
