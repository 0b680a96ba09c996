import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { StaffRole } from '@nethos/contract/service.ts'
import { startOfSecondDayAfter } from '@nethos/contract/common/days.ts'
import type { Db } from '../database/connect.ts'
import { eventChannel } from '../events/hub.ts'
import type { SecondStep } from './second-step.ts'

export interface Nobody {
  readonly kind: 'nobody'
}
export interface AccountCaller {
  readonly kind: 'account'
  readonly accountId: string
  readonly sessionId: string
}
export interface StaffCaller {
  readonly kind: 'staff'
  readonly staffId: string
  readonly role: StaffRole
  /** The doctor that this member of staff is, if any. */
  readonly docId: string | null
  readonly sessionId: string
  /** What his login still wants: only what declares beforeSecondStep is open to him. */
  readonly owes?: SecondStep | undefined
}
/** A doctor who has opened his annual report with his mobile: sees that, and is nobody anywhere else. */
export interface AnnualReportCaller {
  readonly kind: 'annual_report'
  readonly docId: string
  readonly sessionId: string
}
/** Whoever has opened a link to reports with its code: sees the files of these, and is nobody anywhere else. */
export interface ReportShareCaller {
  readonly kind: 'report_share'
  readonly shareId: string
}
/** Jobs and the clock. */
export interface SystemCaller {
  readonly kind: 'system'
}
/** Whose hand it is. Every query carries it into its `where`. */
export type Caller = Nobody | AccountCaller | StaffCaller | AnnualReportCaller | ReportShareCaller | SystemCaller

export const nobody: Nobody = { kind: 'nobody' }
export const theSystem: SystemCaller = { kind: 'system' }

/** Who has acted, as histories and the audit name him: his id, or the word for who has none. */
export const actorIdOf = (caller: Caller): string =>
  caller.kind === 'account'
    ? caller.accountId
    : caller.kind === 'staff'
      ? caller.staffId
      : caller.kind === 'annual_report'
        ? caller.docId
        : caller.kind === 'report_share'
          ? caller.shareId
          : caller.kind

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The key that signs the calls of one token. Derived, so that a forged call is refused before the database is asked. */
export const signKeyOf = (secret: Buffer, token: string): string =>
  createHmac('sha256', secret).update(`sign:${token}`).digest('hex')

export interface OpenedSession {
  /** Stays inside. */
  sessionId: string
  token: string
  signKey: string
}

export type SessionOwner =
  | { kind: 'account'; accountId: string }
  | { kind: 'staff'; staffId: string; role: StaffRole; docId: string | null }
  | { kind: 'annual_report'; docId: string; expiresAt: number }

/** A token ends at 00:00 Asia/Shanghai on the second day after login (docs/product/protocol.md 4); an annual report's sooner. */
export async function openSession(
  db: Db,
  owner: SessionOwner,
  { secret, now, channel, deviceId }: { secret: Buffer; now: number; channel: string; deviceId?: string | undefined },
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  const { sessionId } = await db
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      kind: owner.kind,
      accountId: owner.kind === 'account' ? owner.accountId : null,
      staffId: owner.kind === 'staff' ? owner.staffId : null,
      role: owner.kind === 'staff' ? owner.role : null,
      docId: owner.kind === 'account' ? null : owner.docId,
      deviceId: deviceId ?? null,
      channel,
      createdAt: new Date(now),
      expiresAt: new Date(owner.kind === 'annual_report' ? owner.expiresAt : startOfSecondDayAfter(now)),
    })
    .returning('sessionId')
    .executeTakeFirstOrThrow()
  return { sessionId, token, signKey: signKeyOf(secret, token) }
}

/** Event streams that the sessions have opened end with them, in whichever process. */
const andStreams = sql`
  select pg_notify(${eventChannel}, json_build_object('to', json_build_object('sessionId', session_id), 'type', 'session', 'id', session_id)::text)
  from ended`

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await sql`with ended as (delete from session where session_id = ${sessionId} returning session_id) ${andStreams}`.execute(
    db,
  )
}

/** Password change, phone change, a lost phone: all sessions of the account end, but the one that asked. */
export async function endSessionsOf(db: Db, accountId: string, except?: string): Promise<void> {
  const others = sql`account_id = ${accountId} and session_id is distinct from ${except ?? null}`
  await sql`with ended as (delete from session where ${others} returning session_id) ${andStreams}`.execute(db)
}

/** A member of staff has set up a second factor or has lost it: whoever else works in his name begins anew. */
export async function endSessionsOfStaff(db: Db, staffId: string, except?: string): Promise<void> {
  const others = sql`staff_id = ${staffId} and session_id is distinct from ${except ?? null}`
  await sql`with ended as (delete from session where ${others} returning session_id) ${andStreams}`.execute(db)
}

/** A device that the account does not know any more: its sessions end, the one that asks included if it is there. */
export async function endSessionsOnDevice(db: Db, accountId: string, deviceId: string): Promise<void> {
  const there = sql`account_id = ${accountId} and device_id = ${deviceId}`
  await sql`with ended as (delete from session where ${there} returning session_id) ${andStreams}`.execute(db)
}

/** A doctor's mobile has changed: what was opened with the old one ends. */
export async function endReportSessions(db: Db, docId: string): Promise<void> {
  await db.deleteFrom('session').where('kind', '=', 'annual_report').where('docId', '=', docId).execute()
}
