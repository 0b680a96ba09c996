import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { manifests } from './manifests.ts'

const app = Fastify()
afterAll(() => app.close())
const apps = join(import.meta.dirname, '../../../..', 'apps')
const roots = { patient: join(apps, 'patient/public'), workbench: join(apps, 'workbench/public') }
let mark = ''
await manifests(app, { roots, hospital: async () => ({ hospitalName: '南山云医院', hospitalMark: mark }) })

test.each([
  ['/manifest.webmanifest', '南山云医院', '/v4/index', '/'],
  ['/workbench/manifest.webmanifest', '南山云医院工作台', '/workbench/today', '/workbench/'],
])('%s: an app of its own, in the hospital’s name, with pictures that are there', async (url, name, start, scope) => {
  const answer = await app.inject({ url })
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const manifest = answer.json<{ icons: { src: string; sizes: string }[] }>()
  expect(manifest).toMatchObject({ name, start_url: start, scope, display: 'standalone' })
  expect(manifest.icons.map(one => one.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src } of manifest.icons) expect(existsSync(join(roots.patient, src)), src).toBe(true)
})

test('a hospital with a mark of its own has it on the phone’s screen', async () => {
  mark = 'a1'
  const { icons } = (await app.inject({ url: '/manifest.webmanifest' })).json<{ icons: object[] }>()
  mark = ''
  expect(icons).toEqual([
    { src: '/mark/a1-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/mark/a1-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/mark/a1-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ])
})

test('before the pages are built there is none, and that is said', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'nethos-'))
  await writeFile(join(empty, 'index.html'), '')
  const bare = Fastify()
  await manifests(bare, {
    roots: { patient: empty, workbench: empty },
    hospital: async () => ({ hospitalName: '', hospitalMark: '' }),
  })
  expect((await bare.inject({ url: '/workbench/manifest.webmanifest' })).statusCode).toBe(404)
  await bare.close()
})
