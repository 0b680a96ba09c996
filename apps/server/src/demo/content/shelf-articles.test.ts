import { expect, test } from 'vitest'
import { demoArticleTypes } from './shelf-articles.ts'

test.each([...new Set(demoArticleTypes.map(one => one.shelf))])(
  'no two categories of the shelf %s share a drawing',
  shelf => {
    const drawings = demoArticleTypes.filter(one => one.shelf === shelf).map(one => one.icon)
    expect(drawings.filter((one, at) => drawings.indexOf(one) !== at)).toEqual([])
  },
)
