// What the generators share: names in their spellings, and additions to files that people wrote.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Changes a file with a function; undefined: it does not look as expected. */
export function rewrite(path, run, byHand) {
  const file = join(root, path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const after = before === undefined ? undefined : run(before)
  if (after === undefined) return console.log(`by hand    ${path}: ${byHand}`)
  if (after === before) return console.log(`is there   ${path}`)
  writeFileSync(file, after)
  console.log(`changed    ${path}`)
}

/** The text of a file, empty when there is none. */
export const textOf = path => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')

/** What was written looks as the rest does. */
export const format = paths =>
  execFileSync(
    join(root, 'node_modules/.bin/oxfmt'),
    paths.filter(path => textOf(path) !== ''),
    { cwd: root },
  )

/** The TypeScript files below a folder, their paths from the root. */
export function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => `${folder}/${name}`)
}

/** Writes what `edit` makes of a file's text. */
export function edit(path, edited) {
  writeFileSync(join(root, path), edited(readFileSync(join(root, path), 'utf8')))
  console.log(`changed    ${path}`)
}

/** The text with these names imported from there: beside those that are imported already, or in a line of its own. */
export function withImport(text, names, from, type = '') {
  const escaped = from.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)
  const line = new RegExp(`import ${type}\\{([^}]*)\\} from '${escaped}'`)
  const known = line.exec(text)
  if (!known) {
    const last = [...text.matchAll(/^import [^;]*? from '[^']+'\n/gm)].at(-1)
    const end = last ? last.index + last[0].length : 0
    return `${text.slice(0, end)}import ${type}{ ${names.join(', ')} } from '${from}'\n${text.slice(end)}`
  }
  const all = known[1].split(',').map(name => name.trim())
  const more = names.filter(name => !all.includes(name))
  return text.replace(line, `import ${type}{ ${[...all, ...more].filter(Boolean).join(', ')} } from '${from}'`)
}
