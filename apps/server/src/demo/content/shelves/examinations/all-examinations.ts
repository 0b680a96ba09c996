import type { Category } from '../../category.ts'
import { imagingExaminations } from './imaging-examinations.ts'
import { otherExaminations } from './other-examinations.ts'

export const examinations: readonly Category[] = [...imagingExaminations, ...otherExaminations]
