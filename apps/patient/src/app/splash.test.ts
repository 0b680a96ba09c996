import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../..')

test('the page is not blank before its first script has run: what stands in it is drawn by the styles that come with it', () => {
  const page = new DOMParser().parseFromString(readFileSync(join(app, 'index.html'), 'utf8'), 'text/html')
  const splash = page.querySelector('#root > .splash')
  expect(splash?.getAttribute('aria-label')).toBe('正在打开')
  expect(splash?.children.length).toBeGreaterThan(0)
  expect(readFileSync(join(app, 'src/look/base.css'), 'utf8')).toContain('.splash i {')
})
