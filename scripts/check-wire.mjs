// The wire as a client sees it: every service with its JSON Schema in the wire's own words, in packages/contract/src/wire,
// one file a domain. A change of the contract shows up there, to be read before it is committed. --write brings them up to date.
// A document of the contract (*.document.ts) stands once, in $defs.json, and services refer to it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { allServices } from './services.mjs'
import { documentSchemas, Shared } from './shared-schemas.mjs'

const contract = join(import.meta.dirname, '../packages/contract/src')
const folder = join(contract, 'wire')
const shared = '$defs'

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

/** The wire → what stands in which file: a domain's services, and the documents that all share. */
export function filesOf({ [shared]: documents, ...services }) {
  const files = { [shared]: documents }
  for (const [name, { domain, ...service }] of Object.entries(services)) {
    files[domain] ??= {}
    files[domain][name] = service
  }
  return files
}

/** The way back: what the files say, as one wire. */
export function wireOf({ [shared]: documents = {}, ...domains }) {
  const wire = { [shared]: documents }
  for (const [domain, services] of Object.entries(domains))
    for (const [name, service] of Object.entries(services)) wire[name] = { domain, ...service }
  return wire
}

function write(files) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), `${short(content)}\n`)
}

function read() {
  const files = {}
  for (const name of names())
    files[name.slice(0, -'.json'.length)] = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return files
}

function names() {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

async function main() {
  const now = await wire()
  const count = Object.keys(now).length - 1
  if (process.argv.includes('--write')) {
    write(filesOf(now))
    console.log(`${count} services written.`)
    return
  }
  const changes = differences(wireOf(read()), now)
  for (const [name, change] of changes) console.error(`${change}: ${name}`)
  console.log(`${count} services, ${changes.length} differ from packages/contract/src/wire.`)
  if (changes.length > 0) {
    console.error('Read the change; if it is meant: npm run wire, and commit the snapshot with it.')
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
