import { emptyContent, type LabItem, type ReportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import type { ReportKind } from '@nethos/contract/reports/reports.kinds.ts'
import type { HospitalReport } from '../../../ports/hospital-results.ts'
import { ecgOf } from './demo-ecg.ts'
import { number, word } from './demo-items.ts'
import * as panels from './demo-panels.ts'
import * as special from './demo-special-panels.ts'
import { fatherTexts, motherTexts, type TextReport } from './demo-text-reports.ts'

const dayMs = 86_400_000

interface Who {
  recordNumber: string
  now: number
}

interface Draft {
  daysAgo: number
  kind: ReportKind
  name: string
  departmentName: string
  content: Partial<ReportContent>
}

/** Taken at eight in the morning, issued in the afternoon; names are as much invented as the values. */
function reportOf({ recordNumber, now }: Who, draft: Draft, at: number): HospitalReport {
  const day = Math.floor((now + 8 * 3_600_000) / dayMs) * dayMs - 8 * 3_600_000 - draft.daysAgo * dayMs
  return {
    reportCode: `D${recordNumber}-${String(at + 1).padStart(3, '0')}`,
    version: 1,
    kind: draft.kind,
    reportName: draft.name,
    state: 'final',
    recordNumber,
    orderedAt: day - dayMs + 10 * 3_600_000,
    takenAt: day + 8 * 3_600_000,
    issuedAt: day + 15 * 3_600_000,
    departmentName: draft.departmentName,
    orderedBy: '周明远',
    reportedBy: draft.kind === 'lab' ? '刘静' : '陈海涛',
    checkedBy: draft.kind === 'lab' ? '赵立新' : '孙文博',
    feeCents: 0,
    content: { ...emptyContent, ...draft.content },
  }
}

const lab = (daysAgo: number, name: string, items: LabItem[], content: Partial<ReportContent> = {}): Draft => ({
  daysAgo,
  kind: 'lab',
  name,
  departmentName: '检验科',
  content: { items, subject: items[0]?.specimen ?? '', ...content },
})

const text = ({ daysAgo, kind, name, departmentName, ...fields }: TextReport): Draft => ({
  daysAgo,
  kind,
  name,
  departmentName,
  content: { ...fields, advice: fields.advice ?? '', clinicalDiagnosis: fields.clinicalDiagnosis ?? '' },
})

/** HbA1c and fasting glucose of five years: found late, treated, let go a little, better again. */
const sugars: readonly (readonly [daysAgo: number, hba1c: number, fasting: number])[] = [
  [1790, 8.9, 10.6],
  [1600, 7.6, 8.4],
  [1420, 7.1, 7.6],
  [1230, 6.8, 7.1],
  [1050, 6.9, 7.3],
  [860, 7.4, 8.1],
  [680, 7.2, 7.7],
  [500, 6.9, 7.2],
  [310, 6.7, 6.9],
  [60, 6.6, 6.8],
]

const fatherFats: readonly (readonly [daysAgo: number, total: number, triglycerides: number, hdl: number])[] = [
  [1790, 6.12, 2.64, 1.02],
  [1230, 4.58, 1.88, 1.08],
  [680, 4.02, 1.62, 1.1],
  [60, 3.46, 1.41, 1.14],
]

const fatherKidneys: readonly (readonly [
  daysAgo: number,
  urea: number,
  creatinine: number,
  uricAcid: number,
  acr: number,
])[] = [
  [1790, 6.1, 84, 452, 18],
  [1230, 6.6, 89, 438, 26],
  [680, 7.2, 95, 421, 41],
  [60, 7.4, 98, 396, 36],
]

const fatherBorn = 1954

function fatherLabs(now: number): Draft[] {
  const ageAt = (daysAgo: number) => new Date(now - daysAgo * dayMs).getUTCFullYear() - fatherBorn
  return [
    ...sugars.map(([daysAgo, hba1c, fasting]) => lab(daysAgo, '糖化血红蛋白+空腹血糖', panels.sugar(hba1c, fasting))),
    ...fatherFats.map(([daysAgo, cholesterol, triglycerides, hdl]) =>
      lab(daysAgo, '血脂', panels.lipids({ cholesterol, triglycerides, hdl })),
    ),
    ...fatherKidneys.map(([daysAgo, urea, creatinine, uricAcid, acr]) =>
      lab(daysAgo, '肾功能+尿白蛋白/肌酐', [
        ...panels.kidney('M', ageAt(daysAgo), { urea, creatinine, uricAcid }),
        ...special.albuminRatio(acr),
      ]),
    ),
    lab(
      60,
      '肝功能',
      panels.liver('M', {
        alt: 38,
        ast: 29,
        ggt: 66,
        alp: 82,
        bilirubin: 14.2,
        direct: 4.3,
        protein: 72.4,
        albumin: 43.1,
      }),
    ),
    lab(
      60,
      '血常规',
      panels.bloodCount('M', {
        wbc: 6.4,
        neutrophils: 61.2,
        lymphocytes: 28.4,
        monocytes: 7.1,
        eosinophils: 2.7,
        rbc: 4.72,
        haemoglobin: 144,
        haematocrit: 42.8,
        platelets: 198,
      }),
    ),
    lab(290, '凝血（华法林）', special.clotting(1.6)),
    lab(230, '凝血（华法林）', special.clotting(2.3)),
    lab(90, '凝血（华法林）', special.clotting(2.5)),
    lab(820, '前列腺特异性抗原', special.prostate(2.9, 0.71)),
    lab(455, '前列腺特异性抗原', special.prostate(3.2, 0.78)),
    lab(118, '前列腺特异性抗原', special.prostate(3.4, 0.84)),
    // Not believed, telephoned, taken once more: what a good laboratory does.
    lab(30, '电解质', [
      {
        ...panels.electrolytes({ potassium: 6.7, sodium: 140, chloride: 103, calcium: 2.31 })[0]!,
        flag: 'critical_high',
        note: '标本中度溶血，已电话通知，建议立即重抽',
      },
      ...panels.electrolytes({ potassium: 6.7, sodium: 140, chloride: 103, calcium: 2.31 }).slice(1),
    ]),
    lab(29, '电解质（复查）', panels.electrolytes({ potassium: 4.4, sodium: 141, chloride: 104, calcium: 2.33 })),
    lab(60, '尿常规', special.urine({ wbc: 6, rbc: 4, protein: '±', sg: 1.02 })),
  ]
}

const fathersEcg = ecgOf('father', 'fibrillation', 82)
/** Of a whole day: 74 a minute are 106,560 beats. */
const holterEcg = { ...ecgOf('holter', 'fibrillation', 76), heartRate: 74, lowestRate: 48, highestRate: 128 }

const heart: readonly Draft[] = [
  {
    daysAgo: 296,
    kind: 'ecg',
    name: '十二导联心电图',
    departmentName: '心电图室',
    content: {
      ecg: fathersEcg,
      findings: 'P波消失，代之以大小不等的f波，RR间期绝对不齐。',
      conclusion: `心房颤动，平均心室率约${fathersEcg.heartRate}次/分。`,
    },
  },
  {
    daysAgo: 85,
    kind: 'ecg',
    name: '24小时动态心电图',
    departmentName: '心电图室',
    content: {
      ecg: holterEcg,
      findings:
        '全程心房颤动，总心搏约10.6万次，平均74次/分，最慢48次/分（03:12），最快128次/分（09:40），室性早搏216次，单发。最长RR间期1.9秒，未见2秒以上停搏。',
      conclusion: '心房颤动；偶发室性早搏；未见2秒以上长间歇。',
    },
  },
]

const motherLabs: readonly Draft[] = [
  lab(
    380,
    '血常规',
    panels.bloodCount('F', {
      wbc: 5.6,
      neutrophils: 58.3,
      lymphocytes: 32.6,
      monocytes: 6.4,
      eosinophils: 2.1,
      rbc: 4.18,
      haemoglobin: 92,
      haematocrit: 30.1,
      platelets: 362,
      rdw: 17.8,
    }),
  ),
  lab(378, '铁代谢', special.ironStores({ ferritin: 5.2, iron: 4.6, tibc: 82 })),
  lab(
    320,
    '血常规（补铁两个月）',
    panels.bloodCount('F', {
      wbc: 5.9,
      neutrophils: 59.4,
      lymphocytes: 31.2,
      monocytes: 6.6,
      eosinophils: 2.2,
      rbc: 4.46,
      haemoglobin: 121,
      haematocrit: 37.2,
      platelets: 288,
      rdw: 16.4,
    }),
  ),
  lab(
    35,
    '血常规',
    panels.bloodCount('F', {
      wbc: 6.1,
      neutrophils: 60.1,
      lymphocytes: 30.5,
      monocytes: 6.5,
      eosinophils: 2.3,
      rbc: 4.52,
      haemoglobin: 132,
      haematocrit: 39.6,
      platelets: 246,
      rdw: 13.1,
    }),
  ),
  lab(34, '铁代谢', special.ironStores({ ferritin: 46, iron: 15.8, tibc: 61 })),
  lab(402, '甲状腺功能五项', special.thyroid({ tsh: 6.82, ft4: 14.1, ft3: 4.3, tpo: 412, tg: 288 })),
  lab(220, '甲状腺功能五项', special.thyroid({ tsh: 3.64, ft4: 16.2, ft3: 4.5, tpo: 388, tg: 265 })),
  lab(42, '甲状腺功能五项', special.thyroid({ tsh: 2.91, ft4: 16.8, ft3: 4.6, tpo: 371, tg: 254 })),
  lab(37, '肿瘤标志物', special.tumourMarkers({ afp: 2.4, cea: 1.6, ca199: 9.8, ca125: 39.2, ca153: 10.3 }), {
    advice: 'CA125略高，请避开月经期复查。',
  }),
  lab(37, '乙肝五项', special.hepatitisB),
  lab(220, '尿常规', special.urine({ wbc: 46, rbc: 9, leukocytes: '2+' })),
  {
    daysAgo: 39,
    kind: 'ecg',
    name: '十二导联心电图',
    departmentName: '心电图室',
    content: {
      ecg: ecgOf('mother', 'sinus', 72),
      findings: 'P波在II导联直立，PR间期160ms。',
      conclusion: '窦性心律，正常心电图。',
    },
  },
  {
    daysAgo: 38,
    kind: 'checkup',
    name: '健康体检总检报告',
    departmentName: '健康管理中心',
    content: {
      items: [
        ...panels.liver('F', {
          alt: 16,
          ast: 18,
          ggt: 15,
          alp: 58,
          bilirubin: 11.4,
          direct: 3.2,
          protein: 74.8,
          albumin: 46.2,
        }),
        ...panels.kidney('F', 38, { urea: 4.6, creatinine: 58, uricAcid: 268 }),
        ...panels.lipids({ cholesterol: 4.92, triglycerides: 0.96, hdl: 1.52 }),
        ...panels.sugar(5.3, 5.0),
      ],
      conclusion: '1. 甲状腺右叶结节，C-TIRADS 3类。2. 左乳结节，BI-RADS 3类。3. 桥本甲状腺炎，甲状腺功能正常。',
      advice: '甲状腺每年复查；左乳结节6个月复查；均衡饮食。',
      subject: '年度体检',
    },
  },
]

const childLabs: readonly Draft[] = [
  lab(20, '血常规+CRP', [
    ...panels.bloodCount(
      'F',
      {
        wbc: 6.2,
        neutrophils: 34.5,
        lymphocytes: 54.8,
        monocytes: 8.6,
        eosinophils: 1.6,
        rbc: 4.55,
        haemoglobin: 124,
        haematocrit: 37.1,
        platelets: 268,
      },
      true,
    ),
    number({ code: 'CRP', loinc: '1988-5', name: 'C反应蛋白', value: 4.2, unit: 'mg/L', high: 10, specimen: '全血' }),
  ]),
  lab(20, '流感病毒抗原', [
    word('FluA', '31859-2', '甲型流感病毒抗原', '阴性', '阴性', { specimen: '鼻咽拭子' }),
    word('FluB', '31864-2', '乙型流感病毒抗原', '阴性', '阴性', { specimen: '鼻咽拭子' }),
  ]),
]

/** The family of the demo and what the hospital has of it. Who has no file there has no report. */
export const demoFamily: Readonly<Record<string, (now: number) => readonly Draft[]>> = {
  王德福: now => [...fatherLabs(now), ...fatherTexts.map(text), ...heart],
  王秀英: () => [...motherLabs, ...motherTexts.map(text)],
  李小满: () => childLabs,
}

/** The reports of one of them, oldest first. */
export function demoReports(name: string, who: Who): HospitalReport[] {
  const drafts = demoFamily[name]?.(who.now) ?? []
  return drafts.toSorted((one, other) => other.daysAgo - one.daysAgo).map((draft, at) => reportOf(who, draft, at))
}
