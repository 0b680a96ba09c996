import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import { breast } from './breast.ts'
import { carers } from './carers.ts'
import { community } from './community.ts'
import { endoscopy } from './endoscopy.ts'
import { inflammatoryBowel } from './inflammatory-bowel.ts'
import { internationalEnglish } from './international-english.ts'
import { international } from './international.ts'
import { nursing } from './nursing.ts'
import { perinatal } from './perinatal.ts'
import { plasticSurgery } from './plastic-surgery.ts'
import { pulmonaryVascular } from './pulmonary-vascular.ts'
import { admissionEducation, daySurgeryEducation } from './surgery-education.ts'
import { tumour } from './tumour.ts'

/** The given zones, by the code that their address begins with. */
export const zones = {
  tumour,
  ibd: inflammatoryBowel,
  rxzx: breast,
  zxwkzx: plasticSurgery,
  wczq: perinatal,
  zkhl: nursing,
  peihu: carers,
  gnsq: community,
  gjyxb: international,
  'gjyxb-en': internationalEnglish,
  fxgjkgl: pulmonaryVascular,
  endoscopy,
  daysurgery: daySurgeryEducation,
  dhry: admissionEducation,
} as const satisfies Record<string, ProgrammeDraft>
