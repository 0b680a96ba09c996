// Committed migrations never change: each must have the hash that migrations.lock keeps of it, and none may be missing there.
// None may lock a large table, or take away what the version before still reads, without saying why it may (docs/operations/upgrade.md).
import { readMigrations, migrationsFolder } from '../apps/server/src/database/migration-files.ts'
import { hazardousMigrations } from '../apps/server/src/database/migration-hazards.ts'
import { brokenMigrations, readLock, unlockedMigrations } from '../apps/server/src/database/migration-lock.ts'

const migrations = await readMigrations()
const lock = await readLock(migrationsFolder)
const objections = [
  ...brokenMigrations(migrations, lock),
  ...unlockedMigrations(migrations, lock),
  ...hazardousMigrations(migrations),
]
for (const sentence of objections) console.error(sentence)
process.exitCode = objections.length > 0 ? 1 : 0
