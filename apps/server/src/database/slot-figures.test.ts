import { Registry } from 'prom-client'
import { afterAll, expect, inject, test } from 'vitest'
import { onCluster } from '../testing/template.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openDatabase, openPool } from './connect.ts'
import { showLogSlots } from './slot-figures.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 1, onError: () => undefined })
afterAll(() => pool.end())
const slot = `figures_${process.pid}`
const { admin } = inject('cluster')
afterAll(() => onCluster(admin, `select pg_drop_replication_slot('${slot}')`))

test('a slot whose receiver is gone is seen, and what waits for it', async () => {
  await onCluster(admin, `select pg_create_physical_replication_slot('${slot}', true)`)
  await pool.query('create temporary table written as select generate_series(1, 1000)')
  const registry = new Registry()
  showLogSlots(registry, openDatabase(pool))
  const figures = await registry.metrics()
  expect(figures).toContain(`nethos_log_slot_active{slot="${slot}"} 0`)
  const behind = new RegExp(`nethos_log_slot_behind_bytes{slot="${slot}"} (\\d+)`).exec(figures)
  expect(Number(behind?.[1])).toBeGreaterThan(0)
})
