import type { DrugKnowledge } from '../../ports/drug-knowledge.ts'
import { readKnowledge, type KnowledgeText } from './format.ts'
import { heartIngredients } from './table/heart.ts'
import { infectionIngredients } from './table/infection.ts'
import { conditionRows, diseaseRows } from './table/illnesses.ts'
import { heartInteractions } from './table/interactions-heart.ts'
import { otherInteractions } from './table/interactions-others.ts'
import { metabolismIngredients } from './table/metabolism.ts'
import { nervesIngredients } from './table/nerves.ts'
import { otherIngredients } from './table/others.ts'
import * as rules from './table/rules.ts'

/** The table that comes with the program, in the format that a hospital's own is put in by. */
export const tableText: KnowledgeText = {
  version: 'nethos-table 2026-11-22',
  ingredients: heartIngredients + metabolismIngredients + infectionIngredients + nervesIngredients + otherIngredients,
  products: rules.productRows,
  doses: rules.doseRows,
  interactions: heartInteractions + otherInteractions,
  triples: rules.tripleRows,
  diseases: diseaseRows,
  elders: rules.elderRows,
  allergies: rules.allergyRows,
  foods: rules.foodRows,
  conditions: conditionRows,
  sources: rules.sourceRows,
}

export const tableKnowledge = (): DrugKnowledge => readKnowledge(tableText)
