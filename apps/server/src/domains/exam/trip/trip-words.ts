import { nthOf } from '@nethos/contract/common/present.ts'
import { walkBetween, mustPrecede, type TripItem, type TripLeg, type apartFor } from './plan-trip.ts'

export const tripSources = {
  contrast: '欧洲泌尿生殖放射学会对比剂安全委员会（ESUR CMSC）《两次使用对比剂的间隔》（2023）',
  fasting: '国家卫生健康委《静脉血液标本采集指南》（WS/T 661—2020）',
  sedation: '《中国消化内镜诊疗镇静/麻醉的专家共识》（2014）',
} as const

/** Why a leg stands where it stands, in plain words. */
export function whyHere(legs: readonly TripLeg[], at: number): string {
  const { item, walkMinutes } = nthOf(legs, at)
  const later = legs.slice(at + 1).map(leg => leg.item)
  const earlier = legs.slice(0, at).map(leg => leg.item)
  const sentences = [orderSentence(item, earlier, later)]
  if (at > 0 && walkMinutes === walkBetween) sentences.push(`和上一项不在一栋楼，留了${walkMinutes}分钟走路和签到。`)
  else if (at > 0) sentences.push(`离上一项不远，留了${walkMinutes}分钟走路和签到。`)
  return sentences.filter(Boolean).join('')
}

function orderSentence(item: TripItem, earlier: readonly TripItem[], later: readonly TripItem[]): string {
  const reasons = new Set(later.map(other => mustPrecede(item, other)))
  const behind = new Set(earlier.map(other => mustPrecede(other, item)))
  if (behind.has('sedation')) return '用了镇静药之后人会犯困，不能再做别的检查，所以放在最后。'
  if (behind.has('barium')) return '钡剂留在胃肠里会影响其他检查的图像，所以放在最后。'
  if (item.needsFasting && (reasons.has('fasting') || later.length > 0))
    return later.some(other => other.needsFasting) ? '要空腹，先做。' : '要空腹，先做；做完就可以吃东西了。'
  if (reasons.has('blood')) return '先抽血，免得对比剂影响化验结果。'
  if (!item.needsFasting && later.some(other => other.needsFasting))
    return '不用空腹，但后面还有要空腹的项目，先不要吃东西。'
  if (behind.has('fasting')) return '不用空腹，排在空腹项目之后，可以先吃点东西。'
  return earlier.length === 0 ? '这个时间开始，全部做完用的时间最短。' : '接着上一项，等的时间最短。'
}

export const whyApart: Readonly<Record<NonNullable<ReturnType<typeof apartFor>>, (other: string) => string>> = {
  two_contrasts: other =>
    `和“${other}”都要注射对比剂。两次注射之间要隔开，肾功能不好的要隔更久，请另选一天，间隔多久听医生的。`,
  two_last: other => `和“${other}”都只能放在最后做，不能排在同一天，请另选一天。`,
}

export function sourcesOf(items: readonly TripItem[]): string[] {
  return [
    ...(items.some(({ contrast }) => contrast === 'iodine' || contrast === 'gadolinium') ? [tripSources.contrast] : []),
    ...(items.some(({ needsFasting }) => needsFasting) ? [tripSources.fasting] : []),
    ...(items.some(({ isSedated }) => isSedated) ? [tripSources.sedation] : []),
  ]
}
