// The wire as a client sees it: every service with its JSON Schema in the wire's own words, in wire.snapshot.json.
// A change of the contract shows up there, to be read before it is committed. --write brings the file up to date.
// A document of the contract (*.document.ts) stands there once, under $defs, and services refer to it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { allServices } from './services.mjs'
import { documentSchemas, Shared } from './shared-schemas.mjs'

const contract = join(import.meta.dirname, '../packages/contract/src')
const file = join(contract, 'wire.snapshot.json')

/** A JSON Schema in our words → in the wire's words and codes (contract/src/spelling.ts). */
export function spelled(schema, { words = {}, codes = {} }, field) {
  if (Array.isArray(schema)) return schema.map(one => spelled(one, { words, codes }, field))
  if (typeof schema !== 'object' || schema === null) return schema
  const result = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      result.properties = Object.fromEntries(
        Object.entries(value).map(([name, property]) => [
          words[name] ?? name,
          spelled(property, { words, codes }, name),
        ]),
      )
    } else if (key === 'required') result.required = value.map(name => words[name] ?? name)
    else if (key === 'enum') result.enum = value.map(word => codes[field]?.[word] ?? word)
    else if (key === 'const' || key === 'default') result[key] = spelledDefault(value, codes[field])
    else result[key] = spelled(value, { words, codes }, field)
  }
  // The words are strings, the codes may be numbers.
  if (result.enum && codes[field]) delete result.type
  return result
}

const spelledDefault = (value, codes) => (typeof value === 'string' ? (codes?.[value] ?? value) : value)

function schemaOf(schema, io, spelling, { documents, shared }) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: documents })
  return shared.lift(spelled(json, spelling), io)
}

async function wire() {
  const lines = {}
  const once = { documents: await documentSchemas(), shared: new Shared() }
  for (const { domain, key, service } of await allServices()) {
    const { name, aliases, kind, access, input, reply, refusals, spelling, limits, upload } = service
    lines[name] = {
      domain,
      key,
      ...(aliases.length > 0 && { aliases }),
      kind,
      access,
      ...(limits.length > 0 && { limits }),
      ...(upload && { upload }),
      input: schemaOf(input, 'input', spelling, once),
      reply: { shape: reply.shape, schema: schemaOf(reply.schema, 'output', spelling, once) },
      ...(Object.keys(refusals).length > 0 && {
        refusals: Object.fromEntries(Object.values(refusals).map(({ code, sentence }) => [code, sentence])),
      }),
    }
  }
  return { $defs: once.shared.all(), ...lines }
}

/** JSON that reads well: what fits into a line stands on one. */
function short(value, indent = '') {
  const line = JSON.stringify(value)
  if (line.length + indent.length <= 120 || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map(one => short(one, deeper))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${short(one, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${indent}${close}`
}

/** [what, 'new' | 'gone' | 'changed'] of services and of the documents that they share. */
export function differences({ $defs: keptDocuments = {}, ...kept }, { $defs: documents = {}, ...now }) {
  const between = (before, after) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map(name => [name, changeOf(before[name], after[name])])
      .filter(([, change]) => change)
  return [
    ...between(keptDocuments, documents).map(([name, change]) => [`document ${name}`, change]),
    ...between(kept, now),
  ]
}

function changeOf(before, after) {
  if (!before) return 'new'
  if (!after) return 'gone'
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'changed'
}

async function main() {
  const now = await wire()
  const text = `${short(now)}\n`
  if (process.argv.includes('--write')) {
    writeFileSync(file, text)
    console.log(`${Object.keys(now).length - 1} services written.`)
    return
  }
  const changes = differences(JSON.parse(readIfThere() ?? '{}'), now)
  for (const [name, change] of changes) console.error(`${change}: ${name}`)
  console.log(`${Object.keys(now).length - 1} services, ${changes.length} differ from wire.snapshot.json.`)
  if (changes.length > 0) {
    console.error('Read the change; if it is meant: npm run wire, and commit the snapshot with it.')
    process.exitCode = 1
  }
}

function readIfThere() {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
