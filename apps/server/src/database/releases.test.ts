import { healthAgreement } from '@nethos/contract/common/health-consent.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { loadDemo } from '../demo/load-demo.ts'
import { catalogOf } from '../testing/catalog.ts'
import { releases, restoreRelease, type Release } from '../testing/release.ts'
import { serverOn } from '../testing/server.ts'
import { onCluster } from '../testing/template.ts'
import { testDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

const fresh = await testDatabase()

/** A database of its own with what the release left behind. */
async function restored(release: Release): Promise<{ url: string; appUrl: string }> {
  const { admin, owner, app } = inject('cluster')
  const name = `release_${randomUUID().replaceAll('-', '')}`
  await onCluster(admin, `create database ${name} owner nethos`)
  await onCluster(admin, `grant create on database ${name} to nethos_app`)
  afterAll(() => onCluster(admin, `drop database ${name} with (force)`))
  await restoreRelease(release, admin.replace(/\/postgres(?=\?|$)/, `/${name}`))
  return { url: owner.replace('DATABASE', name), appUrl: app.replace('DATABASE', name) }
}

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** How many rows each table has. */
async function countsOf(url: string): Promise<Map<string, number>> {
  const rows = await ask<{ name: string; n: number }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name,
       (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]::text::int as n
     from pg_tables where schemaname in ('public', 'sandbox', 'demo_hospital') and tablename not in ('migration', 'area')`,
  )
  return new Map(rows.map(row => [row.name, row.n]))
}

describe.each(releases)('a database that version $name has left', release => {
  const { patient } = release

  test(
    'is brought up to date: its tables are those of a new one, and no row is lost',
    { timeout: 120_000 },
    async () => {
      const database = await restored(release)
      const before = await countsOf(database.url)
      expect(before.get('public.consult')).toBeGreaterThan(9)
      await migrate(database.url)
      expect(await ask(database.url, 'select name, hash from migration order by name')).toEqual(
        (await readMigrations()).map(({ name, hash }) => ({ name, hash })),
      )
      expect(await catalogOf(database.url)).toEqual(await catalogOf(fresh.url))
      const after = await countsOf(database.url)
      for (const [table, rows] of before) expect(after.get(table), table).toBe(rows)
      expect(await migrate(database.url)).toEqual([])
    },
  )

  test(
    'is worked with: the patient is still logged in and finds what was hers, staff log in',
    { timeout: 120_000 },
    async () => {
      const database = await restored(release)
      await migrate(database.url)
      // However long ago it was kept.
      await ask(database.url, `update session set expires_at = now() + interval '1 day'`)
      const server = await serverOn(database)
      await loadDemo({ db: server.db, runtime: server.runtime, pool: server.pool })
      expect(
        await ask(database.url, `select title from content_text where key = '${healthAgreement}'`),
        'what is asked for since can be read',
      ).toEqual([{ title: healthAgreement }])
      const { session } = patient
      const consults = await server.call('nethos.consult.info.consultation.list', { pageSize: 50 }, session)
      expect(consults.list.map(one => one.consultId)).toEqual(expect.arrayContaining(patient.consults))
      const detail = await server.call('nethos.consult.info.detail', { consultId: patient.paid }, session)
      expect(detail.obj.messageList).toEqual(
        expect.arrayContaining([expect.objectContaining({ replyContent: '另外夜里睡不好。' })]),
      )
      const bookings = await server.call('zheer.yygh.apiOrderService.queryUserOrderListAll', { pageSize: 50 }, session)
      expect(bookings.list.map(one => one.orderId)).toEqual(expect.arrayContaining(patient.bookings))
      expect(patient.bookings).toContain(patient.booked)
      const people = await server.call('nethos.pat.compat.list', {}, session)
      expect(people.list.map(person => person.compatName)).toContain('王秀英')
      const staff = await server.staff.call('staff.login', { account: 'doctor1', password: 'nethos-demo' })
      expect(staff).toMatchObject({ code: '0', obj: { token: expect.any(String) } })
      expect(
        await ask(database.url, 'select booking from ledger group by booking having sum(amount_cents) <> 0'),
      ).toEqual([])
      expect(await ask(database.url, `select state from payment where biz_id = '${patient.paid}'`)).toEqual([
        { state: 'paid' },
      ])
    },
  )
})
