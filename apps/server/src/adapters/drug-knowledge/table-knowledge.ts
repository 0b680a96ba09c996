import type { DrugKnowledge } from '../../ports/drug-knowledge.ts'
import { readKnowledge, type KnowledgeText } from './format.ts'
import { cancerIngredients } from './table/cancer.ts'
import { heartIngredients } from './table/heart.ts'
import { herbIngredients } from './table/herbs.ts'
import { infectionIngredients } from './table/infection.ts'
import { commonIngredients, commonProducts } from './table/common.ts'
import { contrastDoses, contrastIngredients, contrastInteractions, contrastNames } from './table/contrast.ts'
import { illnessCodeRows } from './table/illness-codes.ts'
import { conditionRows, diseaseRows } from './table/illnesses.ts'
import { cancerInteractions } from './table/interactions-cancer.ts'
import { heartInteractions } from './table/interactions-heart.ts'
import { herbInteractions } from './table/interactions-herbs.ts'
import { infectionInteractions } from './table/interactions-infection.ts'
import { mindInteractions } from './table/interactions-mind.ts'
import { otherInteractions } from './table/interactions-others.ts'
import { inhaledRows } from './table/inhaled.ts'
import { laterIngredients } from './table/later.ts'
import { metabolismIngredients } from './table/metabolism.ts'
import { nameRows } from './table/names.ts'
import { nervesIngredients } from './table/nerves.ts'
import { otherIngredients } from './table/others.ts'
import { patentLaterIngredients, patentLaterProducts } from './table/patent-later.ts'
import { patentIngredients } from './table/patent.ts'
import { pregnancyWeekRows } from './table/pregnancy-weeks.ts'
import { sideChainRows } from './table/side-chains.ts'
import * as rules from './table/rules.ts'

/** The table that comes with the program, in the format that a hospital's own is put in by. */
export const tableText: KnowledgeText = {
  version: 'nethos-table 2026-11-29',
  ingredients: [
    heartIngredients,
    metabolismIngredients,
    infectionIngredients,
    nervesIngredients,
    otherIngredients,
    cancerIngredients,
    laterIngredients,
    herbIngredients,
    patentIngredients,
    patentLaterIngredients,
    commonIngredients,
    contrastIngredients,
  ].join(''),
  products: [rules.productRows, patentLaterProducts, commonProducts].join(''),
  names: [nameRows, contrastNames].join(''),
  doses: [rules.doseRows, contrastDoses].join(''),
  inhaled: inhaledRows,
  interactions: [
    heartInteractions,
    otherInteractions,
    cancerInteractions,
    infectionInteractions,
    mindInteractions,
    herbInteractions,
    contrastInteractions,
  ].join(''),
  triples: rules.tripleRows,
  diseases: diseaseRows,
  elders: rules.elderRows,
  pregnancyWeeks: pregnancyWeekRows,
  allergies: rules.allergyRows,
  sideChains: sideChainRows,
  foods: rules.foodRows,
  conditions: conditionRows,
  illnessCodes: illnessCodeRows,
  sources: rules.sourceRows,
}

let knowledge: DrugKnowledge | undefined

/** Read once: servers of one process share it. */
export const tableKnowledge = (): DrugKnowledge => (knowledge ??= readKnowledge(tableText))
