// What the generators share: names in their spellings, and additions to files that people wrote.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** remindDoctor → remind-doctor */
export const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
/** choose-person → ChoosePerson */
export const pascal = name => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())
/** day-surgery → daySurgery */
export const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

export function usage(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Writes a new file; never over one that is there. */
export function add(path, text) {
  const file = join(root, path)
  if (existsSync(file)) return console.log(`is there   ${path}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`written    ${path}`)
}

/** Changes a file; when it does not look as expected, says what to write by hand. */
export function change(path, pattern, replacement, byHand) {
  const file = join(root, path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!pattern.test(before)) return console.log(`by hand    ${path}: ${byHand}`)
  writeFileSync(file, before.replace(pattern, replacement))
  console.log(`changed    ${relative(root, file)}`)
}
