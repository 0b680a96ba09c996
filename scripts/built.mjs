// Builds the web pages of both apps where their sources have changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
    const next = join(folder, `dist-next-${process.pid}`)
    if (!buildApp(folder, next)) {
      rmSync(next, { recursive: true, force: true })
      fail(`Building ${pages} failed: see the message above.`)
    }
    writeFileSync(join(next, stampFile), stamp)
    // A server that runs on the old pages keeps them until this moment.
    rmSync(join(folder, 'dist'), { recursive: true, force: true })
    renameSync(next, join(folder, 'dist'))
  }
}

function buildApp(folder, into) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', folder, '--outDir', into, '--emptyOutDir', '--logLevel', 'error']
  const { status } = spawnSync(node, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return status === 0
}

/** One hash over everything that a build reads. */
function sourcesOf(app) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of [`apps/${app}`, 'packages']) {
    for (const file of filesIn(join(root, folder))) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const unread = /^(node_modules|dist(-next-\d+)?)$/
/** Nothing that a page is made of. */
const unbuilt = /\.test\.tsx?$|\.(snapshot|given)\.json$/

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!unread.test(entry.name)) yield* filesIn(path)
    } else if (!unbuilt.test(entry.name)) yield path
  }
}
