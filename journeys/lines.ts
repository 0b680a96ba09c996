import type { Page } from './nethos.ts'

type One = ReturnType<Page['locator']>

/** How many lines its words take. */
export const linesOf = (one: One): Promise<number> =>
  one.evaluate(element => {
    const tops = new Set<number>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const words = document.createRange()
      words.selectNodeContents(texts.currentNode)
      for (const { top } of words.getClientRects()) tops.add(Math.round(top))
    }
    return tops.size
  })

/** How far the buttons of a bar are from standing in one line: the distance between the middle of the highest and of the lowest. */
export const unevenness = (bar: One): Promise<number> =>
  bar.evaluate(one => {
    const middles = [...one.querySelectorAll('button')]
      .map(button => button.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, bottom }) => (top + bottom) / 2)
    if (middles.length < 2) throw new Error('There are not two buttons in this bar')
    return Math.max(...middles) - Math.min(...middles)
  })
