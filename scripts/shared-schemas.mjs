// Schemas that many services speak of stand once in the wire's snapshot: documents and their parts, each hundreds of lines long.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'

const contract = join(import.meta.dirname, '../packages/contract/src')
/** Documents, and the parts of them that have a file of their own: questions, and the work of a task. */
const shared = /\.(document|items|work)\.ts$/
/** What is shorter is read where it stands. */
const atLeast = 600

/** The schemas that these files of the contract export, by the names that they are exported under. */
export async function documentSchemas() {
  const registry = z.registry()
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(file => shared.test(file))
  for (const file of files.toSorted())
    for (const [id, exported] of Object.entries(await import(pathToFileURL(join(contract, file)).href)))
      if (exported instanceof z.core.$ZodType && JSON.stringify(asJson(exported)).length >= atLeast)
        registry.add(exported, { id })
  return registry
}

const asJson = schema => z.toJSONSchema(schema, { unrepresentable: 'any' })

/** Takes the $defs out of single schemas and keeps each once. */
export class Shared {
  #kept = new Map()
  #nameOf = new Map()

  /**
   * A schema without $defs of its own: its references lead to the shared ones. What is read and what is written differ (what has a
   * default may be left out), and a service may spell a document in words of its own, so a name alone does not tell two apart.
   */
  lift({ $defs = {}, ...rest }, io) {
    const names = new Map()
    // What a document refers to is named before it.
    const nameOf = id => {
      const { id: _, ...one } = $defs[id]
      if (!names.has(id)) names.set(id, this.#keep(`${id}.${io}`, led(one, nameOf)))
      return names.get(id)
    }
    return this.#folded(led(rest, nameOf))
  }

  #keep(wanted, schema) {
    const text = JSON.stringify(schema)
    const known = this.#nameOf.get(text)
    if (known) return known
    let name = wanted
    for (let other = 2; this.#kept.has(name); other++) name = `${wanted}.${other}`
    this.#kept.set(name, schema)
    this.#nameOf.set(text, name)
    return name
  }

  /** A schema that was wrapped (given a check, a refusal) has lost its name: it is known by what it says. */
  #folded(value) {
    if (Array.isArray(value)) return value.map(one => this.#folded(one))
    if (typeof value !== 'object' || value === null) return value
    const deeper = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.#folded(one)]))
    const name = this.#nameOf.get(JSON.stringify(deeper))
    return name ? { $ref: `#/$defs/${name}` } : deeper
  }

  /** By name, in the order of the names. */
  all() {
    return Object.fromEntries([...this.#kept].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
}

/** With references that lead to the shared names. */
function led(value, nameOf) {
  if (Array.isArray(value)) return value.map(one => led(one, nameOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === '$ref' ? ref(one, nameOf) : led(one, nameOf)]),
  )
}

const ref = (text, nameOf) => text.replace(/^#\/\$defs\/(.+)$/, (_, id) => `#/$defs/${nameOf(id)}`)
