import type { Convertible } from './convert.ts'

export interface Analyte extends Convertible {
  /** Its numbers depend on the maker's reagent: those of two laboratories are drawn as two lines. */
  readonly byMethod?: true
}

/** Molar masses in g/mol: IUPAC 2021 atomic weights; of the mixtures the value that clinical tables agree upon. */
const molar: Readonly<Record<string, number>> = {
  glucose: 180.156,
  'glucose-fasting': 180.156,
  'glucose-2h': 180.156,
  'glucose-1h': 180.156,
  cholesterol: 386.65,
  hdl: 386.65,
  ldl: 386.65,
  'non-hdl': 386.65,
  triglycerides: 885.7,
  urea: 60.056,
  // Its own item: the nitrogen alone is weighed (two atoms a molecule).
  'urea-nitrogen': 28.014,
  creatinine: 113.12,
  'uric-acid': 168.11,
  'bilirubin-total': 584.66,
  'bilirubin-direct': 584.66,
  'bilirubin-indirect': 584.66,
  calcium: 40.078,
  phosphate: 30.974,
  magnesium: 24.305,
  iron: 55.845,
  tibc: 55.845,
  copper: 63.546,
  zinc: 65.38,
  lactate: 90.08,
  ammonia: 17.031,
  homocysteine: 135.18,
  thyroxine: 776.87,
  'free-t4': 776.87,
  triiodothyronine: 650.97,
  'free-t3': 650.97,
  cortisol: 362.46,
  testosterone: 288.42,
  estradiol: 272.38,
  progesterone: 314.46,
  'vitamin-d': 400.64,
  'vitamin-b12': 1355.37,
  folate: 441.4,
  digoxin: 780.94,
  lithium: 6.94,
  haemoglobin: 16_114.5,
}

/** Two molecules that look alike to one maker's antibody do not to another's. */
const immunoassays = `
tsh free-t3 free-t4 thyroxine triiodothyronine anti-tpo anti-tg thyroglobulin trab calcitonin pth insulin c-peptide
cortisol acth growth-hormone igf1 fsh lh estradiol progesterone testosterone prolactin hcg amh aldosterone renin
afp cea ca125 ca199 ca153 ca724 ca242 ca50 nse cyfra211 scca he4 psa free-psa pivka pepsinogen-1 pepsinogen-2
ferritin stfr vitamin-d vitamin-b12 folate troponin-i troponin-t bnp nt-probnp ck-mb-mass myoglobin procalcitonin il6
hbsag-quant anti-hbs d-dimer-feu d-dimer-ddu lipoprotein-a rheumatoid-factor anti-ccp aso ige anti-dsdna
osteocalcin ctx p1np free-testosterone shbg dheas androstenedione inhibin-b papp-a ue3 plgf gastrin erythropoietin
`
const methodBound = new Set(immunoassays.trim().split(/\s+/))

export function analyte(key: string): Analyte {
  return {
    ...(molar[key] !== undefined && { molarMass: molar[key] }),
    ...(methodBound.has(key) && { byMethod: true as const }),
    ...(key === 'hba1c' && { equation: 'hba1c' as const }),
    ...(key === 'acr' && { equation: 'albumin-creatinine' as const }),
  }
}

export const analytesWithMass = Object.keys(molar)
export const methodBoundAnalytes = [...methodBound]
