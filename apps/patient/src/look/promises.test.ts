import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** What a style sheet of the app says of exactly this selector. */
function rulesOf(file: string, selector: string): string {
  const css = readFileSync(join(source, file), 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const found = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = '']) => head.trim() === selector)
  return found.map(([, , body = '']) => body).join('\n')
}

test('the number of unread messages is one number: it never breaks, though the page may break words anywhere', () => {
  expect(rulesOf('look/base.css', 'body')).toContain('overflow-wrap: anywhere')
  expect(rulesOf('controls/unread.css', '.unread')).toContain('white-space: nowrap')
})

test('a day in a card does not break either', () => {
  expect(rulesOf('patterns/card.css', '.lines__number')).toContain('white-space: nowrap')
})

test('a picture in a talk is large enough to be recognised by old eyes', () => {
  expect(rulesOf('patterns/bubble.css', '.bubble__said > .pictures')).toContain('width: min(60vw, 16rem)')
  expect(rulesOf('patterns/bubble.css', '.bubble__said > .pictures > :only-child')).toContain('grid-column: span 2')
})

test('money has a colour of its own and does not look like a warning', () => {
  expect(rulesOf('controls/price.css', '.price')).toContain('color: var(--price)')
  expect(rulesOf('look/tokens.css', ':root')).toMatch(/--price: #[0-9a-f]{6}/)
})
