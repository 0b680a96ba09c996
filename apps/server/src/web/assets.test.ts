import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { ClientConfig } from './config.ts'
import { pages } from './pages.ts'

const root = await mkdtemp(join(tmpdir(), 'nethos-assets-'))
afterAll(() => rm(root, { recursive: true, force: true }))
await mkdir(join(root, 'assets'))
await writeFile(join(root, 'index.html'), '<html><head></head><body>the page</body></html>')
await writeFile(join(root, 'version.json'), '{"version":"1"}')
await mkdir(join(root, 'icons'))
await writeFile(join(root, 'icons', 'icon-48.png'), 'a picture')
await writeFile(join(root, 'favicon.ico'), 'a picture')
for (let nth = 0; nth < 300; nth++) await writeFile(join(root, 'assets', `a${nth}.js`), `export default ${nth}`)

const routes: string[] = []
const app = Fastify()
app.addHook('onRoute', ({ url }) => void routes.push(url))
await pages(
  app,
  async () => ({ hospitalName: '', hospitalMark: '', faceStyle: '' }) as ClientConfig,
  { patient: root, workbench: root },
  async () => [],
)
await app.ready()
afterAll(() => app.close())

test('thousands of assets are one route, and cost no memory each', () => {
  expect(routes.length).toBeLessThan(40)
})

test('an asset is served for ever, the files beside the pages are not; what is none is told so', async () => {
  for (const under of ['', '/workbench']) {
    const asset = await app.inject(`${under}/assets/a7.js`)
    expect(asset.body).toBe('export default 7')
    expect(asset.headers['cache-control']).toContain('immutable')
    const version = await app.inject(`${under}/version.json`)
    expect(version.body).toBe('{"version":"1"}')
    expect(version.headers['cache-control']).toBe('no-cache')
    for (const none of ['/assets/none.js', '/assets/..%2fversion.json', '/assets/a7.js/..'])
      expect((await app.inject(under + none)).statusCode, none).not.toBe(500)
    expect((await app.inject(`${under}/assets/none.js`)).statusCode).toBe(404)
  }
  expect((await app.inject('/book/doc/h1.101.D0001')).body).not.toContain('export')
})

test('icons are asked for once a day, not with every page', async () => {
  for (const icon of ['/icons/icon-48.png', '/favicon.ico', '/workbench/icons/icon-48.png'])
    expect((await app.inject(icon)).headers['cache-control'], icon).toBe('public, max-age=86400')
})
