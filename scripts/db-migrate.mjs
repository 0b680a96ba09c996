// Applies the missing migrations to DATABASE_OWNER_URL (without it: DATABASE_URL), or to the embedded database of NETHOS_DATA.
import { startEmbedded } from '../apps/server/src/database/embedded.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'

const given = process.env['DATABASE_OWNER_URL'] || process.env['DATABASE_URL']
const embedded = given ? undefined : await startEmbedded(process.env['NETHOS_DATA'] ?? '.data')
try {
  const applied = await migrate(given ?? embedded.url)
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.')
} finally {
  await embedded?.stop()
}
