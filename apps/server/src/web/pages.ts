import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { markAddress } from '@nethos/contract/common/mark-address.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FirstAnswer } from '../calls/first-answers.ts'
import { manifestName, manifests } from './manifests.ts'
import type { ClientConfig } from './config.ts'
import { readPageHeads, withStylesInside } from './page-files.ts'
import { sendPacked } from './packed.ts'

/** Marker in index.html that is replaced by what the page would otherwise have to ask for, or to find out, first. */
const marker = '<!--config-->'
const forever = 'public, max-age=31536000, immutable'
/** The icons have no version in their names: a new one is there the day after. */
const forADay = 'public, max-age=86400'

export interface PageRoots {
  patient: string
  workbench: string
}

/** Serves the two apps: hashed assets for ever, every other address answers with the app's page. */
export async function pages(
  app: FastifyInstance,
  config: () => Promise<ClientConfig>,
  roots: PageRoots,
  firstAnswers: (path: string, isFiltered: boolean) => Promise<FirstAnswer[]>,
): Promise<void> {
  const patient = await readPage(roots.patient).then(page => page && withStylesInside(page, roots.patient))
  const headOf = await readPageHeads(roots.patient)
  const workbench = await readPage(roots.workbench)
  await serveFiles(app, roots.patient, '/')
  await serveFiles(app, roots.workbench, '/workbench/')
  const send = async (request: FastifyRequest, reply: FastifyReply, page: string | undefined, head = '') => {
    if (page === undefined)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The pages are not built yet: npm start builds them.')
    const { faceStyle, hospitalMark, ...client } = await config()
    const block = dataBlock('config', JSON.stringify(client))
    const face = faceStyle && `<style id="face">${faceStyle}</style>`
    return sendPacked(
      request,
      reply,
      withMark(named(page, client.hospitalName), hospitalMark)
        .replace(marker, () => block)
        .replace('</head>', end => head + face + end),
    )
  }
  await manifests(app, { roots, hospital: config })
  app.get('/workbench', (request, reply) => send(request, reply, workbench))
  app.get('/workbench/*', (request, reply) => send(request, reply, workbench))
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).send({ code: '00010404', msg: '这项功能已更新，请刷新页面再试' })
    const [path = '', filter = ''] = request.url.split('?')
    if (isNoPage(path)) return reply.code(404).type('text/plain; charset=utf-8').send('没有找到这个页面')
    const head = headOf(path)
    // An id at the end of a page's address may look like a file's name: /book/doc/h1.101.D0001.
    if (head === '' && /\.[a-z0-9]{2,5}$/i.test(path))
      return reply.code(404).type('text/plain; charset=utf-8').send('没有找到这个文件')
    return send(request, reply, patient, head + answered(await firstAnswers(path, filter !== '')))
  })
}

/** The few beside the pages have a route each, so that no other address is theirs; the thousands of assets have one together. */
async function serveFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return
  const each = { index: false, preCompressed: true, decorateReply: false, setHeaders: cacheAssets } as const
  await app.register(fastifyStatic, {
    ...each,
    root,
    prefix,
    wildcard: false,
    globIgnore: [`${manifestName}*`, 'assets/**'],
  })
  const assets = join(root, 'assets')
  if (existsSync(assets)) await app.register(fastifyStatic, { ...each, root: assets, prefix: `${prefix}assets/` })
}

/** What stands elsewhere or only in the sandbox: nobody is to take the patients' page for it. */
const isNoPage = (path: string): boolean => /^\/(sandbox|metrics)(\/|$)/.test(path)

const readPage = (root: string): Promise<string | undefined> =>
  readFile(join(root, 'index.html'), 'utf8').catch(() => undefined)

const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What stands in the page before its first script, and in shares of it, is the hospital's name. */
const named = (page: string, name: string): string =>
  page
    .replace('<title>互联网医院</title>', () => `<title>${inHtml(name)}</title>`)
    .replace('<b>互联网医院</b>', () => `<b>${inHtml(name)}</b>`)
    .replaceAll('content="互联网医院"', () => `content="${inHtml(name)}"`)

/** On the tab, on the phone's screen and in what is shared stands the hospital's mark, where it has one. */
const withMark = (page: string, mark: string): string =>
  mark === ''
    ? page
    : page
        .replaceAll(/\s*<link rel="(?:icon|apple-touch-icon)"[^>]*>/g, '')
        .replace('content="/icons/icon-512.png"', `content="${markAddress(mark, 512)}"`)
        .replace(
          '</head>',
          end =>
            `<link rel="icon" href="${markAddress(mark, 192)}" sizes="192x192" type="image/png"><link rel="apple-touch-icon" href="${markAddress(mark, 180)}">${end}`,
        )

/** A data block is not a script: the policy needs no exception for it. "<" cannot end it early. */
const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

const preloadOf = (picture: string): string =>
  `<link rel="preload" as="image" fetchpriority="high" href="/files/${encodeURIComponent(picture)}">`

function answered(answers: readonly FirstAnswer[]): string {
  if (answers.length === 0) return ''
  const block = answers.map(
    ({ service, sent, reply }) => `{"service":"${service}","sent":${JSON.stringify(sent)},"reply":${reply}}`,
  )
  const pictures = answers.flatMap(one => one.pictures)
  return pictures.map(preloadOf).join('') + dataBlock('first-answers', `[${block.join(',')}]`)
}

const isPicture = (path: string): boolean => /\.(?:png|svg|ico)$/.test(path)

function cacheAssets(reply: FastifyReply, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? forever : isPicture(path) ? forADay : 'no-cache')
}
