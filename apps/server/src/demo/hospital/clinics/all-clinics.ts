import { chineseMedicine } from './chinese-medicine.ts'
import type { Clinic } from './clinic.ts'
import { internalMedicine } from './internal-medicine.ts'
import { nursing } from './nursing.ts'
import { sensesAndMind } from './senses-and-mind.ts'
import { surgery } from './surgery.ts'
import { womenAndChildren } from './women-and-children.ts'

export const clinics: readonly Clinic[] = [
  ...internalMedicine,
  ...surgery,
  ...womenAndChildren,
  ...sensesAndMind,
  ...chineseMedicine,
  ...nursing,
]
