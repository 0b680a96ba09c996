import pg from 'pg'

/** None of the hosts of an address takes writes, or none can be reached: what each has said is in `cause`. */
export class NoPrimaryError extends Error {
  override name = 'NoPrimaryError'
  readonly code = 'NO_PRIMARY'
  constructor(errors: readonly unknown[]) {
    super('none of the hosts takes writes', { cause: errors })
  }
}

const authority = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]*,[^@/?]*)([/?].*)?$/
const sought = ['any', 'primary', 'read-write', 'prefer-standby', 'standby', 'read-only'] as const

/**
 * The addresses that `postgres://…@h1:5432,h2:5432/nethos?target_session_attrs=read-write` stands for, one each; the address
 * itself where it names one host. node-postgres knows no lists. Whatever is sought, we need the one that takes writes.
 */
export function addressesIn(url: string): readonly string[] {
  const found = authority.exec(url)
  if (!found) return [url]
  const [, before = '', hosts = '', after = ''] = found
  const asked = /[?&]target_session_attrs=([^&]*)/.exec(after)?.[1]
  if (asked !== undefined && !['any', 'primary', 'read-write'].includes(asked))
    throw new TypeError(
      `target_session_attrs=${(sought as readonly string[]).includes(asked) ? asked : '…'} leads away from the host that takes writes: read-write is meant.`,
    )
  const rest = after.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map(host => `${before}${host}${rest}`)
}

/** Whether the server at this address takes writes now. */
export type TakesWrites = (address: string) => Promise<boolean>

const askedWithinMs = 2_000
const goodForMs = 1_000

export const takesWrites: TakesWrites = async address => {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'nethos-hosts',
    connectionTimeoutMillis: askedWithinMs,
    query_timeout: askedWithinMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // As libpq does: a standby is in recovery, and a server can be told to take no writes.
    const { rows } = await client.query<{ no: boolean }>(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as no`,
    )
    return rows[0]?.no === false
  } finally {
    // A server that is frozen would be waited for.
    void client.end().catch(() => undefined)
  }
}

/** The address among these that takes writes: all are asked at once, the first that says yes is it. */
export async function primaryOf(addresses: readonly string[], ask: TakesWrites = takesWrites): Promise<string> {
  const asked = addresses.map(async address => {
    if (await ask(address)) return address
    throw new Error('it takes no writes')
  })
  try {
    return await Promise.any(asked)
  } catch (error) {
    throw new NoPrimaryError((error as AggregateError).errors)
  }
}

interface Found {
  at: number
  primary: Promise<string>
}
const found = new Map<string, Found>()

/** The same for many connections that open together: asked once a second at most. */
export function primaryNow(addresses: readonly string[], now = performance.now()): Promise<string> {
  const key = addresses.join(' ')
  const last = found.get(key)
  if (last && now - last.at < goodForMs) return last.primary
  const primary = primaryOf(addresses)
  found.set(key, { at: now, primary })
  primary.catch(() => found.delete(key))
  return primary
}
