import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { onCluster } from '../testing/template.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openDatabase, openPool } from './connect.ts'
import { showTableSizes } from './table-figures.ts'

const { url, appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 1, onError: () => undefined })
afterAll(() => pool.end())

test('each table that grows tells how large it is, one that nobody has looked at yet is empty', async () => {
  await onCluster(
    url,
    `insert into audit (at, actor_kind, actor_id, action, request_id) select now(), 'system', 'clock', 'test', '' from generate_series(1, 1234); analyze audit`,
  )
  const registry = new Registry()
  showTableSizes(registry, openDatabase(pool))
  const figures = await registry.metrics()
  expect(figures).toContain('nethos_table_rows{table="audit"} 1234')
  for (const table of ['consult', 'consult_message', 'ledger'])
    expect(figures).toMatch(new RegExp(`nethos_table_rows{table="${table}"} \\d`))
})
