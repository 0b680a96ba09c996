// After npm install against a registry that lacks some builds for other platforms: names them in package-lock.json all the
// same (npm ci refuses a lock that leaves out an optional dependency). They are fetched only on their own platform.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'netbsd', 'openbsd', 'sunos']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

const added = []
for (const [path, owner] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const words = name.split('/').at(-1).split('-')
    const os = systems.find(one => words.includes(one))
    const cpu = processors.find(one => words.includes(one))
    const isThere = `${path}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages
    if (isThere || !os || !cpu || !/^\d+\.\d+\.\d+/.test(version)) continue
    const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') && os === 'linux' ? ['glibc'] : undefined
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(owner.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      os: [os],
    }
    added.push(name)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
console.log(added.length > 0 ? `Added ${added.length}: ${added.join(', ')}` : 'Nothing is missing.')
