// What each address of the patients' app weighs before it can be used, and what it may weigh (docs/decisions/0135).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { weights } from '../packages/contract/src/triage/classifier/weights.ts'
import { root } from './installed.mjs'

/** In bytes of brotli, scripts and styles together, the first load included. */
export const budgets = {
  patient: {
    /** Pages that a sign on a ward's wall leads to. */
    opened: { paths: ['/book', '/book/doc/:id'], bytes: 150_000, files: 12 },
    /** 4 % more than today: what grows is seen before it is much. */
    median: 126_000,
    each: 180_000,
    /** Scripts of the home page's first load. */
    first: 106_000,
    /** In bytes of gzip, without the first load: what a page may bring for itself alone and share with others. */
    own: { '/report/trend': 60_000 },
    /** What understands emergencies: tables, rules, weights, what reads them, and the normaliser. */
    triage: 40_960,
  },
  /** Scripts of the workbench's first load. */
  workbench: { first: 200_000 },
}

/** By what nothing else holds: the weights of the classifier, and the table of traditional characters. */
const ofTriage = [weights.letters.slice(0, 64), '發发燒烧對对']

const named = /(?:href|src)="(\/[^"]+\.(?:js|css))"/g

/** The files of an app's first load and of each of its pages, and how to weigh one. */
export function builtFiles(app) {
  const dist = join(root, 'apps', app, 'dist')
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const inDist = path => path.replace(/^\/workbench\//, '/')
  const sizes = new Map()
  const sizeOf = path => {
    if (!sizes.has(path)) sizes.set(path, brotliCompressSync(readFileSync(join(dist, inDist(path)))).length)
    return sizes.get(path)
  }
  const gzipOf = path => gzipSync(readFileSync(join(dist, inDist(path)))).length
  const pages = app === 'patient' ? JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) : {}
  const scripts = readdirSync(join(dist, 'assets')).filter(name => name.endsWith('.js'))
  const triage = scripts
    .map(name => `/assets/${name}`)
    .filter(path => ofTriage.some(part => readFileSync(join(dist, path), 'utf8').includes(part)))
  return { first: [...new Set([...html.matchAll(named)].map(([, path]) => path))], pages, triage, sizeOf, gzipOf }
}

const sum = (files, sizeOf) => files.reduce((bytes, file) => bytes + sizeOf(file), 0)
const scripts = files => files.filter(file => file.endsWith('.js'))

/** Each address with its bytes and the files that it asks for beside the first load, the lightest first. */
export const weighed = ({ first, pages, sizeOf }) =>
  Object.entries(pages)
    .map(([path, files]) => ({ path, bytes: sum([...first, ...files], sizeOf), files: files.length }))
    .toSorted((a, b) => a.bytes - b.bytes)

export const triageBytes = ({ triage, sizeOf }) => sum(triage, sizeOf)

export const medianOf = rows => rows[Math.floor(rows.length / 2)].bytes

/** One sentence for each page, and each sum, that weighs more than it may. */
export function tooHeavy(patient, workbench) {
  const { opened, median, each, first, own, triage } = budgets.patient
  const rows = weighed(patient)
  const over = (what, bytes, most) => (bytes > most ? [`${what}: ${bytes} bytes, ${bytes - most} over the budget`] : [])
  return [
    ...over('the first load', sum(scripts(patient.first), patient.sizeOf), first),
    ...over("the workbench's first load", sum(scripts(workbench.first), workbench.sizeOf), budgets.workbench.first),
    ...over('what understands emergencies', triageBytes(patient), triage),
    ...over('the median of all pages', medianOf(rows), median),
    ...rows.flatMap(({ path, bytes }) => over(path, bytes, opened.paths.includes(path) ? opened.bytes : each)),
    ...rows
      .filter(({ path, files }) => opened.paths.includes(path) && files > opened.files)
      .map(({ path, files }) => `${path}: ${files} files, more than ${opened.files}`),
    ...Object.entries(own).flatMap(([path, most]) =>
      over(`${path} of its own`, sum(patient.pages[path] ?? [], patient.gzipOf), most),
    ),
    ...opened.paths.filter(path => !rows.some(row => row.path === path)).map(path => `${path} is not in pages.json`),
  ]
}
