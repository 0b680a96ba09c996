import { describe, expect, test } from 'vitest'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from './book.ts'
import { casesOf, findingsFor } from './measure/cases.ts'

const book = bookOf(tableKnowledge())
/** Of potassium alone, the loudest first. */
const warnings = (text: string) =>
  findingsFor(book, casesOf(book, text)[0]!)
    .filter(one => one.kind === 'interaction' && one.sentence.includes('高钾'))
    .map(one => `${one.level}${one.isOverridable ? '2' : ''} ${one.sentence}（${one.source}）`)
const withEnalapril = '依那普利 10mg bid 28d;螺内酯 20mg qd 28d'

describe('what holds potassium back beside an ACE inhibitor or ARB', () => {
  test.each([
    ['M60 70kg', 'warn', '没有近3个月的血钾'],
    ['M60 70kg k=5.1', 'warn', '血钾5.1mmol/L'],
    ['M60 70kg cr=130 k=4.5', 'warn', 'eGFR 54'],
    ['M60 70kg has:kidney k=4.5', 'warn', '肾功能异常'],
    ['M75 70kg k=4.5', 'warn', '75岁以上'],
    ['M60 70kg dx:2型糖尿病 k=4.5', 'warn', '糖尿病'],
    ['M60 70kg k=5.0', 'inform', '近期血钾5mmol/L'],
    ['M74 70kg cr=80 k=4.5', 'inform', '近期血钾4.5mmol/L'],
  ])('of %s: %s, %s', (who, level, words) => {
    const found = warnings(`${who}|${withEnalapril}`)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${level} 依那普利与螺内酯.*1周、4周复查血钾和肌酐.*${words}.*FDA`))
  })

  test.each(['依那普利 10mg bid 28d', '缬沙坦 80mg qd 28d', '沙库巴曲缬沙坦 50mg bid 28d', '阿利吉仑 150mg qd 28d'])(
    'holds for each kind: %s',
    first => {
      for (const second of [
        '螺内酯 20mg qd 28d',
        '依普利酮 25mg qd 28d',
        '非奈利酮 10mg qd 28d',
        '阿米洛利 5mg qd 28d',
      ])
        expect(warnings(`M60 70kg|${first};${second}`)[0]).toMatch(/^warn /)
    },
  )

  test('potassium itself warns whatever is known, and is for a second doctor beside both', () => {
    expect(warnings('M60 70kg k=4.0|缬沙坦 80mg qd 28d;氯化钾 1g tid 7d')[0]).toMatch(/^warn /)
    expect(warnings('M60 70kg k=4.0|+依那普利 10mg bid 28d;+螺内酯 20mg qd 28d;氯化钾 1g tid 7d')[0]).toMatch(/^stop2 /)
  })

  test('a third that raises it is stronger than the two', () => {
    const withKnown = warnings('M60 70kg k=4.5|依那普利 10mg bid 28d;非奈利酮 10mg qd 28d;布洛芬 0.3g bid 5d')
    expect(withKnown).toContainEqual(expect.stringMatching(/^warn 依那普利、非奈利酮、布洛芬.*避免NSAID/))
    expect(warnings(`M60 70kg|${withEnalapril};布洛芬 0.3g bid 5d`)[0]).toMatch(/^stop2 .*没有近3个月的血钾/)
    expect(warnings(`M60 70kg k=4.5|${withEnalapril};缬沙坦 80mg qd 28d`)[0]).toMatch(/^stop2 .*不得三药同用/)
    expect(warnings(`M60 70kg k=4.5|${withEnalapril};环孢素 100mg bid 28d`)[0]).toMatch(/^stop2 .*三药升钾/)
  })
})
