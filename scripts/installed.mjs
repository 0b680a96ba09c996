// Puts into node_modules what the lock file asks for. Runs under any Node ≥ 20, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')

/** The pinned Node: the server's TypeScript runs on it without a build. */
export const node = join(
  root,
  process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node',
)

/** What is missing, in a few words, or undefined. npm writes its own lock into node_modules when it has finished. */
export function missing(folder = root) {
  const present = packagesOf(join(folder, 'node_modules/.package-lock.json'))
  if (!present) return 'nothing is installed yet'
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue
    const isThere = present[path] ? present[path].version === version : optional
    if (!isThere) return [path.replace(/^node_modules\//, ''), version, 'is missing'].filter(Boolean).join(' ')
  }
  return undefined
}

function packagesOf(lock) {
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : undefined
}

/** Installs if need be, and says so. */
export function install() {
  const why = missing()
  if (why) {
    say(`Installing the libraries (${why}); the first time takes a minute or two.`)
    npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  // Where install scripts are forbidden, the pinned Node has not been fetched.
  if (!existsSync(node)) npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  if (!existsSync(node))
    fail('The pinned Node could not be installed: npm must be allowed to run the install script of the package "node".')
}

function npm(args) {
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) fail(`npm could not be run: ${error.message}.`)
  if (status !== 0)
    fail(`npm ${args[0]} failed: see its message above. It needs the npm registry and write permission in ${root}.`)
}

export function say(sentence) {
  console.log(sentence)
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
