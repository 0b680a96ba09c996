import { expect, test } from 'vitest'
import { KnowledgeError, readKnowledge } from './format.ts'
import { tableText } from './table-knowledge.ts'

const faultsOf = (change: Partial<typeof tableText>): readonly string[] => {
  try {
    readKnowledge({ ...tableText, ...change })
    return []
  } catch (error) {
    if (error instanceof KnowledgeError) return error.rows
    throw error
  }
}

test('every row that cannot be read is named, all at once', () => {
  const rows = [
    '甲|A01|x|5|10mg|10mg||18|x|x|||cn',
    '乙|A01|x|5mg|10mg|10mg||18|q|x|||cn',
    '丙|A01|x|5mg',
    '丁|A01|x|5mg|10mg|10mg||18|x|x|30|||cn',
    '戊|A01|x|5mg|10mg|10mg||18|x|x|||nowhere',
  ]
  expect(faultsOf({ ingredients: tableText.ingredients + rows.join('\n') })).toEqual([
    expect.stringContaining('“5” is no amount with a unit'),
    expect.stringContaining('“q” is no word for pregnancy'),
    expect.stringContaining('has 4 cells instead of 13'),
    expect.stringContaining('has 14 cells instead of 13'),
    'there is no source “nowhere”',
  ])
})

test.each([
  [{ interactions: '华法林|no_such_class|warn|x|y|us' }, 'nothing in the table is a “no_such_class”'],
  [{ interactions: '华法林|nsaid|loud|x|y|us' }, 'interactions 1: “loud” is no level (stop, stop2, warn, inform)'],
  [{ interactions: '华法林|nsaid|warn2|x|y|us' }, 'interactions 1: “warn2” is no level (stop, stop2, warn, inform)'],
  [{ diseases: 'fever|nsaid|warn|x|us' }, 'there is no illness “fever”'],
  [{ doses: '地高辛|everybody|1mg|1mg|us' }, 'doses 1: “everybody” names nobody'],
  [{ names: '某牌|某成分' }, 'names: there is no medicine “某成分”'],
  [{ names: '安|地西泮' }, 'names 1: “安” is too short a name to be looked for'],
  [{ products: '某片||某成分 1mg||' }, 'nothing in the table is a “某成分”'],
])('%j', (change, fault) => expect(faultsOf(change)).toContain(fault))

test('an ingredient stands once', () => {
  const line = tableText.ingredients.trim().split('\n')[0]!
  expect(faultsOf({ ingredients: `${tableText.ingredients}${line}` })).toEqual(['ingredients: “氨氯地平” stands twice'])
})
