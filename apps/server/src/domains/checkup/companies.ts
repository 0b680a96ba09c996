import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { toEighteen } from '@nethos/contract/common/id-card.ts'
import type { checkupDeskServices, CompanyRow } from '@nethos/contract/checkup/checkup-desk.services.ts'
import { problemsOfList, type Employee } from '@nethos/contract/checkup/checkup.rules.ts'
import { voucherStates, type VoucherStatus } from '@nethos/contract/checkup/voucher.status.ts'
import { refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { idCardHash } from '../people/public.ts'
import { centreWith, offeredPackage, offeredPackages } from './offer.table.ts'
import { takeVoucher, voucherColumns, vouchers as lives } from './voucher.life.ts'

type Services = typeof checkupDeskServices

/** Without letters that are read for others. Twelve of them: nobody guesses one of a million in ten tries an hour. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const newCode = (): string => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
const sealedFor = 'checkup_voucher.id_card'

export const companies: HandlerOf<Services['companies']> = async ({ input, ctx }) => {
  const { pageNum, pageSize } = input
  const { rows } = await sql<CompanyRow>`
    select company.company_id, company_name, package_name, from_day::text, until_day::text,
      case when family_price_cents is not null
        then jsonb_build_object('priceCents', family_price_cents, 'each', family_each) end as family, counted.people, counted.booked,
      counted.checked
    from checkup_company company join checkup_package using (package_id)
    cross join lateral (
      select count(*)::int as people, count(*) filter (where voucher.status = 'used')::int as booked,
        count(*) filter (where made.status in ('checked', 'reported'))::int as checked
      from checkup_voucher voucher
      left join checkup_order made on made.voucher_id = voucher.voucher_id and made.status not in ('cancelled', 'unpaid_cancelled')
      where voucher.company_id = company.company_id) counted
    order by company.created_at desc, company.company_id
    offset ${(pageNum - 1) * pageSize} limit ${pageSize + 1}`.execute(ctx.db)
  return pageOf(rows, { pageNum, pageSize })
}

export const companyPackages: HandlerOf<Services['companyPackages']> = async ({ ctx }) => {
  const offered = await offeredPackages(ctx)
  const names = new Map<string, string>()
  for (const id of new Set(offered.map(one => one.centreId)))
    names.set(id, (await centreWith(ctx, id))?.centreName ?? '')
  return offered.map(({ packageId, packageName, centreId }) => ({
    packageId,
    packageName,
    centreName: names.get(centreId) ?? '',
  }))
}

export const importCompany: HandlerOf<Services['importCompany']> = async ({ input, ctx }) => {
  const { companyName, packageId, fromDay, untilDay, rows, family } = input
  const offered = await offeredPackage(ctx, packageId)
  if (!offered) return refuse('not_found')
  const problems = [
    ...(fromDay > untilDay ? [{ row: 0, sentence: '结束日期不能早于开始日期' }] : []),
    ...(untilDay < dayOf(ctx.now) ? [{ row: 0, sentence: '结束日期不能早于今天' }] : []),
    ...problemsOfList(rows),
  ]
  if (problems.length > 0) return { companyId: '', people: 0, problems: problems.slice(0, 200) }
  const { companyId } = await ctx.db
    .insertInto('checkupCompany')
    .values({
      companyName,
      packageId,
      fromDay,
      untilDay,
      familyPriceCents: family?.priceCents ?? null,
      familyEach: family?.each ?? 0,
      createdBy: ctx.caller.staffId,
      createdAt: new Date(ctx.now),
    })
    .returning('companyId')
    .executeTakeFirstOrThrow()
  const validUntil = startOfDay(addDays(untilDay, 1))
  const begun = await lives.beginAll(
    ctx,
    rows.map(row => ({ ...voucherFor(ctx, row), companyId, validUntil, createdAt: ctx.now })),
    { event: 'import', by: 'operator', to: 'unused' },
  )
  // problemsOfList has named every double one: all are new, or nothing is kept.
  if (begun.length !== rows.length)
    throw new Error(`${rows.length - begun.length} rows of a company's list stood already`)
  await ctx.audit({ action: 'checkup.company', recordType: 'checkup_company', recordId: companyId })
  return { companyId, people: rows.length, problems: [] }
}

/** The ID number is sealed; it is looked for by its keyed hash. */
const voucherFor = (ctx: Ctx, { name, idCard, staffNo }: Employee) => ({
  code: newCode(),
  name,
  staffNo,
  idCardSealed: idCard === '' ? null : ctx.runtime.sealer.sealText(toEighteen(idCard), sealedFor),
  idCardHash: idCard === '' ? null : idCardHash(ctx, idCard),
})

export const deskVouchers: HandlerOf<Services['deskVouchers']> = async ({ input, ctx }) => {
  const { companyId, pageNum, pageSize } = input
  const rows = await ctx.db
    .selectFrom('checkupVoucher')
    .select([...voucherColumns, 'checkupVoucher.staffNo', 'checkupVoucher.createdAt'])
    .select(lives.stateNow(ctx.now).as('now'))
    .where('companyId', '=', companyId)
    .orderBy('checkupVoucher.voucherId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const shown = rows.map(({ voucherId, name, staffNo, code, createdAt, now }) => ({
    voucherId,
    name,
    staffNo,
    code,
    voucherStatus: now as VoucherStatus,
    statusLabel: voucherStates[now as VoucherStatus].label,
    createdAt: createdAt.getTime(),
  }))
  return pageOf(shown, { pageNum, pageSize })
}

export const closeVoucher: HandlerOf<Services['closeVoucher']> = async ({ input, ctx }) => {
  const held = await takeVoucher(ctx, input.voucherId)
  if (!held) return refuse('not_found')
  if (!(await lives.transition(ctx, held, 'close', 'operator'))) return refuse('voucher_moved')
  await ctx.audit({ action: 'checkup.company', recordType: 'checkup_voucher', recordId: input.voucherId })
  return true
}
