import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { ShellName } from '@nethos/contract/common/shells.ts'

export interface ShellBooks {
  pool: pg.Pool
  /** Epoch ms by the sandbox's clock. */
  now: () => number
}

const codeMs = 5 * 60_000
/** What the real platform says: two hours. */
export const tokenSeconds = 7_200

export async function giveCode({ pool, now }: ShellBooks, shell: ShellName, platformId: string): Promise<string> {
  const code = randomBytes(16).toString('hex')
  await pool.query('insert into sandbox.shell_code (code, shell, platform_id, expires_at) values ($1, $2, $3, $4)', [
    code,
    shell,
    platformId,
    new Date(now() + codeMs),
  ])
  return code
}

/** The user of a code that is good; of two that bring the same one, the row lets one through. */
export async function takeCode(
  { pool, now }: ShellBooks,
  shell: ShellName,
  code: string,
): Promise<{ platformId: string } | 'used' | undefined> {
  const at = new Date(now())
  const { rows } = await pool.query<{ platform_id: string }>(
    `update sandbox.shell_code set used_at = $3
     where code = $1 and shell = $2 and used_at is null and expires_at > $3 returning platform_id`,
    [code, shell, at],
  )
  if (rows[0]) return { platformId: rows[0].platform_id }
  const { rowCount } = await pool.query(
    'select 1 from sandbox.shell_code where code = $1 and shell = $2 and used_at is not null',
    [code, shell],
  )
  return rowCount ? 'used' : undefined
}

type TokenKind = 'access' | 'page'

/** As a stable token is: the same one until shortly before its end. */
export async function currentToken(
  { pool, now }: ShellBooks,
  kind: TokenKind,
): Promise<{ token: string; seconds: number }> {
  const at = now()
  const { rows } = await pool.query<{ token: string; expires_at: Date }>(
    'select token, expires_at from sandbox.shell_token where kind = $1 and expires_at > $2 order by expires_at desc limit 1',
    [kind, new Date(at + 5 * 60_000)],
  )
  const [current] = rows
  if (current) return { token: current.token, seconds: Math.floor((current.expires_at.getTime() - at) / 1000) }
  const token = randomBytes(48).toString('base64url')
  await pool.query('insert into sandbox.shell_token (token, kind, expires_at) values ($1, $2, $3)', [
    token,
    kind,
    new Date(at + tokenSeconds * 1000),
  ])
  return { token, seconds: tokenSeconds }
}

export async function isToken({ pool, now }: ShellBooks, kind: TokenKind, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from sandbox.shell_token where token = $1 and kind = $2 and expires_at > $3',
    [token, kind, new Date(now())],
  )
  return rowCount === 1
}

export interface ShellMessage {
  platformId: string
  templateId: string
  url: string
  fields: Record<string, { value: string }>
}

export async function addMessage({ pool, now }: ShellBooks, message: ShellMessage): Promise<number> {
  const { rows } = await pool.query<{ message_id: number }>(
    `insert into sandbox.shell_message (platform_id, template_id, url, fields, at) values ($1, $2, $3, $4, $5) returning message_id`,
    [message.platformId, message.templateId, message.url, JSON.stringify(message.fields), new Date(now())],
  )
  return rows[0]!.message_id
}

export async function listMessages({ pool }: ShellBooks, platformId: string): Promise<ShellMessage[]> {
  const { rows } = await pool.query<ShellMessage>(
    `select platform_id as "platformId", template_id as "templateId", url, fields from sandbox.shell_message
     where platform_id = $1 order by message_id desc limit 50`,
    [platformId],
  )
  return rows
}
