import type { Severity } from '../../../ports/drug-knowledge.ts'
import { finding, inform, stopUnlessSecond, warn, type CheckInput, type Finding } from '../finding.ts'
import { has, nameOf, type Item } from '../item.ts'
import { yearsOf } from '../person.ts'

interface Load {
  readonly about: string
  readonly what: string
  readonly source: string
  /** What each medicine adds. */
  readonly weight: (item: Item) => number
  /** Undefined: nothing to say. */
  readonly severity: (sum: number, count: number, input: CheckInput) => Severity | undefined
}

const isOld = (input: CheckInput): boolean => (yearsOf(input.person) ?? 0) >= 65
const one = (side: string) => (item: Item) => (has(item, side) ? 1 : 0)

/** Beers 2023, table 5. */
const centralClasses =
  'ssri snri tca antiepileptic gabapentinoid antipsychotic benzo zdrug barbiturate opioid muscle_relaxant'.split(' ')

/** What adds up over all that somebody takes. */
const loads: readonly Load[] = [
  {
    about: 'qt',
    what: '都可延长QT间期，尖端扭转型室速风险：换药，或用药前后复查心电图和血钾',
    source: 'cm',
    weight: item => (has(item, 'qt1') ? 2 : has(item, 'qt2') ? 1 : 0),
    severity: (sum, count, { person }) => {
      if (count < 2) return undefined
      if (count >= 3 && sum >= 5) return stopUnlessSecond
      const isProne = person.conditions.some(it =>
        ['long_qt', 'hypokalaemia', 'bradycardia', 'heart_block'].includes(it),
      )
      return sum >= 4 || (sum >= 3 && isProne) ? warn : inform
    },
  },
  {
    about: 'sedation',
    what: '中枢抑制叠加：嗜睡、跌倒、呼吸抑制',
    source: 'beers',
    weight: one('sedative'),
    severity: (_, count, input) => (count >= (isOld(input) ? 3 : 4) ? warn : count >= 2 ? inform : undefined),
  },
  {
    about: 'cns',
    what: '三种以上作用于中枢的药（抗抑郁、抗癫痫、抗精神病、镇静催眠、阿片、肌松）：跌倒、骨折，减少一种',
    source: 'beers',
    weight: item => (centralClasses.some(side => has(item, side)) ? 1 : 0),
    severity: (_, count, input) => (isOld(input) && count >= 3 ? warn : undefined),
  },
  {
    about: 'anticholinergic',
    what: '抗胆碱负荷叠加：谵妄、尿潴留、便秘、眼压升高',
    source: 'beers',
    weight: item => (has(item, 'ach3') ? 3 : has(item, 'ach1') ? 1 : 0),
    severity: (sum, count, input) => (count < 2 || sum < 3 ? undefined : isOld(input) || sum >= 6 ? warn : inform),
  },
  {
    about: 'serotonin',
    what: '三种以上升高5-羟色胺的药，5-羟色胺综合征',
    source: 'us',
    weight: one('ser'),
    severity: (_, count) => (count >= 3 ? warn : undefined),
  },
  {
    about: 'bleeding',
    what: '三种以上增加出血的药',
    source: 'us',
    weight: item => (has(item, 'bleed') || has(item, 'bleed_ssri') ? 1 : 0),
    severity: (_, count) => (count >= 3 ? warn : undefined),
  },
  {
    about: 'potassium',
    what: '三种以上升高血钾的药，复查血钾',
    source: 'us',
    weight: one('k_up'),
    severity: (_, count) => (count >= 3 ? warn : undefined),
  },
  {
    about: 'marrow',
    what: '三种以上抑制骨髓的药，复查血象',
    source: 'cn',
    weight: one('marrow'),
    severity: (_, count) => (count >= 3 ? warn : undefined),
  },
  {
    about: 'seizure',
    what: '都降低惊厥阈值',
    source: 'us',
    weight: one('seizure_risk'),
    severity: (_, count) => (count >= 2 ? inform : undefined),
  },
]

export const checkLoads = (input: CheckInput): Finding[] =>
  loads.flatMap(load => {
    const adding = [...input.items, ...input.taken].filter(item => load.weight(item) > 0)
    if (!adding.some(item => !item.isTaken)) return []
    const sum = adding.reduce((total, item) => total + load.weight(item), 0)
    const severity = load.severity(sum, adding.length, input)
    if (!severity) return []
    return [
      finding({
        kind: 'interaction',
        about: `load:${load.about}`,
        items: adding,
        ...severity,
        sentence: `${adding.map(nameOf).join('、')}：${load.what}`,
        source: input.book.source(load.source),
      }),
    ]
  })
