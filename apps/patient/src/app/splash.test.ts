import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../..')

test('the page is not blank before its first script has run: what stands in it is drawn by the styles that come with it', () => {
  const page = new DOMParser().parseFromString(readFileSync(join(app, 'index.html'), 'utf8'), 'text/html')
  const splash = page.querySelector('#root > .splash')
  expect(splash?.getAttribute('aria-label')).toBe('正在打开')
  // The server puts the hospital's name in its place (web/pages.ts): words are a first picture, grey shapes are none.
  expect(splash?.querySelector('b')?.textContent).toBe('互联网医院')
  expect(readFileSync(join(app, 'src/look/base.css'), 'utf8')).toContain('.splash i {')
})

test('what is shared has a title, words and a picture, and what every browser asks for is there', () => {
  const page = new DOMParser().parseFromString(readFileSync(join(app, 'index.html'), 'utf8'), 'text/html')
  const sentence = (property: string) => page.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content')
  expect(sentence('title')).toBe('互联网医院')
  expect(sentence('description')).toContain('预约挂号')
  for (const file of [sentence('image') ?? '?', 'favicon.ico', 'robots.txt'])
    expect(existsSync(join(app, 'public', file)), file).toBe(true)
})
