import { present } from '@nethos/contract/common/present.ts'
import { finding, ownRules, stopUnlessSecond, warn, type CheckInput, type Finding } from '../finding.ts'
import { has, nameOf, type Item } from '../item.ts'
import { limitsFor, write } from './limits.ts'
import { pairsOf } from './together.ts'

/** One of a class does the work; a second adds harm. */
const oneIsEnough: Readonly<Record<string, string>> = {
  statin: '他汀类',
  acei: '普利类',
  arb: '沙坦类',
  beta: 'β受体阻滞剂',
  dhp: '地平类',
  nondhp: '非二氢吡啶类钙拮抗剂',
  alpha: 'α受体阻滞剂',
  thiazide: '噻嗪类利尿药',
  loop: '袢利尿药',
  nsaid: '解热镇痛抗炎药',
  ppi: '拉唑类',
  acid_pump: '强效抑酸药（拉唑类、钾离子竞争性酸阻滞剂）',
  h2: '替丁类',
  sulfonylurea: '磺脲类',
  glinide: '格列奈类',
  dpp4: '列汀类',
  sglt2: '列净类',
  glp1: 'GLP-1受体激动剂',
  glitazone: '格列酮类',
  glucosidase: 'α糖苷酶抑制剂',
  ssri: 'SSRI类抗抑郁药',
  snri: 'SNRI类抗抑郁药',
  nsaid_platelet: '抑制环氧酶的抗血小板药',
  tetracycline: '四环素类',
  tcm_cold_whole: '治疗感冒的中成药',
  anticoagulant: '抗凝药',
  antihistamine2: '抗过敏药',
  antihistamine: '第一代抗组胺药',
  macrolide: '大环内酯类',
  quinolone: '喹诺酮类',
  cephalosporin: '头孢菌素类',
  penicillin: '青霉素类',
  benzo: '苯二氮䓬类',
  zdrug: '镇静催眠药',
  triptan: '曲普坦类',
  bisphosphonate: '双膦酸盐',
  pde5: 'PDE5抑制剂',
  fibrate: '贝特类',
  xanthine: '茶碱类',
  gabapentinoid: '加巴喷丁类',
  antifungal: '抗真菌药',
  azole: '唑类抗真菌药',
  contraceptive_pill: '避孕药',
  cholinesterase: '胆碱酯酶抑制剂',
  xanthine_oxidase: '抑制尿酸生成药',
  thyroid: '甲状腺激素',
}

/** Breathed in, they reach the same receptors all the same. */
const wherever: Readonly<Record<string, string>> = {
  laba: '长效β2受体激动剂',
  lama: '长效抗胆碱支气管扩张药',
}

export const checkDuplicates = (input: CheckInput): Finding[] => [
  ...pairsOf(input.items, input.taken).flatMap(([one, other]) => twice(one, other)),
  ...summed(input),
]

const systemic = (item: Item): boolean => !item.isLocal

function twice(one: Item, other: Item): Finding[] {
  const same = one.line.ingredients.find(name => other.line.ingredients.includes(name))
  const base = { items: [one, other], kind: 'duplicate' as const, ...warn, source: ownRules }
  if (same && one.isLocal === other.isLocal)
    return [
      finding({ ...base, about: `ingredient:${same}`, sentence: `${nameOf(one)}与${nameOf(other)}都含有${same}` }),
    ]
  // Rapid and basal insulin, or the parts of a compound, belong together.
  const classes = systemic(one) && systemic(other) ? { ...oneIsEnough, ...wherever } : wherever
  const kind = Object.keys(classes).find(name => has(one, name) && has(other, name))
  const sentence = `${nameOf(one)}与${nameOf(other)}同属${classes[kind ?? '']}`
  return kind ? [finding({ ...base, about: `class:${kind}`, sentence })] : []
}

/** An ingredient in several medicines: each within its limit, together above it. */
function summed({ book, person, items, taken }: CheckInput): Finding[] {
  const all = [...items, ...taken].filter(systemic)
  const names = [...new Set(all.flatMap(item => item.parts.map(part => part.name)))]
  return names.flatMap(name => {
    const holders = all.filter(item => item.parts.some(part => part.name === name && part.daily))
    const part = holders.flatMap(item => item.parts).find(one => one.name === name)
    const limits = part && limitsFor(book, person, part)
    const limit = limits?.daily
    if (holders.length < 2 || !limit || holders.every(item => item.isTaken)) return []
    const sum = holders
      .flatMap(item => item.parts.filter(part => part.name === name && part.daily?.unit === limit.unit))
      .reduce((total, part) => total + present(part.daily).value, 0)
    if (sum <= limit.value * 1.001) return []
    return [
      finding({
        kind: 'dose',
        about: `sum:${name}`,
        items: holders,
        ...(sum >= limit.value * 1.5 ? stopUnlessSecond : warn),
        sentence: `${holders.map(nameOf).join('、')}合计每日${name}${write({ value: sum, unit: limit.unit })}，超过${present(limits).whom}每日最大剂量${write(limit)}`,
        source: book.source(present(limits).source),
      }),
    ]
  })
}
