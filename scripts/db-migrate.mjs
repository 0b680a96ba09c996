// Applies the missing migrations to DATABASE_OWNER_URL (without it: DATABASE_DIRECT_URL, DATABASE_URL), or to the embedded database of NETHOS_DATA.
import { startEmbedded } from '../apps/server/src/database/embedded.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'

const { DATABASE_OWNER_URL: owner, DATABASE_DIRECT_URL: direct, DATABASE_URL: url } = process.env
const given = owner || direct || url
const embedded = given ? undefined : await startEmbedded(process.env['NETHOS_DATA'] ?? '.data')
try {
  const applied = await migrate(given ?? embedded.url)
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.')
} finally {
  await embedded?.stop()
}
