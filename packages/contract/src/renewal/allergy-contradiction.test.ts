import { expect, test } from 'vitest'
import { contradictsFile, saysNothing } from './allergy-contradiction.ts'

const none = { allergies: [], allergyNote: '' }
const file = (allergyHistory: string, allergyClasses: ('penicillins' | 'milk_protein')[] = []) => ({
  allergyHistory,
  allergyClasses,
})

test('a file that tells of penicillin in words alone contradicts who ticks milk', () => {
  expect(contradictsFile({ allergies: ['milk_protein'] }, file('青霉素过敏'))).toBe(true)
  expect(contradictsFile({ allergies: ['milk_protein'], allergyNote: '青霉素也不行' }, file('青霉素过敏'))).toBe(false)
  expect(contradictsFile({ allergies: ['penicillins'] }, file('青霉素过敏'))).toBe(false)
})

test('what nobody understands contradicts who says nothing', () => {
  expect(contradictsFile(none, file('某种药过敏'))).toBe(true)
  expect(contradictsFile({ ...none, allergyNote: '某种药过敏' }, file('某种药过敏'))).toBe(false)
})

test('pollen is no medicine, and a file that denies contradicts nobody', () => {
  expect(contradictsFile(none, file('花粉过敏'))).toBe(false)
  expect(contradictsFile(none, file('否认食物及药物过敏史'))).toBe(false)
})

test('a note that denies says nothing', () => {
  expect(saysNothing({ allergies: [], allergyNote: '否认药物过敏史' })).toBe(true)
  expect(saysNothing({ allergies: [], allergyNote: '头孢' })).toBe(false)
})
