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
await manifests(app, { roots, hospitalName: async () => '南山云医院' })

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

test('before the pages are built there is none, and that is said', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'nethos-'))
  await writeFile(join(empty, 'index.html'), '')
  const bare = Fastify()
  await manifests(bare, { roots: { patient: empty, workbench: empty }, hospitalName: async () => '' })
  expect((await bare.inject({ url: '/workbench/manifest.webmanifest' })).statusCode).toBe(404)
  await bare.close()
})
