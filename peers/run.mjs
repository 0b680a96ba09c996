// Runs the parts that are named, or all of them, one after the other: a line each, with what was measured. The parts are those
// beside this file, or with --drill the tasks of scripts/drill. --where-debian: where Debian can give nothing, that is said, and
// is no failure; where it can, what is missing is one.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, whyNoDebian } from './lib/packages.mjs'
import { closeAll } from './lib/at-end.mjs'

const isDrill = process.argv[2] === '--drill'
const folder = isDrill ? join(import.meta.dirname, '../scripts/drill') : import.meta.dirname
const ending = isDrill ? '.drill.mjs' : '.peer.mjs'
const known = readdirSync(folder)
  .filter(file => file.endsWith(ending))
  .map(file => file.slice(0, -ending.length))
const isForgiven = process.argv.includes('--where-debian')
const named = process.argv.slice(isDrill ? 3 : 2).filter(word => word !== '--where-debian')
const unknown = named.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}

const parts = named.length > 0 ? named : known
if (isForgiven) {
  const all = await Promise.all(parts.map(name => partOf(name)))
  const why = whyNoDebian(all.flatMap(part => part.packages))
  if (why !== undefined) {
    console.log(`${why} Not tried: ${parts.join(', ')}.`)
    process.exit(0)
  }
}

let failed = 0
for (const name of parts) {
  const began = performance.now()
  try {
    const part = await partOf(name)
    if (part.name !== name) throw new Error(`${name}${ending} calls itself ${part.name}`)
    installPackages(part.packages)
    const figures = await part.run({ say: line => console.log(`  ${name}: ${line}`) })
    console.log(`✓ ${name} (${seconds(began)} s): ${inWords(figures)}`)
  } catch (error) {
    failed += 1
    console.error(`✗ ${name} (${seconds(began)} s): ${error.stack ?? error}`)
  } finally {
    await closeAll()
  }
}
console.log(`${parts.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function partOf(name) {
  return import(join(folder, `${name}${ending}`))
}

function seconds(began) {
  return ((performance.now() - began) / 1000).toFixed(0)
}

function inWords(figures) {
  return Object.entries(figures)
    .map(([what, figure]) => `${what} ${figure}`)
    .join(', ')
}
