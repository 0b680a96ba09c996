import { expect, test } from 'vitest'
import { builtInEngine } from './built-in-engine.ts'
import { measuredWords } from './measured.ts'

const { triage } = builtInEngine()
const found = (label: string, value: number, unit?: string) => triage(...measuredWords(label, value, unit))

test.each([
  ['收缩压', 220, 'mmHg', 'blood_pressure'],
  ['血氧饱和度', 85, '%', 'oxygen'],
  ['静息心率', 180, '次/分', 'heart_rate'],
  ['体温', 41, '℃', 'temperature'],
  ['空腹血糖', 1.9, 'mmol/L', 'sugar_low'],
  ['呼吸频率', 40, '次/分', 'breathing'],
])('%s %d %s is an emergency whatever a plan or questionnaire says', (label, value, unit, flag) =>
  expect(found(label, value, unit)).toContain(flag),
)

test.each([
  ['收缩压', 128, 'mmHg'],
  ['体温', 36.8, '℃'],
  ['空腹血糖', 5.6, 'mmol/L'],
  ['体重', 62, 'kg'],
  ['胸痛持续多少分钟', 0, '分钟'],
])('%s %d %s is none', (label, value, unit) => expect(found(label, value, unit)).toEqual([]))
