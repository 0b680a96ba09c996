import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { rounded } from './demo-chance.ts'
import { number, word } from './demo-items.ts'

const electrical = '电化学发光法'
export const thyroid = (t: { tsh: number; ft4: number; ft3: number; tpo: number; tg: number }): LabItem[] => [
  number({
    code: 'TSH',
    loinc: '3016-3',
    name: '促甲状腺激素',
    value: t.tsh,
    unit: 'mIU/L',
    low: 0.27,
    high: 4.2,
    method: electrical,
  }),
  number({
    code: 'FT4',
    loinc: '14920-3',
    name: '游离甲状腺素',
    value: t.ft4,
    unit: 'pmol/L',
    low: 12,
    high: 22,
    method: electrical,
  }),
  number({
    code: 'FT3',
    loinc: '14928-6',
    name: '游离三碘甲状腺原氨酸',
    value: t.ft3,
    unit: 'pmol/L',
    low: 3.1,
    high: 6.8,
    method: electrical,
  }),
  number({
    code: 'TPOAb',
    loinc: '8099-4',
    name: '甲状腺过氧化物酶抗体',
    value: t.tpo,
    unit: 'IU/mL',
    high: 34,
    method: electrical,
  }),
  number({
    code: 'TgAb',
    loinc: '8098-6',
    name: '甲状腺球蛋白抗体',
    value: t.tg,
    unit: 'IU/mL',
    high: 115,
    method: electrical,
  }),
]

export const ironStores = (i: { ferritin: number; iron: number; tibc: number }): LabItem[] => [
  number({
    code: 'FER',
    loinc: '2276-4',
    name: '铁蛋白',
    value: i.ferritin,
    unit: 'ng/mL',
    low: 13,
    high: 150,
    method: electrical,
  }),
  number({ code: 'Fe', loinc: '14798-3', name: '血清铁', value: i.iron, unit: 'μmol/L', low: 7.8, high: 32.2 }),
  number({ code: 'TIBC', loinc: '14800-7', name: '总铁结合力', value: i.tibc, unit: 'μmol/L', low: 54, high: 77 }),
  number({
    code: 'TSAT',
    loinc: '2502-3',
    name: '转铁蛋白饱和度',
    value: rounded((i.iron / i.tibc) * 100, 1),
    unit: '%',
    low: 20,
    high: 50,
  }),
]

export const prostate = (total: number, free: number): LabItem[] => [
  number({
    code: 'tPSA',
    loinc: '2857-1',
    name: '总前列腺特异性抗原',
    value: total,
    unit: 'ng/mL',
    high: 4,
    method: electrical,
  }),
  number({
    code: 'fPSA',
    loinc: '10886-0',
    name: '游离前列腺特异性抗原',
    value: free,
    unit: 'ng/mL',
    high: 0.93,
    method: electrical,
  }),
  number({
    code: 'f/t',
    loinc: '12841-3',
    name: '游离/总PSA比值',
    value: Math.round((free / total) * 100),
    unit: '%',
    low: 16,
  }),
]

export const tumourMarkers = (m: {
  afp: number
  cea: number
  ca199: number
  ca125: number
  ca153: number
}): LabItem[] => [
  number({ code: 'AFP', loinc: '1834-1', name: '甲胎蛋白', value: m.afp, unit: 'ng/mL', high: 7, method: electrical }),
  number({ code: 'CEA', loinc: '2039-6', name: '癌胚抗原', value: m.cea, unit: 'ng/mL', high: 5, method: electrical }),
  number({
    code: 'CA199',
    loinc: '24108-3',
    name: '糖类抗原19-9',
    value: m.ca199,
    unit: 'U/mL',
    high: 27,
    method: electrical,
  }),
  number({
    code: 'CA125',
    loinc: '10334-1',
    name: '糖类抗原125',
    value: m.ca125,
    unit: 'U/mL',
    high: 35,
    method: electrical,
  }),
  number({
    code: 'CA153',
    loinc: '6875-9',
    name: '糖类抗原15-3',
    value: m.ca153,
    unit: 'U/mL',
    high: 26.4,
    method: electrical,
  }),
]

/** PT and INR of one sample: INR = (PT / normal PT) to the power of the reagent's ISI, which is 1.0 here. */
export const clotting = (inr: number): LabItem[] => [
  number({
    code: 'PT',
    loinc: '5902-2',
    name: '凝血酶原时间',
    value: rounded(inr * 12, 1),
    unit: 's',
    low: 9.4,
    high: 12.5,
    specimen: '血浆',
    method: '凝固法',
  }),
  number({
    code: 'INR',
    loinc: '6301-6',
    name: '国际标准化比值',
    value: inr,
    unit: '',
    low: 0.8,
    high: 1.2,
    specimen: '血浆',
    method: '凝固法',
    note: '服华法林者目标由医生定',
  }),
]

const urineWord = (code: string, loinc: string, name: string, text: string, expected = '阴性') =>
  word(code, loinc, name, text, expected, { specimen: '尿', method: '干化学法', group: '干化学' })

export const urine = (u: {
  protein?: string
  sugar?: string
  leukocytes?: string
  wbc: number
  rbc: number
  sg?: number
}): LabItem[] => [
  word('COL', '5778-6', '尿颜色', '淡黄色', '淡黄色', { specimen: '尿', group: '理学' }),
  word('TUR', '5767-9', '尿透明度', '清', '清', { specimen: '尿', group: '理学' }),
  number({
    code: 'SG',
    loinc: '5811-5',
    name: '尿比重',
    value: u.sg ?? 1.018,
    unit: '',
    low: 1.003,
    high: 1.03,
    specimen: '尿',
    group: '干化学',
  }),
  number({
    code: 'pH',
    loinc: '5803-2',
    name: '尿酸碱度',
    value: 6,
    unit: '',
    low: 5,
    high: 8,
    specimen: '尿',
    group: '干化学',
  }),
  urineWord('PRO', '5804-0', '尿蛋白', u.protein ?? '阴性'),
  urineWord('GLU', '5792-7', '尿糖', u.sugar ?? '阴性'),
  urineWord('KET', '5797-6', '尿酮体', '阴性'),
  urineWord('BLD', '5794-3', '尿隐血', '阴性'),
  urineWord('NIT', '5802-4', '尿亚硝酸盐', '阴性'),
  urineWord('LEU', '5799-2', '尿白细胞酯酶', u.leukocytes ?? '阴性'),
  number({
    code: 'UWBC',
    loinc: '30405-5',
    name: '尿白细胞',
    value: u.wbc,
    unit: '个/μL',
    high: 25,
    specimen: '尿',
    group: '有形成分',
  }),
  number({
    code: 'URBC',
    loinc: '30391-7',
    name: '尿红细胞',
    value: u.rbc,
    unit: '个/μL',
    high: 17,
    specimen: '尿',
    group: '有形成分',
  }),
]

export const albuminRatio = (acr: number): LabItem[] => [
  number({
    code: 'ACR',
    loinc: '14959-1',
    name: '尿白蛋白/肌酐比',
    value: acr,
    unit: 'mg/g',
    high: 30,
    specimen: '尿',
    method: '免疫比浊法',
  }),
]

export const hepatitisB: LabItem[] = [
  word('HBsAg', '5195-3', '乙肝表面抗原', '阴性', '阴性', { method: '化学发光法' }),
  number({
    code: 'HBsAb',
    loinc: '16935-9',
    name: '乙肝表面抗体',
    value: 128,
    unit: 'mIU/mL',
    method: '化学发光法',
    note: '≥10 有保护力',
  }),
  word('HBeAg', '13954-3', '乙肝e抗原', '阴性', '阴性', { method: '化学发光法' }),
  word('HBeAb', '13953-5', '乙肝e抗体', '阴性', '阴性', { method: '化学发光法' }),
  word('HBcAb', '13952-7', '乙肝核心抗体', '阴性', '阴性', { method: '化学发光法' }),
]
