// npm run db:new consult-reminder → an empty migration with the time of now (UTC) in its name.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const name = process.argv[2]
if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run db:new <name-in-kebab-case>')
  process.exit(1)
}
const folder = join(import.meta.dirname, '../apps/server/src/database/migrations')
const timeOf = date => date.toISOString().replaceAll(/\D/g, '').slice(0, 12)
// Never before the newest one that is there: what was written later is applied later.
const newest =
  readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .toSorted()
    .at(-1)
    ?.slice(0, 12) ?? ''
let date = new Date()
const minute = 60_000
while (timeOf(date) <= newest) date = new Date(date.getTime() + minute)
const file = join(folder, `${timeOf(date)}-${name}.sql`)
if (existsSync(file)) throw new Error(`${file} is there already.`)
writeFileSync(
  file,
  '-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.\n',
)
console.log(`${file}\nWhen it is written: npm run db:lock, npm run db:types.`)
