import { sql } from 'kysely'
import type { ItemKnowledge } from '@nethos/contract/reports/lab/lab-knowledge.ts'
import { ucumOf, unitOf } from '@nethos/contract/reports/lab/units.ts'
import type { labDeskServices } from '@nethos/contract/reports/lab-desk.services.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { labOf } from './lab.ts'

type Services = typeof labDeskServices

const halfYearMs = 182 * 86_400_000
const mostCodes = 200
const mostProposals = 3

interface Seen {
  itemCode: string
  itemName: string
  loinc: string
  unit: string
  results: number
  reports: number
  lastAt: Date
}

/** Own codes in the newest versions of half a year, with how often they came. */
async function codesSeen({ db, now }: Ctx, hosId: string): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select item ->> 'itemCode' as item_code, max(item ->> 'name') as item_name, max(item ->> 'loinc') as loinc,
      max(item ->> 'unit') as unit, count(*)::int as results, count(distinct report.report_id)::int as reports,
      max(report.dated_at) as last_at
    from hospital_report report
    join report_version said on said.report_id = report.report_id and said.version = report.version
    cross join lateral jsonb_array_elements(said.content -> 'items') item
    where report.hos_id = ${hosId} and report.dated_at > ${new Date(now - halfYearMs)} and item ->> 'itemCode' <> ''
    group by item ->> 'itemCode' order by results desc, item_code`.execute(db)
  return rows
}

/**
 * Without brackets, spaces, the size of letters, and the words that many names share: 血清钾（K）测定 is 钾, and is not like
 * 血清铁. Urine and other specimens stay: they are other items.
 */
const plain = (name: string): string =>
  name
    .replaceAll(/[（(][^）)]*[）)]|\s/g, '')
    .replace(/^(血清|血浆|全血)(?=.)/, '')
    .replace(/(?<=.)(测定|检测|定量)$/, '')
    .toUpperCase()
const pairsOf = (name: string): Set<string> =>
  new Set(Array.from({ length: Math.max(1, name.length - 1) }, (_, at) => name.slice(at, at + 2)))

/** From 0 to 1: how many pairs of letters two names share (Dice). */
function likeness(one: string, other: string): number {
  if (one === other) return 1
  const [mine, theirs] = [pairsOf(one), pairsOf(other)]
  const shared = [...mine].filter(pair => theirs.has(pair)).length
  return (2 * shared) / (mine.size + theirs.size)
}

/** Where no unit is said, or the result is a word, nothing speaks against it. */
function unitFits(unit: string, known: ItemKnowledge): boolean {
  if (unit === '' || known.unit === 'text') return true
  return unitOf(ucumOf(unit) ?? unit)?.quantity === unitOf(known.unit)?.quantity
}

const leastLike = 0.5

export const unmappedCodes: HandlerOf<Services['unmappedCodes']> = async ({ input: { hosId }, ctx }) => {
  const lab = await labOf(ctx)
  const mapped = new Set(
    lab
      .ownCodesOf(lab.items.flatMap(one => one.loinc))
      .filter(one => one.hosId === hosId)
      .map(one => one.itemCode),
  )
  const open = (await codesSeen(ctx, hosId)).filter(one => one.loinc === '' && !mapped.has(one.itemCode))
  const names = lab.items.map(one => ({ known: one, name: plain(one.name) }))
  return open.slice(0, mostCodes).map(({ loinc: _, lastAt, ...seen }) => ({
    ...seen,
    lastAt: lastAt.getTime(),
    proposals: names
      .map(({ known, name }) => ({ known, like: likeness(plain(seen.itemName), name) }))
      .filter(({ like }) => like >= leastLike)
      .map(({ known, like }) => ({ known, like, fits: unitFits(seen.unit, known) }))
      .toSorted((a, b) => Number(b.fits) - Number(a.fits) || b.like - a.like)
      .slice(0, mostProposals)
      .map(({ known, fits }) => ({
        key: known.key,
        name: known.name,
        loinc: known.loinc[0] ?? '',
        unitFits: fits,
      })),
  }))
}

export const tryMap: HandlerOf<Services['tryMap']> = async ({ input: { hosId, rows }, ctx }) => {
  const lab = await labOf(ctx)
  const seen = new Map((await codesSeen(ctx, hosId)).map(one => [one.itemCode, one]))
  return rows.map(({ itemCode, loinc }) => {
    const one = seen.get(itemCode)
    const now = one && lab.withCode(hosId, { itemCode, loinc: one.loinc }).loinc
    const after = lab.knowledgeOf(one?.loinc ? one.loinc : loinc)
    return {
      itemCode,
      results: one?.results ?? 0,
      reports: one?.reports ?? 0,
      before: (now && lab.knowledgeOf(now)?.name) ?? '',
      after: after?.name ?? '',
      unitFits: !one || !after || unitFits(one.unit, after),
    }
  })
}
