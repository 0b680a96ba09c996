// node scripts/notices.mjs [--write]: the open-source works inside the patient app, with their licences, as the app shows them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'apps/patient/src/domains/system/open-source.gen.ts')
const read = file => JSON.parse(readFileSync(file, 'utf8'))
const ours = name => name.startsWith('@nethos/')

/** Where Node would find a package from here. */
function folderOf(name, from) {
  for (let at = from; at.startsWith(root.replace(/\/$/, '')); at = join(at, '..')) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
  }
  return undefined
}

function collect(dependencies, from, found) {
  for (const name of Object.keys(dependencies ?? {})) {
    if (ours(name)) {
      const folder = join(root, 'packages', name.slice('@nethos/'.length))
      collect(read(join(folder, 'package.json')).dependencies, folder, found)
      continue
    }
    const folder = folderOf(name, from)
    if (!folder) continue
    const { version, license, dependencies: next } = read(join(folder, 'package.json'))
    if (found.has(`${name} ${version}`)) continue
    const file = readdirSync(folder).find(one => /^licen[cs]e(\.|$)/i.test(one))
    const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim() : ''
    found.set(`${name} ${version}`, { name, version, licence: String(license ?? ''), text })
    collect(next, folder, found)
  }
  return found
}

export function works() {
  const app = join(root, 'apps/patient')
  const found = collect(read(join(app, 'package.json')).dependencies, app, new Map())
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The module as it should stand. */
export const notices = () => `// Written by scripts/notices.mjs. Do not edit.
export interface OpenSourceWork {
  name: string
  version: string
  licence: string
  text: string
}

export const openSourceWorks: readonly OpenSourceWork[] = ${JSON.stringify(works(), null, 2)}
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) writeFileSync(out, notices())
  else if (readFileSync(out, 'utf8') !== notices()) {
    console.error('The open-source notices are out of date: node scripts/notices.mjs --write')
    process.exit(1)
  }
}
