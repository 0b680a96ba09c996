// The figures of the whole tree, from its files' texts.
import { importsOf } from '../check-imports.mjs'
import { kindOf, partOf } from './parts.mjs'
import { ringsOf } from './rings.mjs'
import { syntaxOf } from './syntax.mjs'

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const spread = numbers => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return { median: at(sorted, 0.5), p90: at(sorted, 0.9), p99: at(sorted, 0.99), longest: sorted.at(-1) ?? 0 }
}

const sum = numbers => numbers.reduce((total, number) => total + number, 0)

/** `files`: path → text of every TypeScript file; `addresses`: the given addresses of the patients' app. */
export function figuresOf(files, addresses) {
  const all = [...files].map(([file, text]) => ({
    file,
    part: partOf(file),
    kind: kindOf(file),
    lines: text.split('\n').length - 1,
    imports: importsOf(file, text),
    ...syntaxOf(file, text),
  }))
  const product = all.filter(one => one.kind === 'product')
  const functions = product.flatMap(one => one.functions.map(each => ({ ...each, file: one.file })))
  const over = (limit, lines = 'own') => functions.filter(one => one[lines] > limit).length
  const overOf = isDeclaration => {
    const ofKind = functions.filter(one => one.isDeclaration === isDeclaration)
    return Object.fromEntries([40, 60, 80].map(limit => [`over${limit}`, ofKind.filter(one => one.own > limit).length]))
  }
  const components = functions.filter(one => one.isComponent)
  return {
    parts: partsOf(all),
    files: {
      count: product.length,
      lines: sum(product.map(one => one.lines)),
      ...spread(product.map(one => one.lines)),
    },
    functions: {
      count: functions.length,
      ...spread(functions.map(one => one.own)),
      over40: over(40),
      over60: over(60),
      over80: over(80),
      declarations: overOf(true),
      procedures: overOf(false),
      whole: { over40: over(40, 'lines'), over60: over(60, 'lines'), over80: over(80, 'lines') },
      componentsOver120: components.filter(one => one.lines > 120).length,
      longest: functions.toSorted((a, b) => b.own - a.own).slice(0, 10),
    },
    rings: {
      runTime: ringsOf(graphOf(all, one => !one.isType)).map(ring => ring.length),
      withTypes: ringsOf(graphOf(product, () => true)),
    },
    lifecycle: lifecycleTwins(product, files),
    addresses: addressLiterals(all, addresses),
    casts: {
      as: sum(product.map(one => one.casts)),
      throughUnknown: sum(product.map(one => one.castsThroughUnknown)),
      nonNull: sum(product.map(one => one.nonNull)),
      any: sum(product.map(one => one.any)),
    },
  }
}

function partsOf(all) {
  const parts = new Map()
  for (const { part, kind, lines } of all) {
    const row = parts.get(part) ?? {}
    const [count, total] = row[kind] ?? [0, 0]
    parts.set(part, { ...row, [kind]: [count + 1, total + lines] })
  }
  return Object.fromEntries([...parts].toSorted())
}

const graphOf = (all, counts) => new Map(all.map(one => [one.file, one.imports.filter(counts).map(each => each.to)]))

/** Files that write the history of a record or look for due rows on their own, beside the one engine in lifecycle/. */
function lifecycleTwins(product, files) {
  const outside = product.filter(one => one.file.startsWith('apps/server/src/domains/'))
  const matching = expression => outside.filter(one => expression.test(files.get(one.file))).map(one => one.file)
  return {
    historyWriters: matching(/insertInto\(\s*'\w*(Move|Transition)'/),
    dueReaders: matching(/'[\w.]*dueAt',\s*'<=?'/),
    moveFiles: outside.filter(one => /\.(move|dues?)\.ts$/.test(one.file)).map(one => one.file),
  }
}

/** How often a given address is written as a literal, by where. */
function addressLiterals(all, addresses) {
  const given = new Set(addresses)
  const rows = {}
  for (const one of all) {
    const count = one.literals.filter(literal => literal.length > 1 && given.has(literal.replace(/\?.*$/, ''))).length
    if (count === 0) continue
    const place = one.kind === 'test' ? `${one.part} (tests)` : one.part
    rows[place] = (rows[place] ?? 0) + count
  }
  return { total: sum(Object.values(rows)), ...rows }
}
