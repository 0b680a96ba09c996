import type { DiagnosisList } from '../../ports/diagnosis-list.ts'
import { readRows } from './rows.ts'
import { infectionsTumoursRest } from './table/infections-tumours-rest.ts'
import { innerMedicine } from './table/inner-medicine.ts'
import { nervesAndSenses } from './table/nerves-and-senses.ts'
import { skinBonesKidneys } from './table/skin-bones-kidneys.ts'

let common: DiagnosisList | undefined

/** Common diagnoses of outpatients with the three and four character codes of the WHO's ICD-10; read once in a process. */
export const commonDiagnoses = (): DiagnosisList =>
  (common ??= {
    version: 'ICD-10 常见门诊诊断 2026-11',
    rows: readRows([innerMedicine, nervesAndSenses, skinBonesKidneys, infectionsTumoursRest].join('\n')),
  })

/** The hospital's own table, as its record office exports it. */
export const diagnosesOf = (text: string): DiagnosisList => ({ version: '医院诊断目录', rows: readRows(text) })
