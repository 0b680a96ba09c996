import pg from 'pg'
import { migrate } from '../database/migrate.ts'
import type { Throwaway } from './throwaway.ts'

/** The migrated database that all test databases are copied from. */
export const template = 'nethos'

/** As much of a PostgreSQL as a run of tests needs. */
export type TestCluster = Pick<Throwaway, 'url' | 'stop'>

export async function migrateTemplate(cluster: TestCluster): Promise<void> {
  await migrate(cluster.url('nethos', template))
}

/** Runs one statement outside of the databases that it is about. */
export async function onCluster(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
