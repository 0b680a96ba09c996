import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { rounded } from './demo-chance.ts'
import { number } from './demo-items.ts'

export type Sex = 'M' | 'F'

interface BloodCount {
  wbc: number
  /** Per cent; basophils are what is left of 100. */
  neutrophils: number
  lymphocytes: number
  monocytes: number
  eosinophils: number
  rbc: number
  haemoglobin: number
  haematocrit: number
  platelets: number
  rdw?: number
}

const whole = { specimen: '全血', method: '流式与鞘流阻抗法' }

/** What is computed from other items is computed here as an analyser does it. */
export function bloodCount(sex: Sex, c: BloodCount, isChild = false): LabItem[] {
  const basophils = rounded(100 - c.neutrophils - c.lymphocytes - c.monocytes - c.eosinophils, 1)
  const share = (percent: number) => rounded((c.wbc * percent) / 100, 2)
  const man = sex === 'M'
  const grown = (bounds: { low?: number; high?: number }) => (isChild ? {} : bounds)
  const row = (
    code: string,
    loinc: string,
    name: string,
    value: number,
    unit: string,
    bounds: { low?: number; high?: number },
  ) => number({ code, loinc, name, value, unit, ...grown(bounds), ...whole })
  return [
    row('WBC', '6690-2', '白细胞计数', c.wbc, '10^9/L', { low: 3.5, high: 9.5 }),
    row('NEU%', '770-8', '中性粒细胞百分比', c.neutrophils, '%', { low: 40, high: 75 }),
    row('LYM%', '736-9', '淋巴细胞百分比', c.lymphocytes, '%', { low: 20, high: 50 }),
    row('MON%', '5905-5', '单核细胞百分比', c.monocytes, '%', { low: 3, high: 10 }),
    row('EOS%', '713-8', '嗜酸性粒细胞百分比', c.eosinophils, '%', { low: 0.4, high: 8 }),
    row('BAS%', '706-2', '嗜碱性粒细胞百分比', basophils, '%', { low: 0, high: 1 }),
    row('NEU#', '751-8', '中性粒细胞绝对值', share(c.neutrophils), '10^9/L', { low: 1.8, high: 6.3 }),
    row('LYM#', '731-0', '淋巴细胞绝对值', share(c.lymphocytes), '10^9/L', { low: 1.1, high: 3.2 }),
    row('MON#', '742-7', '单核细胞绝对值', share(c.monocytes), '10^9/L', { low: 0.1, high: 0.6 }),
    row('EOS#', '711-2', '嗜酸性粒细胞绝对值', share(c.eosinophils), '10^9/L', { low: 0.02, high: 0.52 }),
    row('BAS#', '704-7', '嗜碱性粒细胞绝对值', share(basophils), '10^9/L', { low: 0, high: 0.06 }),
    row('RBC', '789-8', '红细胞计数', c.rbc, '10^12/L', man ? { low: 4.3, high: 5.8 } : { low: 3.8, high: 5.1 }),
    row('HGB', '718-7', '血红蛋白', c.haemoglobin, 'g/L', man ? { low: 130, high: 175 } : { low: 115, high: 150 }),
    row('HCT', '4544-3', '红细胞压积', c.haematocrit, '%', man ? { low: 40, high: 50 } : { low: 35, high: 45 }),
    row('MCV', '787-2', '平均红细胞体积', rounded((c.haematocrit * 10) / c.rbc, 1), 'fL', { low: 82, high: 100 }),
    row('MCH', '785-6', '平均红细胞血红蛋白量', rounded(c.haemoglobin / c.rbc, 1), 'pg', { low: 27, high: 34 }),
    row('MCHC', '786-4', '平均红细胞血红蛋白浓度', Math.round((c.haemoglobin * 100) / c.haematocrit), 'g/L', {
      low: 316,
      high: 354,
    }),
    row('RDW', '788-0', '红细胞分布宽度（CV）', c.rdw ?? 12.8, '%', { high: 15 }),
    row('PLT', '777-3', '血小板计数', c.platelets, '10^9/L', { low: 125, high: 350 }),
  ]
}

interface Liver {
  alt: number
  ast: number
  ggt: number
  alp: number
  bilirubin: number
  direct: number
  protein: number
  albumin: number
}

export function liver(sex: Sex, l: Liver): LabItem[] {
  const man = sex === 'M'
  const globulin = rounded(l.protein - l.albumin, 1)
  return [
    number({
      code: 'ALT',
      loinc: '1742-6',
      name: '丙氨酸氨基转移酶',
      value: l.alt,
      unit: 'U/L',
      ...(man ? { low: 9, high: 50 } : { low: 7, high: 40 }),
    }),
    number({
      code: 'AST',
      loinc: '1920-8',
      name: '天门冬氨酸氨基转移酶',
      value: l.ast,
      unit: 'U/L',
      ...(man ? { low: 15, high: 40 } : { low: 13, high: 35 }),
    }),
    number({
      code: 'GGT',
      loinc: '2324-2',
      name: 'γ-谷氨酰转移酶',
      value: l.ggt,
      unit: 'U/L',
      ...(man ? { low: 10, high: 60 } : { low: 7, high: 45 }),
    }),
    number({
      code: 'ALP',
      loinc: '6768-6',
      name: '碱性磷酸酶',
      value: l.alp,
      unit: 'U/L',
      ...(man ? { low: 45, high: 125 } : { low: 35, high: 100 }),
    }),
    number({
      code: 'TBIL',
      loinc: '14631-6',
      name: '总胆红素',
      value: l.bilirubin,
      unit: 'μmol/L',
      high: man ? 26 : 21,
    }),
    number({ code: 'DBIL', loinc: '14629-0', name: '直接胆红素', value: l.direct, unit: 'μmol/L', high: 8 }),
    number({
      code: 'IBIL',
      loinc: '14630-8',
      name: '间接胆红素',
      value: rounded(l.bilirubin - l.direct, 1),
      unit: 'μmol/L',
      high: 20,
    }),
    number({ code: 'TP', loinc: '2885-2', name: '总蛋白', value: l.protein, unit: 'g/L', low: 65, high: 85 }),
    number({ code: 'ALB', loinc: '1751-7', name: '白蛋白', value: l.albumin, unit: 'g/L', low: 40, high: 55 }),
    number({ code: 'GLB', loinc: '10834-0', name: '球蛋白', value: globulin, unit: 'g/L', low: 20, high: 40 }),
    number({
      code: 'A/G',
      loinc: '1759-0',
      name: '白球比',
      value: rounded(l.albumin / globulin, 2),
      unit: '',
      low: 1.2,
      high: 2.4,
    }),
  ]
}

/** CKD-EPI 2021, without race; creatinine in µmol/L. */
export function filtration(sex: Sex, age: number, creatinine: number): number {
  const [kappa, alpha] = sex === 'F' ? [0.7, -0.241] : [0.9, -0.302]
  const ratio = creatinine / 88.4 / kappa
  const rate = 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age
  return Math.round(sex === 'F' ? rate * 1.012 : rate)
}

export function kidney(sex: Sex, age: number, k: { urea: number; creatinine: number; uricAcid: number }): LabItem[] {
  const man = sex === 'M'
  const old = age >= 60
  const urea = man
    ? old
      ? { low: 3.6, high: 9.5 }
      : { low: 3.1, high: 8 }
    : old
      ? { low: 3.1, high: 8.8 }
      : { low: 2.6, high: 7.5 }
  const creatinine = man ? { low: 57, high: old ? 111 : 97 } : { low: 41, high: old ? 81 : 73 }
  return [
    number({ code: 'UREA', loinc: '22664-7', name: '尿素', value: k.urea, unit: 'mmol/L', ...urea, method: '脲酶法' }),
    number({
      code: 'CREA',
      loinc: '14682-9',
      name: '肌酐',
      value: k.creatinine,
      unit: 'μmol/L',
      ...creatinine,
      method: '肌氨酸氧化酶法',
    }),
    number({
      code: 'eGFR',
      loinc: '98979-8',
      name: '估算肾小球滤过率',
      value: filtration(sex, age, k.creatinine),
      unit: 'mL/min/1.73m2',
      low: 90,
      method: 'CKD-EPI 2021公式',
    }),
    number({
      code: 'UA',
      loinc: '14933-6',
      name: '尿酸',
      value: k.uricAcid,
      unit: 'μmol/L',
      ...(man ? { low: 208, high: 428 } : { low: 155, high: 357 }),
      method: '尿酸酶法',
    }),
  ]
}

/** LDL is measured and lies near what Friedewald's formula gives (mmol/L: TC − HDL − TG / 2.2). */
export function lipids(l: { cholesterol: number; triglycerides: number; hdl: number; apart?: number }): LabItem[] {
  const ldl = rounded(l.cholesterol - l.hdl - l.triglycerides / 2.2 + (l.apart ?? 0.05), 2)
  return [
    number({ code: 'TC', loinc: '14647-2', name: '总胆固醇', value: l.cholesterol, unit: 'mmol/L', high: 5.2 }),
    number({ code: 'TG', loinc: '14927-8', name: '甘油三酯', value: l.triglycerides, unit: 'mmol/L', high: 1.7 }),
    number({ code: 'HDL', loinc: '14646-4', name: '高密度脂蛋白胆固醇', value: l.hdl, unit: 'mmol/L', low: 1 }),
    number({
      code: 'LDL',
      loinc: '22748-8',
      name: '低密度脂蛋白胆固醇',
      value: ldl,
      unit: 'mmol/L',
      high: 3.4,
      method: '直接法',
    }),
    number({
      code: 'nHDL',
      loinc: '43396-1',
      name: '非高密度脂蛋白胆固醇',
      value: rounded(l.cholesterol - l.hdl, 2),
      unit: 'mmol/L',
      high: 4.1,
    }),
  ]
}

export const sugar = (hba1c: number, fasting: number): LabItem[] => [
  number({
    code: 'HbA1c',
    loinc: '4548-4',
    name: '糖化血红蛋白',
    value: hba1c,
    unit: '%',
    low: 4,
    high: 6,
    method: '高效液相色谱法',
    specimen: '全血',
  }),
  number({
    code: 'FPG',
    loinc: '14771-0',
    name: '空腹血糖',
    value: fasting,
    unit: 'mmol/L',
    low: 3.9,
    high: 6.1,
    method: '己糖激酶法',
    specimen: '血浆',
  }),
]

export const electrolytes = (e: {
  potassium: number
  sodium: number
  chloride: number
  calcium: number
}): LabItem[] => [
  number({
    code: 'K',
    loinc: '2823-3',
    name: '钾',
    value: e.potassium,
    unit: 'mmol/L',
    low: 3.5,
    high: 5.3,
    method: '离子选择电极法',
  }),
  number({
    code: 'Na',
    loinc: '2951-2',
    name: '钠',
    value: e.sodium,
    unit: 'mmol/L',
    low: 137,
    high: 147,
    method: '离子选择电极法',
  }),
  number({
    code: 'Cl',
    loinc: '2075-0',
    name: '氯',
    value: e.chloride,
    unit: 'mmol/L',
    low: 99,
    high: 110,
    method: '离子选择电极法',
  }),
  number({ code: 'Ca', loinc: '2000-8', name: '总钙', value: e.calcium, unit: 'mmol/L', low: 2.11, high: 2.52 }),
]
