import { sql } from 'kysely'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { VoucherDetail, VoucherRow } from '@nethos/contract/checkup/voucher.schemas.ts'
import type { voucherServices } from '@nethos/contract/checkup/voucher.services.ts'
import { voucherStates, voucherTexts, type VoucherStatus } from '@nethos/contract/checkup/voucher.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { idCardHash, isOpenFor, mayActFor, noteActFor, personForConsult, personForHospital } from '../people/public.ts'
import { openOrder } from './book.ts'
import { familyLeft } from './family.table.ts'
import { centreWith, offeredPackage } from './offer.table.ts'
import { timesOf, timeWith } from './time.table.ts'
import { takeVoucher, vouchers as lives } from './voucher.life.ts'

type Services = typeof voucherServices

export interface Found {
  voucherId: string
  companyName: string
  personId: string
  personName: string
  packageId: string
  packageName: string
  fromDay: string
  validUntil: Date
  familyPriceCents: number | null
  familyEach: number
  status: VoucherStatus
  code: string
  orderId: string | null
  startsAt: Date | null
}

/** The account's: of a verified person's ID number, or claimed with the code for one of its people. */
async function found(ctx: Ctx<AccountCaller>, voucherId?: string): Promise<Found[]> {
  const { accountId } = ctx.caller
  const { rows } = await sql<Found>`
    select distinct on (voucher.created_at, voucher.voucher_id) voucher.voucher_id, company.company_name, person.person_id,
      person.name as person_name, company.package_id, package.package_name, company.from_day::text, voucher.valid_until,
      company.family_price_cents, company.family_each,
      case when voucher.due_at <= ${new Date(ctx.now)} then voucher.due_status else voucher.status end as status,
      voucher.code, made.order_id, made.starts_at
    from checkup_voucher voucher
    join checkup_company company using (company_id)
    join checkup_package package using (package_id)
    join person on person.account_id = ${accountId} and person.removed_at is null and (
      (person.is_realname and person.id_card_hash = voucher.id_card_hash)
      or (voucher.claimed_by = ${accountId} and voucher.person_id = person.person_id))
    left join checkup_order made on made.voucher_id = voucher.voucher_id and made.account_id = ${accountId}
      and made.status not in ('cancelled', 'unpaid_cancelled')
    where ${voucherId === undefined ? isOpenFor('person.personId', 'book', ctx.now) : sql`voucher.voucher_id = ${voucherId}`}
    order by voucher.created_at desc, voucher.voucher_id desc, person.is_self desc limit 100`.execute(ctx.db)
  return rows
}

const shown = (one: Found): VoucherRow => ({
  voucherId: one.voucherId,
  companyName: one.companyName,
  personId: one.personId,
  personName: one.personName,
  packageName: one.packageName,
  fromDay: one.fromDay,
  untilDay: dayOf(one.validUntil.getTime() - 1),
  voucherStatus: one.status,
  statusLabel: voucherStates[one.status].label,
  startsAt: one.startsAt?.getTime() ?? null,
  orderId: one.orderId ?? '',
})

export const vouchers: HandlerOf<Services['vouchers']> = async ({ ctx }) => (await found(ctx)).map(shown)

/** One of them, whose person lets the account; or why not. */
export async function own(ctx: Ctx<AccountCaller>, voucherId: string) {
  const [one] = await found(ctx, voucherId)
  if (!one) return refuse('not_found')
  const may = await mayActFor(ctx, one.personId, 'book')
  return may === true ? one : may
}

async function detailed(ctx: Ctx<AccountCaller>, one: Found): Promise<VoucherDetail | undefined> {
  const offered = await offeredPackage(ctx, one.packageId)
  const centre = offered && (await centreWith(ctx, offered.centreId))
  if (!offered || !centre) return undefined
  return {
    ...shown(one),
    packageId: one.packageId,
    code: one.code,
    statusText: voucherTexts[one.status],
    centre,
    groups: offered.content.groups.map(group => ({ name: group.name, items: [...group.items] })),
    addOns: [...offered.content.addOns],
    priceCents: offered.priceCents,
    family:
      one.familyPriceCents === null ? null : { priceCents: one.familyPriceCents, left: await familyLeft(ctx, one) },
  }
}

export const voucher: HandlerOf<Services['voucher']> = async ({ input, ctx }) => {
  const one = await own(ctx, input.voucherId)
  if (isRefused(one)) return one
  const detail = await detailed(ctx, one)
  return detail ? looked({ personId: one.personId, recordId: one.voucherId }, detail) : refuse('not_found')
}

export const periodOf = (one: Found) => ({ from: startOfDay(one.fromDay), until: one.validUntil.getTime() })

export const timesOfVoucher: HandlerOf<Services['timesOfVoucher']> = async ({ input, ctx }) => {
  const one = await own(ctx, input.voucherId)
  if (isRefused(one)) return one
  const detail = await detailed(ctx, one)
  if (!detail) return refuse('not_found')
  const { packageName, centre } = detail
  return { packageName, centreName: centre.centreName, times: await timesOf(ctx, centre.centreId, periodOf(one)) }
}

/** The code opens for the person of the list alone: by his ID number where it has one, else by his name. */
export const claimVoucher: HandlerOf<Services['claimVoucher']> = async ({ input, ctx }) => {
  const { personId, code } = input
  const may = await mayActFor(ctx, personId, 'book')
  if (may !== true) return may
  if (!(await personForConsult(ctx, personId))) return refuse('not_found')
  const person = await personForHospital(ctx, personId)
  const row = await ctx.db
    .selectFrom('checkupVoucher')
    .select(['voucherId', 'name', 'idCardHash', 'claimedBy', 'personId'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  const isHis =
    row &&
    person &&
    (row.idCardHash === null
      ? row.name === person.name
      : person.idCard !== '' && row.idCardHash.equals(idCardHash(ctx, person.idCard)))
  if (!row || !isHis) return refuse('code_unknown')
  const isMine = row.claimedBy === ctx.caller.accountId && row.personId === personId
  if (row.claimedBy !== null && !isMine) return refuse('voucher_closed')
  const { voucherId } = row
  await ctx.db
    .updateTable('checkupVoucher')
    .set({ claimedBy: ctx.caller.accountId, personId })
    .where('voucherId', '=', voucherId)
    .execute()
  await noteActFor(ctx, { action: 'checkup.book', personId, recordType: 'checkup_voucher', recordId: voucherId })
  return { voucherId }
}

export const bookWithVoucher: HandlerOf<Services['bookWithVoucher']> = async ({ input, ctx }) => {
  const { voucherId, timeId, addOns, totalCents } = input
  const one = await own(ctx, voucherId)
  if (isRefused(one)) return one
  const held = await takeVoucher(ctx, voucherId)
  if (!held) return refuse('not_found')
  const isAnothers = held.claimedBy !== null && held.claimedBy !== ctx.caller.accountId
  const claimed = { claimedBy: ctx.caller.accountId, personId: one.personId }
  if (isAnothers || !(await lives.transition(ctx, held, 'use', 'patient', claimed))) return refuse('voucher_closed')
  const time = await timeWith(ctx, timeId)
  const { from, until } = periodOf(one)
  const at = time?.startsAt.getTime()
  if (at !== undefined && (at < from || at >= until)) return refuse('outside_period')
  const { personId, packageId, companyName } = one
  const made = await openOrder(ctx, {
    packageId,
    personId,
    timeId,
    addOns,
    totalCents,
    voucher: { voucherId, companyName },
  })
  return isRefused(made) ? made : { orderId: made.orderId }
}
