import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PatientHead as Head } from '@nethos/contract/record/patient-head.ts'
import { aHead, noon } from '../consult.samples.ts'
import { PatientHead } from './patient-head.tsx'

const shown = (changed: Partial<Head> = {}) => {
  const { container } = render(<PatientHead head={aHead(changed)} />)
  return container
}
const noAllergy = { isTold: true, isAllergic: false, classes: [], notes: [] }

test('what he has said in another place stands on top, with when and where, also above a talk on a phone', () => {
  const at = Date.parse('2026-11-21T10:32:00+08:00')
  const elsewhere = [{ place: 'consult' as const, label: '胸痛', at }]
  const words = '该患者11-21 10:32在另一次咨询中提到：胸痛。请先询问现在的情况。'
  expect(shown({ elsewhere }).querySelector('.patient-head__urgent')?.textContent).toBe(words)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const { container } = render(<PatientHead head={aHead({ elsewhere })} isAboveTalk />)
  vi.unstubAllGlobals()
  expect(container.querySelector('details')!.textContent).not.toContain('胸痛')
  expect(container.textContent).toContain(words)
})

test('an allergy stands first, in red, with a sign and with who said so', () => {
  const line = shown().querySelector('.patient-head__allergy')!
  expect(line.textContent).toBe('过敏：青霉素类（健康档案：注射青霉素后起皮疹）')
  expect(line.className).toBe('patient-head__allergy')
  expect(line.querySelector('svg')).toBeTruthy()
})

test('that nobody was asked is not the same as none', () => {
  expect(shown({ allergies: { ...noAllergy, isTold: false } }).textContent).toContain('过敏史未填，请询问患者')
  expect(shown({ allergies: noAllergy }).textContent).toContain('无过敏史（患者填写）')
})

test('what is not known is said to be unknown', () => {
  const text = shown({ ageMonths: null, conditions: [] }).textContent
  for (const words of [
    '女 年龄未知',
    '体重未填',
    '妊娠哺乳未填',
    '肾功能未知',
    '肝功能未知',
    '疾病未发现记录',
    '在用药本院没有记录',
  ])
    expect(text).toContain(words)
})

test('a history in words that no table knows stands there as it was written, and is not called nothing', () => {
  const text = shown({ conditions: [], histories: ['既往史：间质性肺病'], diagnoses: ['多发性硬化'] }).textContent
  expect(text).toContain('病史原文既往史：间质性肺病')
  expect(text).toContain('既往诊断多发性硬化')
  expect(text).not.toContain('未发现记录')
})

test('weight, pregnancy and kidneys with their day; a man is not asked about pregnancy', () => {
  const known: Partial<Head> = {
    ageMonths: 7,
    weight: { kg: '8.1', at: noon },
    fertility: { label: '妊娠期', isCaution: true, at: noon },
    medicines: ['苯磺酸氨氯地平片 每次5mg 每日1次'],
    kidney: {
      label: '异常',
      isAbnormal: true,
      measured: { creatinine: 150, egfr: 38, clearance: 35, at: noon, from: 'report' },
    },
  }
  const text = shown(known).textContent
  for (const words of [
    '女 7个月',
    '8.1kg（2026-11-21）',
    '妊娠期（2026-11-21）',
    '自述异常，eGFR 38，清除率 35ml/min，肌酐 150μmol/L，本院化验（2026-11-21）',
    '苯磺酸氨氯地平片 每次5mg 每日1次',
  ])
    expect(text).toContain(words)
  expect(screen.getByText('妊娠期').className).toBe('patient-head__red')
  expect(shown({ ...known, gender: 'M' }).textContent).not.toContain('妊娠')
})

test('above a talk on a phone danger and allergies stay in sight, the rest is one line that names what is red', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const head = aHead({ liver: { label: '异常', isAbnormal: true }, medicines: ['华法林钠片'], urgent: '胸痛' })
  const { container } = render(<PatientHead head={head} isAboveTalk />)
  vi.unstubAllGlobals()
  const fold = container.querySelector('details')!
  expect(fold.open).toBe(false)
  expect(fold.contains(container.querySelector('.patient-head__allergy'))).toBe(false)
  expect(fold.contains(screen.getByRole('alert'))).toBe(false)
  const line = fold.querySelector('summary')!
  expect(line.textContent).toMatch(/在用药1种.*肝功能异常/)
  expect(line.querySelector('.patient-head__red')!.textContent).toContain('肝功能异常')
  expect(fold.querySelector('dl')!.textContent).toContain('华法林钠片')
})
