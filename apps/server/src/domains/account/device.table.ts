import { sql } from 'kysely'
import type { Device } from '@nethos/contract/account/device.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { endSessionsOnDevice } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { deviceName } from './device-name.ts'

/** A device that was not used for so long is a new one again. */
const trustedForMs = 180 * 24 * 3_600_000
const most = 50

/** Somebody has just proved on this device whose account it is: it is one of the account's. */
export async function trustDevice({ db, now, deviceId, agent, channel }: Ctx, accountId: string): Promise<void> {
  if (deviceId === undefined) return
  const seen = { name: deviceName(agent, channel), lastAt: new Date(now) }
  await db
    .insertInto('trustedDevice')
    .values({ accountId, deviceId, firstAt: new Date(now), ...seen })
    .onConflict(on => on.constraint('trusted_device_once').doUpdateSet({ ...seen, revokedAt: null }))
    .execute()
}

/**
 * Whether a password alone does not let in from here. An account that has never been used from a device with a name has
 * none to compare with: only callers without the app, who have no other proof to give, make such accounts.
 */
export async function isStrangeDevice(ctx: Ctx, accountId: string): Promise<boolean> {
  const { devices, fitting } = await knownDevices(ctx, accountId)
  return devices > 0 && fitting === 0
}

/** Whether this device is one of the account's: proof enough where there is no other. One that has none is never proved so. */
export const isOwnDevice = async (ctx: Ctx, accountId: string): Promise<boolean> =>
  (await knownDevices(ctx, accountId)).fitting > 0

const knownDevices = ({ db, now, deviceId }: Ctx, accountId: string): Promise<{ devices: number; fitting: number }> =>
  db
    .selectFrom('trustedDevice')
    .select(({ fn }) => [
      fn.countAll<number>().as('devices'),
      fn
        .countAll<number>()
        .filterWhere('deviceId', '=', deviceId ?? '')
        .filterWhere('revokedAt', 'is', null)
        .filterWhere('lastAt', '>', new Date(now - trustedForMs))
        .as('fitting'),
    ])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()

/** The account has shut this device out, a lost phone: nothing that the phone itself knows lets in any more. */
export async function isShutOut({ db, deviceId }: Ctx, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('trustedDevice')
    .select('trustedDeviceId')
    .where('accountId', '=', accountId)
    .where('deviceId', '=', deviceId ?? '')
    .where('revokedAt', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function devicesOf({ db, now, caller, deviceId }: Ctx<AccountCaller>): Promise<Device[]> {
  const rows = await db
    .selectFrom('trustedDevice')
    .select(['trustedDeviceId', 'name', 'firstAt', 'lastAt', 'deviceId'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .select('session.sessionId')
          .whereRef('session.accountId', '=', 'trustedDevice.accountId')
          .whereRef('session.deviceId', '=', 'trustedDevice.deviceId')
          .where('session.expiresAt', '>', new Date(now)),
      ).as('isIn'),
    )
    .where('accountId', '=', caller.accountId)
    .where('revokedAt', 'is', null)
    .orderBy(sql`device_id is not distinct from ${deviceId ?? null}`, 'desc')
    .orderBy('lastAt', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    deviceId: row.trustedDeviceId,
    deviceName: row.name,
    firstAt: row.firstAt.getTime(),
    lastAt: row.lastAt.getTime(),
    isHere: row.deviceId === deviceId,
    isIn: Boolean(row.isIn),
  }))
}

/** Takes it off and ends its sessions; false when it is none of the account's. */
export async function revokeDevice({ db, now, caller }: Ctx<AccountCaller>, trustedDeviceId: string): Promise<boolean> {
  const row = await db
    .updateTable('trustedDevice')
    .set({ revokedAt: new Date(now) })
    .where('trustedDeviceId', '=', trustedDeviceId)
    .where('accountId', '=', caller.accountId)
    .where('revokedAt', 'is', null)
    .returning('deviceId')
    .executeTakeFirst()
  if (row) await endSessionsOnDevice(db, caller.accountId, row.deviceId)
  return row !== undefined
}

/** After a change of owner's proof: every device but this one has to prove itself again. */
export async function revokeOtherDevices({ db, now, deviceId }: Ctx, accountId: string): Promise<void> {
  await db
    .updateTable('trustedDevice')
    .set({ revokedAt: new Date(now) })
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('deviceId', '<>', deviceId ?? '')
    .execute()
}
