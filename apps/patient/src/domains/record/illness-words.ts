import type { History } from '@nethos/contract/record/record.rules.ts'

/** What hospitals ask of a history, in the order of their forms (docs/product/rules.md 1.6). */
export const illnessEntries: readonly { key: History; label: string }[] = [
  { key: 'allergyHistory', label: '过敏史' },
  { key: 'pastHistory', label: '所患疾病' },
  { key: 'surgeryHistory', label: '手术史' },
  { key: 'traumaHistory', label: '外伤史' },
  { key: 'otherHistory', label: '其他' },
  { key: 'marriageHistory', label: '婚育史' },
  { key: 'menstrualHistory', label: '月经史' },
  { key: 'familyHistory', label: '家族史' },
]

/** A man is not asked for 月经史. */
export const entriesFor = ({ gender }: { gender: string }) =>
  illnessEntries.filter(({ key }) => key !== 'menstrualHistory' || gender !== 'M')
