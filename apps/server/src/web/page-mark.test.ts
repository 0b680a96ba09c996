import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { markStyle } from '@nethos/contract/system/face-colour.ts'
import type { ClientConfig } from './config.ts'
import { pages } from './pages.ts'

const root = await mkdtemp(join(tmpdir(), 'nethos-mark-'))
const app = Fastify()
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})
const ours = `<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="icon" href="/icons/icon-48.png" sizes="48x48" type="image/png" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />`
await writeFile(
  join(root, 'index.html'),
  `<html><head><meta property="og:image" content="/icons/icon-512.png" />${ours}</head><body><div class="splash"><b>互联网医院</b></div></body></html>`,
)
let hospitalMark = ''
await pages(
  app,
  async () => ({ hospitalName: '南山云医院', hospitalMark, faceStyle: markStyle(hospitalMark) }) as ClientConfig,
  { patient: root, workbench: root },
  async () => [],
)

test.each(['/v4/index', '/workbench/today'])(
  '%s: tab, screen and share show the hospital’s mark where it has one',
  async address => {
    hospitalMark = ''
    expect((await app.inject(address)).body).toContain(ours)
    hospitalMark = 'a1'
    const { body } = await app.inject(address)
    expect(body).not.toContain('/icons/')
    for (const own of [
      'content="/mark/a1-512.png"',
      '<link rel="icon" href="/mark/a1-192.png"',
      '<link rel="apple-touch-icon" href="/mark/a1-180.png"',
      '.mark{background:#fff url(/mark/a1-192.png)',
    ])
      expect(body).toContain(own)
  },
)

test.each(['/v4/index', '/team/consult/c1'])(
  '%s: the hospital’s name is read before any script has run',
  async address => {
    expect((await app.inject(address)).body).toContain('<div class="splash"><b>南山云医院</b></div>')
  },
)
