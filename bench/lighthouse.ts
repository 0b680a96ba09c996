import { nthOf, present } from '@nethos/contract/common/present.ts'
import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { openBrowser } from '../journeys/browser.ts'
import { saveInBrowser } from './stored-in-browser.ts'
import { median, table } from './figures.ts'

/** A page that Lighthouse looks at; `kept` is what the browser's local storage holds. */
export interface Looked {
  title: string
  url: string
  storage?: Record<string, string>
}

/** Scores 0 to 100, times in ms. */
export interface Seen {
  performance: number
  accessibility: number
  bestPractices: number
  /** What search engines ask of a page. */
  seo: number
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  /** What did not reach the full score. */
  lacks: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse as a phone of middle size on a slow line (its own mobile settings, simulated), each page so many times. */
export async function look(pages: readonly Looked[], times: number): Promise<Seen[]> {
  const runs = pages.map((): Seen[] => [])
  // In turn: all pages meet the same moods of the machine.
  for (let nth = 0; nth < times; nth++)
    for (const [at, page] of pages.entries()) nthOf(runs, at).push(await lookOnce(page))
  const seen = runs.map(middleOf)
  report(pages, seen)
  return seen
}

/** In a browser of its own: nothing is in its cache, and no other page is in front. */
async function lookOnce({ url, storage }: Looked): Promise<Seen> {
  const port = await freePort()
  const { close } = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    if (storage) await saveInBrowser(port, new URL(url).origin, storage)
    const result = await lighthouse(url, {
      port,
      onlyCategories: categories,
      disableStorageReset: true,
      logLevel: 'error',
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message}`)
    return seenIn(result.lhr)
  } finally {
    await close()
  }
}

function seenIn({ audits, categories: scores }: Result): Seen {
  const score = (name: string) => Math.round((scores[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const counted = new Set(
    categories.slice(1).flatMap(name =>
      present(scores[name])
        .auditRefs.filter(ref => ref.weight > 0)
        .map(ref => ref.id),
    ),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    lacks: Object.values(audits)
      .filter(audit => counted.has(audit.id) && audit.score !== null && audit.score < 1)
      .map(audit => audit.id),
  }
}

function middleOf(runs: readonly Seen[]): Seen {
  const middle = (key: Exclude<keyof Seen, 'lacks'>) => median(runs.map(run => run[key]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocked: middle('blocked'),
    shift: middle('shift'),
    lacks: [...new Set(runs.flatMap(run => run.lacks))],
  }
}

function report(pages: readonly Looked[], seen: readonly Seen[]): void {
  const head = [
    'Lighthouse mobile',
    'performance',
    'accessibility',
    'best practices',
    'search engines',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'lacks',
  ]
  const rows = seen.map((one, at) => [
    nthOf(pages, at).title,
    one.performance,
    one.accessibility,
    one.bestPractices,
    one.seo,
    Math.round(one.firstPaint),
    Math.round(one.largestPaint),
    Math.round(one.blocked),
    one.shift.toFixed(3),
    one.lacks.join(', ') || '–',
  ])
  console.log(table(head, rows))
}
