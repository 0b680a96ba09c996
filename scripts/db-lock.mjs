// npm run db:lock: takes new migrations into migrations.lock. What was committed once never changes any more.
import { execFileSync } from 'node:child_process'
import { readMigrations, migrationsFolder } from '../apps/server/src/database/migration-files.ts'
import { brokenMigrations, lockIn, parseLock, writeLock } from '../apps/server/src/database/migration-lock.ts'
import { root } from './installed.mjs'

const path = lockIn(migrationsFolder).slice(root.length + 1)

/** The lock as it was committed last. */
function committed() {
  try {
    return parseLock(execFileSync('git', ['show', `HEAD:${path}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return new Map()
  }
}

const migrations = await readMigrations()
const broken = brokenMigrations(migrations, committed())
for (const sentence of broken) console.error(sentence)
if (broken.length > 0) process.exit(1)
await writeLock(migrationsFolder, migrations)
console.log(`${path}: ${migrations.length} migrations.`)
