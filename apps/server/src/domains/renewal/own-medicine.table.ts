import type { Ctx } from '../../calls/handler.ts'
import { bookOf, type CheckedLine } from '../drugs/public.ts'

export interface OwnMedicine {
  ownMedicineId: string
  drugName: string
  dose: string
  frequency: string
  toldAt: Date
}

/** What he takes now that was not prescribed here. Whoever asks has shown that he may see the person. */
export const ownMedicinesOf = ({ db }: Pick<Ctx, 'db'>, personId: string): Promise<OwnMedicine[]> =>
  db
    .selectFrom('ownMedicine')
    .select(['ownMedicineId', 'drugName', 'dose', 'frequency', 'toldAt'])
    .where('personId', '=', personId)
    .where('stoppedAt', 'is', null)
    .orderBy('toldAt', 'desc')
    .execute()

/** As the checks read it: by the ingredients that its name says; none, and it is checked by nobody. */
export const asLine = ({ runtime }: Pick<Ctx, 'runtime'>, one: OwnMedicine): CheckedLine => ({
  drugId: `own.${one.ownMedicineId}`,
  drugName: one.drugName,
  ingredients: bookOf(runtime.drugKnowledge).ingredientsNamed(one.drugName),
  specification: '',
  route: '口服',
  dose: one.dose,
  frequency: one.frequency,
  days: 0,
  packs: 0,
})

export const inWords = ({ drugName, dose, frequency }: Omit<OwnMedicine, 'toldAt'>): string =>
  `${drugName} ${dose ? `每次${dose}` : '用量不详'} ${frequency}（患者自述）`
