import { sql, type Selectable } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import type { DeliveryAddress } from '../../database/types.gen.ts'
import type { Runtime } from '../../runtime.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

export interface AddressScope {
  readonly caller: AccountCaller
  readonly db: Db
  readonly now: number
  readonly runtime: Runtime
}

export interface AddressFacts {
  receiver: string
  mobile: string
  areaCode: string
  areaName: string
  street: string
}

export type AddressRow = Selectable<DeliveryAddress>

const sealedFor = 'delivery_address.mobile'
const columnsOf = ({ runtime }: AddressScope, { mobile, ...facts }: AddressFacts) => ({
  ...facts,
  mobileSealed: runtime.sealer.sealText(mobile, sealedFor),
})
export const mobileOf = ({ runtime }: AddressScope, row: AddressRow): string =>
  runtime.sealer.openText(row.mobileSealed, sealedFor)

const own = ({ db, caller }: AddressScope) =>
  db.selectFrom('deliveryAddress').selectAll().where('accountId', '=', caller.accountId)

export const listAddressRows = (scope: AddressScope): Promise<AddressRow[]> =>
  own(scope).orderBy('isDefault', 'desc').orderBy('createdAt').orderBy('addressId').execute()

export const findAddress = (scope: AddressScope, addressId: string): Promise<AddressRow | undefined> =>
  own(scope).where('addressId', '=', addressId).executeTakeFirst()

/** Changes of one account's addresses wait for each other: which is the default follows from all of them. */
export async function lockAddresses({ db, caller, runtime }: AddressScope): Promise<void> {
  const key = keyedHash(runtime.keys.lookup, `addresses of ${caller.accountId}`)
  await sql`select pg_advisory_xact_lock(${key.readBigInt64BE()})`.execute(db)
}

export const addAddressRow = async (scope: AddressScope, facts: AddressFacts): Promise<string> =>
  (
    await scope.db
      .insertInto('deliveryAddress')
      .values({
        ...columnsOf(scope, facts),
        accountId: scope.caller.accountId,
        isDefault: false,
        createdAt: new Date(scope.now),
      })
      .returning('addressId')
      .executeTakeFirstOrThrow()
  ).addressId

export async function changeAddressRow(scope: AddressScope, addressId: string, facts: AddressFacts): Promise<boolean> {
  const changed = await scope.db
    .updateTable('deliveryAddress')
    .set(columnsOf(scope, facts))
    .where('accountId', '=', scope.caller.accountId)
    .where('addressId', '=', addressId)
    .returning('addressId')
    .executeTakeFirst()
  return changed !== undefined
}

/** Exactly this one is the default from now on. */
export async function makeDefault({ db, caller }: AddressScope, addressId: string): Promise<void> {
  const ofAccount = db.updateTable('deliveryAddress').where('accountId', '=', caller.accountId)
  await ofAccount.set({ isDefault: false }).where('isDefault', '=', true).where('addressId', '<>', addressId).execute()
  await ofAccount.set({ isDefault: true }).where('addressId', '=', addressId).execute()
}

export const removeAddressRow = async ({ db, caller }: AddressScope, addressId: string): Promise<boolean> =>
  (await db
    .deleteFrom('deliveryAddress')
    .where('accountId', '=', caller.accountId)
    .where('addressId', '=', addressId)
    .returning('addressId')
    .executeTakeFirst()) !== undefined
