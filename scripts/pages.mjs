// npm run pages: every address of the patients' app with its weight, kind, page, services and test, what of the given list is
// missing, and what weighs more than it may.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from './built.mjs'
import { budgets, builtFiles, medianOf, tooHeavy, triageBytes, weighed } from './page-weights.mjs'
import { weighZones, zoneBudget } from './zone-weight.mjs'
import { addressShapes, app, builtRoutes, givenAddresses } from './routes.mjs'

/** The services that a page asks through the calls file of its domain. */
function servicesOf(page) {
  const text = readFileSync(page, 'utf8')
  return [...text.matchAll(/import (?:type )?\{([^}]+)\} from '([^']+\.calls\.ts)'/g)].flatMap(([, names, from]) => {
    const calls = join(dirname(page), from)
    if (!existsSync(calls)) return []
    const exported = readFileSync(calls, 'utf8').split(/^export /m)
    return names.split(',').flatMap(name => {
      const part =
        exported.find(one => new RegExp(`^(?:const|function|async function) ${name.trim()}\\b`).test(one)) ?? ''
      return [...part.matchAll(/Services\.(\w+)/g)].map(([, key]) => key)
    })
  })
}

build()
const patient = builtFiles('patient')
const weights = weighed(patient)
const rows = await builtRoutes()
for (const row of rows.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
  const services = row.page && existsSync(row.page) ? [...new Set(servicesOf(row.page))].join(' ') : ''
  const test = row.page ? (existsSync(row.page.replace(/\.tsx$/, '.test.tsx')) ? 'test' : '-') : ''
  console.log(
    [
      row.path.padEnd(44),
      String(weights.find(({ path }) => path === row.path)?.bytes ?? '-').padStart(6),
      row.kind.padEnd(8),
      row.page ? relative(join(app, 'src/domains'), row.page) : '',
      test,
      services,
    ]
      .join('  ')
      .trimEnd(),
  )
}

const built = new Map(rows.flatMap(row => addressShapes(row.path).map(shape => [shape, row])))
const missing = givenAddresses.filter(one => !addressShapes(one.path).some(shape => built.has(shape)))
console.log(
  `\n${givenAddresses.length} given addresses: ${givenAddresses.length - missing.length} built, ${missing.length} missing.`,
)
for (const one of missing) console.log(`missing  ${one.domain.padEnd(14)} ${one.path}`)
const heavy = tooHeavy(patient, builtFiles('workbench'))
console.log(`The median of ${weights.length} pages weighs ${medianOf(weights)} bytes.`)
console.log(`What understands emergencies weighs ${triageBytes(patient)} bytes, of ${budgets.patient.triage}.`)
for (const sentence of heavy) console.log(`heavy    ${sentence}`)
for (const [path, most] of Object.entries(budgets.patient.own)) {
  const bytes = (patient.pages[path] ?? []).reduce((sum, file) => sum + patient.gzipOf(file), 0)
  console.log(`${path} of its own: ${bytes} bytes of gzip, of ${most}.`)
}
const zones = await weighZones(patient)
console.log(`All zones together: ${zones} bytes of gzip, of ${zoneBudget}.`)
process.exitCode = missing.length > 0 || heavy.length > 0 || zones > zoneBudget ? 1 : 0
