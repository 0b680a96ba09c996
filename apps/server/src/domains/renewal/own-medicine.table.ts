import type { Ctx } from '../../calls/handler.ts'
import { rowsOfHuman } from '../people/public.ts'
import { bookOf, type CheckedLine, type Finding } from '../drugs/public.ts'

export interface OwnMedicine {
  ownMedicineId: string
  drugName: string
  dose: string
  frequency: string
  toldAt: Date
}

/** What he takes now that was not prescribed here. Whoever asks has shown that he may see the person. */
export const ownMedicinesOf = (ctx: Pick<Ctx, 'db' | 'caller'>, personId: string): Promise<OwnMedicine[]> =>
  ctx.db
    .selectFrom('ownMedicine')
    .select(['ownMedicineId', 'drugName', 'dose', 'frequency', 'toldAt'])
    .where('personId', 'in', rowsOfHuman(ctx, personId))
    .where('stoppedAt', 'is', null)
    .orderBy('toldAt', 'desc')
    .execute()

/** As the checks read it: by the ingredients that its name says; none, and it is checked by nobody. */
export const asLine = (ctx: Pick<Ctx, 'runtime'>, one: OwnMedicine): CheckedLine => ({
  ...namedLine(ctx, one.drugName),
  drugId: `own.${one.ownMedicineId}`,
  dose: one.dose,
  frequency: one.frequency,
})

/** A medicine of which only the name is known. */
export const namedLine = ({ runtime }: Pick<Ctx, 'runtime'>, drugName: string): CheckedLine => ({
  drugId: '',
  drugName,
  ingredients: bookOf(runtime.drugKnowledge).ingredientsNamed(drugName),
  specification: '',
  route: '口服',
  dose: '',
  frequency: '',
  days: 0,
  packs: 0,
})

export const inWords = ({ drugName, dose, frequency }: Omit<OwnMedicine, 'toldAt'>): string =>
  `${drugName} ${dose ? `每次${dose}` : '用量不详'} ${frequency}（患者自述）`

/** A name that says nothing to the table is checked by nobody: that is said, and interrupts nobody. */
export const unreadName = ({ drugId, drugName }: Pick<CheckedLine, 'drugId' | 'drugName'>): Finding => ({
  key: `unknown|own|${drugName}`,
  kind: 'unknown',
  level: 'inform',
  isOverridable: false,
  drugIds: [drugId],
  sentence: `患者自述的“${drugName}”：未识别，未能核对，请问清成分`,
  source: '',
})
