// Writes apps/server/src/database/types.gen.ts from a database that all migrations were just applied to.
// With --verify it only says whether the file is up to date, and whether the migrations are as they were committed.
import { spawnSync } from 'node:child_process'
import { migrateTemplate, template } from '../apps/server/src/testing/template.ts'
import { startThrowaway } from '../apps/server/src/testing/throwaway.ts'

if (process.argv.includes('--verify')) await import('./check-migrations.mjs')
const cluster = await startThrowaway()
try {
  await migrateTemplate(cluster)
  const options = [
    '--dialect=postgres',
    `--url=${cluster.url('nethos', template)}`,
    '--out-file=apps/server/src/database/types.gen.ts',
    '--camel-case',
    '--include-pattern=public.*',
    '--exclude-pattern=public.migration',
    '--date-parser=string',
    '--numeric-parser=number',
    '--type-mapping={"int8":"number"}',
    '--log-level=error',
  ]
  const { status } = spawnSync('kysely-codegen', [...options, ...process.argv.slice(2)], {
    stdio: 'inherit',
    cwd: new URL('..', import.meta.url),
  })
  process.exitCode ||= status ?? 1
} finally {
  await cluster.stop()
}
