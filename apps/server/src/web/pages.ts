import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { House } from '../house.ts'
import { clientConfig } from './config.ts'

/** Marker in index.html that the configuration replaces: the page needs no round trip before its first call. */
const marker = '<!--config-->'
const forever = 'public, max-age=31536000, immutable'

export interface PageRoots {
  patient: string
  workbench: string
}

/** Serves the two apps: hashed assets for ever, every other address answers with the app's page. */
export async function pages(app: FastifyInstance, house: House, roots: PageRoots): Promise<void> {
  const patient = await readPage(roots.patient)
  const workbench = await readPage(roots.workbench)
  if (existsSync(roots.patient)) {
    await app.register(fastifyStatic, {
      root: roots.patient,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: cacheAssets,
    })
  }
  if (existsSync(roots.workbench)) {
    await app.register(fastifyStatic, {
      root: roots.workbench,
      prefix: '/workbench/',
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      setHeaders: cacheAssets,
    })
  }
  const send = (reply: FastifyReply, page: string | undefined) =>
    page === undefined
      ? reply.code(503).type('text/plain; charset=utf-8').send('The pages are not built yet: npm start builds them.')
      : reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(withConfig(page, house))
  app.get('/workbench', (_request, reply) => send(reply, workbench))
  app.get('/workbench/*', (_request, reply) => send(reply, workbench))
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).send({ code: '00010404', msg: '服务不存在' })
    if (/\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0]!))
      return reply.code(404).type('text/plain; charset=utf-8').send('找不到该文件')
    return send(reply, patient)
  })
}

const readPage = async (root: string): Promise<string | undefined> =>
  readFile(join(root, 'index.html'), 'utf8').catch(() => undefined)

function withConfig(page: string, house: House): string {
  // A data block is not a script: the policy needs no exception for it. "<" cannot end it early.
  const config = JSON.stringify(clientConfig(house)).replaceAll('<', '\\u003c')
  return page.replace(marker, `<script type="application/json" id="config">${config}</script>`)
}

function cacheAssets(reply: FastifyReply, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? forever : 'no-cache')
}
