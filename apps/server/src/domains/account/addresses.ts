import { maskMobile } from '@nethos/contract/common/masking.ts'
import { addressesMost } from '@nethos/contract/account/address.rules.ts'
import type { addressServices } from '@nethos/contract/account/address.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { namedRegion } from '../system/public.ts'
import {
  addAddressRow,
  changeAddressRow,
  findAddress,
  listAddressRows,
  lockAddresses,
  makeDefault,
  mobileOf,
  removeAddressRow,
} from './address.table.ts'

export const listAddresses: HandlerOf<typeof addressServices.listAddresses> = async ({ ctx }) =>
  (await listAddressRows(ctx)).map(row => ({ ...row, mobile: maskMobile(mobileOf(ctx, row)) }))

export const getAddress: HandlerOf<typeof addressServices.getAddress> = async ({ input, ctx, refuse }) => {
  const row = await findAddress(ctx, input.addressId)
  return row ? { ...row, mobile: mobileOf(ctx, row) } : refuse('not_found')
}

export const addAddress: HandlerOf<typeof addressServices.addAddress> = async ({
  input: { isDefault, ...facts },
  ctx,
  refuse,
}) => {
  await lockAddresses(ctx)
  const there = await listAddressRows(ctx)
  if (there.length >= addressesMost) return refuse('too_many_addresses')
  const region = await namedRegion(ctx.db, facts.areaCode)
  if (!region) return refuse('region_unknown')
  const addressId = await addAddressRow(ctx, { ...facts, ...region })
  if (isDefault || there.length === 0) await makeDefault(ctx, addressId)
  return { addressId }
}

export const changeAddress: HandlerOf<typeof addressServices.changeAddress> = async ({
  input: { addressId, isDefault, ...facts },
  ctx,
  refuse,
}) => {
  const region = await namedRegion(ctx.db, facts.areaCode)
  if (!region) return refuse('region_unknown')
  await lockAddresses(ctx)
  if (!(await changeAddressRow(ctx, addressId, { ...facts, ...region }))) return refuse('not_found')
  if (isDefault) await makeDefault(ctx, addressId)
  return true
}

export const removeAddress: HandlerOf<typeof addressServices.removeAddress> = async ({ input, ctx, refuse }) => {
  await lockAddresses(ctx)
  if (!(await removeAddressRow(ctx, input.addressId))) return refuse('not_found')
  const left = await listAddressRows(ctx)
  const newest = left.at(-1)
  if (newest && !left.some(row => row.isDefault)) await makeDefault(ctx, newest.addressId)
  return true
}
