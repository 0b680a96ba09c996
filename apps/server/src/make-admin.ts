import { present } from '@nethos/contract/common/present.ts'
import { resolve } from 'node:path'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { staffLogin, staffName } from '@nethos/contract/staff/staff-account.rules.ts'
import { openDatabase, openPool } from './database/connect.ts'
import { startEmbedded } from './database/embedded.ts'
import { makeAdmin } from './domains/staff/first-admin.ts'

const usage = 'npm run admin -- <login> <name> [--another]'

/** What the person who has typed the command can mend. */
class CommandError extends Error {}

/** The first administrator of a hospital: printed once with a password that must be changed at the first login. */
async function main(given: readonly string[]): Promise<void> {
  const isAnother = given.includes('--another')
  const [typedLogin, ...words] = given.filter(one => one !== '--another')
  if (typedLogin === undefined || words.length === 0 || typedLogin.startsWith('-')) throw new CommandError(usage)
  const login = typedLogin.toLowerCase()
  const name = words.join(' ').trim()
  const wrong = sentenceOf(staffLogin, login) ?? sentenceOf(staffName, name)
  if (wrong) throw new CommandError(`${wrong}\n${usage}`)

  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  const embedded = url
    ? undefined
    : await startEmbedded(resolve(process.env.NETHOS_DATA || '.data'), sentence =>
        process.stderr.write(`${sentence}\n`),
      )
  const pool = openPool({ url: url || present(embedded).appUrl, size: 1, onError: () => undefined })
  try {
    const made = await makeAdmin(openDatabase(pool), { login, name, isAnother, now: Date.now() })
    if (made === 'admin_there')
      throw new CommandError(
        'An administrator can already log in: new accounts and forgotten passwords are his, at the workbench. ' +
          'When no administrator can be reached any more, --another makes one more who may do everything; the audit log says so.',
      )
    if (made === 'login_taken') throw new CommandError(`There is an account ${login} already: choose another login.`)
    process.stdout.write(
      `Administrator ${login} (${name})\nOne-time password: ${made.password}\n` +
        `It is shown this once, opens /workbench until ${new Date(made.until).toISOString()}, and must be changed there first.\n`,
    )
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

const reasonOf = (error: Error & { code?: string }): string | undefined =>
  error.code === '42P01' || error.code === '42703'
    ? 'This database has no tables of this version yet: run npm run db:migrate, or start the server once.'
    : error instanceof CommandError || error.name === 'EmbeddedDatabaseError' || error.code !== undefined
      ? error.message
      : error.stack

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
})
