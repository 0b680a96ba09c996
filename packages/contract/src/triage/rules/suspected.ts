import type { TriageRule } from '../rule-set.ts'

/** What no rule knows and what reads like an emergency: a cry for help, and what the classifier says. Switched off with it. */
export const suspected = {
  suspected: {
    meaning: '这样的情况在网上分不清轻重，需要有人马上看到患者本人。',
    advice: '有人陪着，不要独自等待，也不要自己开车；越来越重、叫不醒、喘不上气或出血不止，立即拨打120。',
    also: '有人陪着，不要独自等待。',
    when: ['cry'],
  },
} as const satisfies Readonly<Record<string, TriageRule>>
