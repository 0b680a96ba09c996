// Reads all services out of the contract: every packages/contract/src/<domain>/*.services.ts exports constants called …Services.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const contract = join(import.meta.dirname, '../packages/contract/src')

/** [{ domain, key, service }], in the order of the wire's names. */
export async function allServices() {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.services.ts'),
  )
  const found = []
  for (const file of files.toSorted()) {
    const exported = await import(pathToFileURL(join(contract, file)).href)
    const tables = Object.entries(exported).filter(([name]) => name.endsWith('Services'))
    if (tables.length === 0) throw new Error(`${file} exports no …Services.`)
    for (const [, table] of tables) {
      for (const [key, service] of Object.entries(table)) found.push({ domain: file.split(/[\\/]/)[0], key, service })
    }
  }
  const names = found.flatMap(({ service }) => [service.name, ...service.aliases])
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`Two services are called ${twice}.`)
  return found.toSorted((a, b) => (a.service.name < b.service.name ? -1 : 1))
}
