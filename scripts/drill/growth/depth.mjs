// What a call would cost among more rows than fit here: by how deep each index of the tables that grow is now, how full its root is,
// and how often the call looks into it. An index that has become a level deeper costs a page more for each look.
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../../../peers/lib/postgres.mjs'

/** Of a hospital of years. */
export const target = { consults: 5_000_000, messages: 100_000_000 }

const grownTables = ['account', 'person', 'consult', 'consult_message', 'payment', 'ledger', 'audit']
/** A connection that rests tells PostgreSQL's figures what it has done after ten seconds. */
const statisticsDelayMs = 11_000
/** Of a page of an index: its head and its foot. */
const notForItems = 40
/** Rows that an index has more with each consult or message: accounts, of whom each has ten consults, have a tenth. */
const leastPerOne = 0.05

/** Each B-tree of these tables: rows, level of the root (0: it is a leaf), items in the root, and how many it could hold. */
export async function treesOf(url) {
  await ask(url, 'create extension if not exists pageinspect')
  const rows = await ask(url, trees, [grownTables, notForItems])
  return new Map(rows.map(row => [row.index, row]))
}

/** The indexes that would be deeper, and by how many levels; `sizes`: of the two measurements, the smaller first. */
export function deeperIndexes([before, after], sizes) {
  return [...after.values()]
    .map(tree => ({ index: tree.index, level: tree.level, more: levelsMore(tree, expectedRows(tree, before, sizes)) }))
    .filter(({ more }) => more > 0)
}

/**
 * As many as would come by the rows that have come: an index of what is open does not grow with what is over, and has a few more
 * only because the calls that are measured write.
 */
function expectedRows({ index, table, rows }, before, [small, large]) {
  const by = table === 'consult_message' ? 'messages' : 'consults'
  const perOne = (rows - before.get(index).rows) / (large[by] - small[by])
  return perOne < leastPerOne ? rows : rows + perOne * (target[by] - large[by])
}

/** The root's items are the pages below it, which grow as the rows do; when it is full there is one above it. */
export function levelsMore({ rows, items, capacity }, then) {
  if (rows === 0 || capacity < 2) return 0
  let more = 0
  for (let below = items * (then / rows); below > capacity; below /= capacity) more += 1
  return more
}

/** How many pages more each call would touch. */
export async function pagesMore(url, calls, deeper) {
  const more = new Map(deeper.map(one => [one.index, one.more]))
  await wait(statisticsDelayMs)
  const pages = new Map()
  for (const { title, play, times } of calls) {
    const before = await looksInto(url, more)
    await play(times)
    await wait(statisticsDelayMs)
    const after = await looksInto(url, more)
    const added = [...more].reduce((sum, [index, levels]) => sum + levels * (after.get(index) - before.get(index)), 0)
    pages.set(title, added / times)
  }
  return pages
}

async function looksInto(url, indexes) {
  const rows = await ask(
    url,
    'select indexrelname as index, idx_scan::float8 as looks from pg_stat_user_indexes where indexrelname = any($1)',
    [[...indexes.keys()]],
  )
  return new Map(rows.map(row => [row.index, row.looks]))
}

const trees = `
  select index.relname as index, grown.relname as table, index.reltuples::float8 as rows, meta.fastlevel::int as level,
    coalesce(root.live_items, 0) as items,
    coalesce(root.live_items * (root.page_size - $2::int) / greatest(1, root.page_size - $2::int - root.free_size), 0) as capacity
  from pg_index
  join pg_class as index on index.oid = indexrelid
  join pg_am on pg_am.oid = index.relam and amname = 'btree'
  join pg_class as grown on grown.oid = indrelid
  cross join lateral bt_metap(quote_ident(index.relname)) as meta
  cross join lateral bt_page_stats(quote_ident(index.relname), nullif(meta.fastroot, 0)) as root
  where grown.relname = any($1) and grown.relnamespace = 'public'::regnamespace
  order by index.relname`
