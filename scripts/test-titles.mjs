/** The titles of the tests and groups in the source of a test file: `test('…'`, `it('…'`, `describe('…'`, `test.each(…)('…'`, `test.step('…'`. */
export function titlesIn(source) {
  const calls = /(?:\b(?:test|it|describe)(?:\.\w+)*|[)\]>])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
  return [...source.matchAll(calls)].map(([, , title]) => title.replaceAll(/\\(['"`\\])/g, '$1'))
}

/** Whether one of the titles has these words. */
export const hasTitle = (source, words) => titlesIn(source).some(title => title.includes(words))
