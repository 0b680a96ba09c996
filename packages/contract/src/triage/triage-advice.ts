import type { RuleSet } from './rule-set.ts'
import { hotlinesOf, triageFlags, type TriageFlag } from './triage-flags.ts'

/** Who leads before the gravest: where the helper is in danger, or the advice itself decides between awake and not awake. */
const leadFirst: readonly TriageFlag[] = ['arrest', 'choking', 'gas', 'electric_water', 'sugar_low']
const leadOrder = [...leadFirst, ...triageFlags.filter(flag => !leadFirst.includes(flag))]

/** What may never stand in `also`: two rules would send the same person two ways. */
export const decidedByLead = /坐|卧|躺|俯|垫高|抬高|吃|喝|喂|饮|走动|搬动|活动|离开|起身|保暖|脱衣|裹|松开包被/

/** Most rules beside the leading one whose advice is read: who is in danger reads no list. */
const mostBeside = 2

export interface TriageAdvice {
  readonly meaning: string
  /** One posture, one answer to eating and drinking: that of the leading rule. */
  readonly advice: string
  /** What the others add, each sentence once. */
  readonly also: string
}

/**
 * What is read of several rules that fire at once. One leads and is read whole; of the others only what holds beside any
 * other is read, so that 胸痛 (sit) and 中风 (on the side) never contradict each other. Those with a line of their own to
 * call are always among them.
 */
export function adviceOf(flags: readonly TriageFlag[], rules: RuleSet['rules']): TriageAdvice | undefined {
  const lead = leadOrder.find(flag => flags.includes(flag))
  if (!lead) return undefined
  const beside = flags.filter(flag => flag !== lead)
  const read = beside.filter((flag, nth) => nth < mostBeside || hotlinesOf([flag]).length > 0)
  let answer = rules[lead].advice
  let also = ''
  for (const flag of read) {
    const fresh = phrasesOf(rules[flag].also).filter(phrase => !answer.includes(phrase))
    if (fresh.length === 0) continue
    const sentence = `${fresh.join('，')}。`
    answer += sentence
    also += sentence
  }
  return { meaning: rules[lead].meaning, advice: rules[lead].advice, also }
}

const phrasesOf = (text: string): string[] => text.split(/[，。；]/).filter(phrase => phrase !== '')
