// npm run measure [-- --json]: how the code is built: files, functions, rings of imports, twins of the lifecycle, literals of
// addresses, casts. docs/decisions/0100 and later say what the figures were before and after a change of structure.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sources } from './check-imports.mjs'
import { figuresOf } from './measure/figures.mjs'
import { givenAddresses } from './routes.mjs'

const root = join(import.meta.dirname, '..')
const files = new Map(
  ['packages', 'apps', 'journeys', 'bench']
    .flatMap(folder => [...sources(join(root, folder))])
    .map(path => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
)
const figures = figuresOf(
  files,
  givenAddresses.map(one => one.path),
)

if (process.argv.includes('--json')) console.log(JSON.stringify(figures, undefined, 2))
else print(figures)

function print({ parts, files, functions, rings, lifecycle, addresses, casts }) {
  const kinds = ['product', 'test', 'demo', 'generated']
  console.log(`${'part'.padEnd(20)}${kinds.map(kind => kind.padStart(16)).join('')}`)
  for (const [part, row] of Object.entries(parts))
    console.log(
      part.padEnd(20) + kinds.map(kind => (row[kind] ? `${row[kind][0]} / ${row[kind][1]}` : '').padStart(16)).join(''),
    )
  const spread = one => `median ${one.median}, p90 ${one.p90}, p99 ${one.p99}, longest ${one.longest}`
  console.log(`\nproduct files      ${files.count}, ${files.lines} lines; ${spread(files)}`)
  const { longest, whole, ...lengths } = functions
  const over = one => `over 40 lines ${one.over40}, over 60 ${one.over60}, over 80 ${one.over80}`
  console.log(`product functions  ${functions.count}; ${spread({ ...lengths, longest: longest[0].own })}`)
  console.log(
    `                   ${over(functions)}: own lines, a named function inside counts as the line that names it`,
  )
  console.log(`                   ${over(functions.procedures)}: procedures, one statement after another`)
  console.log(
    `                   ${over(functions.declarations)}: declarations, more than two thirds one statement of SQL, one tree of JSX, one table`,
  )
  console.log(`                   ${over(whole)}, components over 120 ${functions.componentsOver120}: with all inside`)
  for (const one of longest)
    console.log(`                   ${one.own} (with all inside ${one.lines}) ${one.name} ${one.file}:${one.line}`)
  console.log(`rings at run time  ${rings.runTime.length}`)
  console.log(`rings with types   ${rings.withTypes.length}`)
  for (const ring of rings.withTypes)
    console.log(`                   ${ring.length}: ${ring.slice(0, 3).join(', ')}${ring.length > 3 ? ' …' : ''}`)
  console.log(
    `lifecycle twins    ${lifecycle.moveFiles.length} move and due files, ${lifecycle.historyWriters.length} writers of history, ${lifecycle.dueReaders.length} readers of what is due`,
  )
  console.log(
    `address literals   ${Object.entries(addresses)
      .map(([place, count]) => `${place} ${count}`)
      .join(', ')}`,
  )
  console.log(
    `casts              as ${casts.as}, through unknown ${casts.throughUnknown}, non-null ${casts.nonNull}, any ${casts.any}`,
  )
}
