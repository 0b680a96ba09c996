// npm run db:new consult-reminder → the next numbered, empty migration.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const name = process.argv[2]
if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run db:new <name-in-kebab-case>')
  process.exit(1)
}
const folder = join(import.meta.dirname, '../apps/server/src/database/migrations')
const last = Math.max(0, ...readdirSync(folder).map(file => Number(file.slice(0, 4)) || 0))
const file = join(folder, `${String(last + 1).padStart(4, '0')}-${name}.sql`)
writeFileSync(file, '-- Forward only; must run while the old server still runs: add → fill → use → drop.\n')
console.log(file)
