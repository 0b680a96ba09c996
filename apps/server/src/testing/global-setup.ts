import type { TestProject } from 'vitest/node'
import { migrateTemplate } from './template.ts'
import { prepareGiven } from './given-cluster.ts'
import { startThrowaway } from './throwaway.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the run's cluster; the word DATABASE stands for a database's name. */
    cluster: { admin: string; owner: string; app: string }
  }
}

/** One PostgreSQL for the whole run, migrated once: our own, or the one that the run is told of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_ADMIN_URL']
  const cluster = given ? await prepareGiven(given) : await startThrowaway()
  try {
    await migrateTemplate(cluster)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  project.provide('cluster', {
    admin: cluster.url('postgres', 'postgres'),
    owner: cluster.url('nethos', 'DATABASE'),
    app: cluster.url('nethos_app', 'DATABASE'),
  })
  return () => cluster.stop()
}
