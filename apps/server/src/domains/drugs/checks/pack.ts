import { finding, inform, ownRules, warn, type CheckInput, type Finding } from '../finding.ts'
import type { Item } from '../item.ts'

/** Dose × frequency × days against what is handed out, both ways. */
export const checkPacks = ({ items }: CheckInput): Finding[] => items.flatMap(packOf)

const toMg: Readonly<Record<string, number>> = { g: 1000, mg: 1, μg: 0.001 }
/** Units in which a pack is counted. */
const counted: readonly string[] = ['片', '粒', '袋', '支', '丸', '贴', '枚']

/** What one dose takes from a pack, and what a pack has; undefined where they cannot be compared. */
function measured({
  dose,
  specification,
  isLocal,
  parts,
}: Item): { one: number; pack: number; unit: string } | undefined {
  if (!dose || isLocal) return undefined
  const { count, ml, perMl } = specification
  const [content] = specification.parts
  if (dose.unit === 'ml') return ml === undefined ? undefined : { one: dose.amount, pack: ml, unit: 'ml' }
  if (counted.includes(dose.unit))
    return count === undefined ? undefined : { one: dose.amount, pack: count, unit: dose.unit }
  const single = parts.length === 1 ? parts[0]?.single : undefined
  if (perMl && ml !== undefined && single?.unit === perMl.unit)
    return { one: single.value / perMl.value, pack: ml, unit: 'ml' }
  const factor = toMg[dose.unit]
  if (factor === undefined || content?.unit !== 'mg' || specification.parts.length > 1 || count === undefined)
    return undefined
  return { one: (dose.amount * factor) / content.value, pack: count, unit: '片（粒）' }
}

const isMultiple = (amount: number, step: number): boolean =>
  Math.abs(amount / step - Math.round(amount / step)) <= 0.01
const oneByOne: readonly string[] = ['片（粒）', '片', '粒', '丸']
const capsule = /胶囊/
const swallowedWhole = /缓释|控释|肠溶/
/** Sustained tablets with a notch, whose labels (China) say that they may be broken there. */
const notched = ['美托洛尔', '单硝酸异山梨酯', '丙戊酸', '卡马西平', '茶碱', '格列齐特', '卡比多巴']

/** Why a dose cannot be made of whole pieces of the pack; undefined: it can. */
function brokenIn({ line }: Item, one: number, unit: string): string | undefined {
  if (!oneByOne.includes(unit)) return undefined
  const listed = `${line.form ?? ''} ${line.drugName}`
  if (capsule.test(listed) && !isMultiple(one, 1)) return '胶囊不能分开'
  const isNotched = line.ingredients.some(name => notched.includes(name))
  if (swallowedWhole.test(listed) && !isMultiple(one, isNotched ? 0.5 : 1))
    return '缓释、控释、肠溶的药须整片吞服，不能掰开或嚼碎'
  return isMultiple(one, 0.25) ? undefined : '规格不能分出这个剂量'
}

function packOf(item: Item): Finding[] {
  const { line, timesADay, frequency } = item
  const { days, packs, drugName } = line
  const amounts = measured(item)
  if (!amounts || days === 0 || packs === 0 || timesADay === undefined) return []
  const { one, pack, unit } = amounts
  const found: Finding[] = []
  const say = (about: string, severity: typeof warn, sentence: string) =>
    found.push(
      finding({
        kind: 'pack',
        about,
        items: [item],
        ...severity,
        sentence: `${drugName}：${sentence}`,
        source: ownRules,
      }),
    )
  const apart = brokenIn(item, one, unit)
  if (apart) say('split', warn, `每次需${Number(one.toFixed(2))}${unit}，${apart}`)
  const doses = frequency === 'once' ? 1 : Math.ceil(timesADay * days - 1e-9)
  const needed = Math.round(one * doses * 100) / 100
  const given = pack * packs
  // The most of what is taken 必要时 is seldom needed.
  if (needed > given * 1.02 && frequency !== 'prn')
    say('short', warn, `${days}天需${needed}${unit}，开出${packs}盒共${given}${unit}，不够用${days}天`)
  else if (packs > 1 && needed <= pack * (packs - 1))
    say(
      'much',
      pack * (packs - 1) >= needed * 1.5 ? warn : inform,
      `${days}天需${needed}${unit}，开出${packs}盒共${given}${unit}，少开${packs - Math.ceil(needed / pack)}盒也够`,
    )
  return found
}
