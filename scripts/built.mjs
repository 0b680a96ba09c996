// Builds the web pages of both apps where their sources have changed, and compresses them once, for all requests to come.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fail, node, root, say } from './installed.mjs'

const apps = { patient: "the patients' pages", workbench: "the staff's pages" }
const stampFile = '.sources'

export function build() {
  for (const [app, pages] of Object.entries(apps)) {
    const folder = join(root, 'apps', app)
    if (!existsSync(join(folder, 'index.html'))) continue
    const stamp = sourcesOf(app)
    const before = join(folder, 'dist', stampFile)
    if (existsSync(before) && readFileSync(before, 'utf8') === stamp) continue
    say(`Building ${pages}.`)
    buildApp(folder, pages)
    compress(join(folder, 'dist-next'))
    writeFileSync(join(folder, 'dist-next', stampFile), stamp)
    // A server that runs on the old pages keeps them until this moment.
    rmSync(join(folder, 'dist'), { recursive: true, force: true })
    renameSync(join(folder, 'dist-next'), join(folder, 'dist'))
  }
}

function buildApp(folder, pages) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', folder, '--outDir', 'dist-next', '--emptyOutDir', '--logLevel', 'warn']
  const { status } = spawnSync(node, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) fail(`Building ${pages} failed: see the message above.`)
}

/** One hash over everything that a build reads. */
function sourcesOf(app) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of [`apps/${app}`, 'packages']) {
    for (const file of filesIn(join(root, folder))) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const unread = new Set(['node_modules', 'dist', 'dist-next'])

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!unread.has(entry.name)) yield* filesIn(path)
    } else if (!/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

const worthCompressing = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

/** Writes .br and .gz beside each file, for servers that send what is already compressed. */
export function compress(folder) {
  for (const file of filesIn(folder)) {
    if (!worthCompressing.test(file)) continue
    const content = readFileSync(file)
    if (content.length < 1024) continue
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
