import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const domains = join(import.meta.dirname, '../domains')

/** What a style sheet says of exactly this selector, in one of its media or outside of all. */
function rulesOf(file: string, selector: string, media?: string): string {
  const css = readFileSync(join(domains, file), 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const within = media
    ? (css.split(`@media ${media} {`)[1] ?? '')
    : css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const found = [...within.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = '']) => head.trim() === selector)
  return found.map(([, , body = '']) => body).join('\n')
}

it('cuts no waiting time off: where a red sign takes the line, the time stands whole on the next one', () => {
  expect(rulesOf('consult/parts/queue-row.css', '.queue-row__line')).toContain('flex-wrap: wrap')
  expect(rulesOf('consult/parts/queue-row.css', '.queue-row__person,\n.queue-row__wait')).toContain('flex: none')
})

it('keeps 发送 in the line of its signs on a phone', () => {
  expect(rulesOf('consult/parts/composer.css', '.composer__bar', '(max-width: 560px)')).toContain('flex-wrap: nowrap')
  expect(rulesOf('consult/parts/composer.css', '.composer__word', '(max-width: 560px)')).toContain('display: none')
})

it('sets no label of a prescription one character under the other on a phone', () => {
  const label = rulesOf('renewal/parts/renewal.css', '.renewal-page .ant-descriptions-item-label')
  expect(label).toContain('white-space: nowrap')
  expect(label).toContain('min-width: 6em')
})
