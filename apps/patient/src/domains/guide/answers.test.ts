import { expect, test } from 'vitest'
import { bodyPartKeys } from '@nethos/contract/guide/body-parts.ts'
import { complaints } from '@nethos/contract/guide/complaints.ts'
import { dangerSignsAt } from '@nethos/contract/guide/questions.ts'
import { builtInEngine } from '@nethos/contract/triage/built-in-engine.ts'
import { historyOf, noAnswers, type GuideAnswers } from './answers.ts'

const { triage } = builtInEngine()
const signs = [...new Set(bodyPartKeys.flatMap(part => dangerSignsAt(part)))]
const around: Partial<GuideAnswers>[] = [
  {},
  { text: '膝盖不舒服' },
  { text: '头有点晕，想问问挂什么科', duration: 'months', severity: 'mild', treatment: 'seen', person: 'woman' },
  { part: 'leg', duration: 'weeks', treatment: 'medicine', chosen: complaints.slice(0, 3).map(one => one.id) },
]

test.each(signs.map(sign => [sign.label, sign] as const))(
  'a ticked %s is found by its own rule, alone and whatever stands around it',
  (label, sign) => {
    expect(triage(label)).toContain(sign.flag)
    for (const answers of around)
      expect(triage(historyOf({ ...noAnswers, ...answers, dangers: [sign] }))).toContain(sign.flag)
  },
)

test('several ticked at one part are all found', () => {
  for (const part of bodyPartKeys) {
    const dangers = dangerSignsAt(part)
    const found = triage(historyOf({ ...noAnswers, text: '难受', part, dangers }))
    expect(found).toEqual(expect.arrayContaining(dangers.map(sign => sign.flag)))
  }
})
