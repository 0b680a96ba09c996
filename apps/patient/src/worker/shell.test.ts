import { afterEach, expect, it, vi } from 'vitest'
import { isAsset, savedShell, saveShell } from './shell.ts'

const page = `<html><head>
<link rel="icon" href="/mark/01a2-192.png" sizes="192x192"><link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="/assets/first.css"><script type="module" src="/assets/first.js"></script>
<script type="application/json" id="first-answers">{"of":"somebody"}</script>
</head><body></body></html>`

afterEach(() => vi.unstubAllGlobals())

it('a page is put aside with its scripts, its styles and the hospital’s mark, and without an answer', async () => {
  const stored = new Map<string, Response>()
  vi.stubGlobal('fetch', async () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (at: string, answer: Response) => void stored.set(at, answer),
      match: async (at: string) => stored.get(at),
    }),
  })
  const saveAssets = vi.fn(async (files: readonly string[]) => files)
  await saveShell(saveAssets)
  expect(saveAssets).toHaveBeenCalledWith(['/mark/01a2-192.png', '/assets/first.css', '/assets/first.js'])
  const saved = await (await savedShell())!.text()
  expect(saved).toContain('/assets/first.js')
  expect(saved).not.toContain('somebody')
})

it('nothing else is an asset: a picture of somebody is never kept by the worker', () => {
  expect(['/mark/01a2-192.png', '/assets/first.js'].every(isAsset)).toBe(true)
  expect(['/files/01a2', '/api', '/v4/index', '/marks/1', '/x/assets/1'].some(isAsset)).toBe(false)
})
