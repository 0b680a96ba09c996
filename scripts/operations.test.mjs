import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './installed.mjs'

const read = path => readFileSync(join(root, path), 'utf8')
const rules = read('deploy/prometheus/alerts.yml')
const tests = read('deploy/prometheus/alerts.test.yml')
const pages = read('docs/operations/alerts.md')
const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
const sections = [...pages.matchAll(/^## (\w+)\n(.+)/gm)]

test('each alert has its section, leads there, and is tested; no section is left of one that is gone', () => {
  expect(sections.map(([, name]) => name).sort()).toEqual(alerts.toSorted())
  expect(sections.filter(([, , words]) => words.length < 80).map(([, name]) => name)).toEqual([])
  const pagesOf = [...rules.matchAll(/page: (\S+)/g)].map(([, page]) => page)
  expect(pagesOf).toEqual(alerts.map(name => `docs/operations/alerts.md#${name.toLowerCase()}`))
  expect(alerts.filter(name => !tests.includes(`alertname: ${name}`))).toEqual([])
})

test('what a section calls a place at the workbench is called so there', () => {
  const sources = ['apps/workbench/src', 'packages/contract/src'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true })
      .filter(path => /(?<!\.test)\.tsx?$/.test(path))
      .map(path => read(join(folder, path))),
  )
  const shown = sources.join('\n')
  const named = new Set(pages.match(/\p{Script=Han}+/gu))
  expect([...named].filter(words => !shown.includes(words))).toEqual([])
})

test('ready.md has a line for each part that /readyz names, and says of each whether it takes the process out of the proxy', () => {
  const source = read('apps/server/src/web/readiness.ts')
  const partsOf = list =>
    [...new RegExp(`${list} = \\[(.+)\\]`).exec(source)[1].matchAll(/'(\w+)'/g)].map(([, part]) => part)
  const rows = [...read('docs/operations/ready.md').matchAll(/^\| (\w+) \|.+\| (503|200)\b/gm)]
  const said = status => rows.filter(row => row[2] === status).map(([, part]) => part)
  expect(said('503')).toEqual(partsOf('needed'))
  expect(said('200')).toEqual(partsOf('reportedParts'))
})

test('what the pages of operations lead to is there', () => {
  const folder = 'docs/operations'
  const missing = readdirSync(join(root, folder)).flatMap(page =>
    [...read(join(folder, page)).matchAll(/\]\(([^)#:]+\.md)(?:#([\w-]+))?\)/g)]
      .filter(([, to, section]) => {
        const path = join(root, folder, to)
        return !existsSync(path) || (section && !readFileSync(path, 'utf8').toLowerCase().includes(`\n## ${section}\n`))
      })
      .map(([link]) => `${page}: ${link}`),
  )
  expect(missing).toEqual([])
})
