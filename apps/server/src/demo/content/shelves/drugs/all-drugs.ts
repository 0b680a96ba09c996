import type { Category } from '../../category.ts'
import { heartDrugs } from './heart-drugs.ts'
import { infectionDrugs } from './infection-drugs.ts'
import { stomachDrugs } from './stomach-drugs.ts'
import { sugarDrugs } from './sugar-drugs.ts'

export const drugs: readonly Category[] = [...heartDrugs, ...sugarDrugs, ...infectionDrugs, ...stomachDrugs]
