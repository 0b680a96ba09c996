import { writeFileAtWindow } from '../../sandbox/hospital/window.table.ts'
import type { ChargeItem, Guide } from '../../ports/hospital-bills.ts'
import type { Session } from '../../testing/client.ts'
import { anAccount } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'
import { aStaffMember } from './staff.samples.ts'

export interface Payer {
  accountId: string
  personId: string
  idCard: string
  recordNumber: string
  session: Session
}

export const anItem = (change: Partial<ChargeItem> = {}): ChargeItem => {
  const { unitCents = 2_500, quantity = 1 } = change
  return {
    itemCode: 'L001',
    itemName: '血常规（五分类）',
    kind: 'laboratory',
    unit: '次',
    quantity,
    unitCents,
    amountCents: unitCents * quantity,
    insuranceClass: 'A',
    ...change,
  }
}
export const pharmacy: Guide = { place: '门诊楼1层 西药房3号窗口', note: '出示本页取药' }

/** A hospital with bills, an insurance, and people who pay. */
export async function aBillingWorld(server: TestServer) {
  const { db, pool, runtime } = server
  await db
    .insertInto('hospital')
    .values({ hosId: 'h1', hosName: '宁禾市第一医院', areaName: '宁禾市', showStatus: true, position: 1 })
    .onConflict(on => on.doNothing())
    .execute()

  /** Somebody with a file at the hospital; `accountCents` where he is insured. */
  async function aPayer({
    accountCents,
    kind = '市医保',
    bornOn,
  }: { accountCents?: number; kind?: string; bornOn?: string } = {}): Promise<Payer> {
    const { accountId, session } = await anAccount(server)
    const idCard = anIdCard(bornOn === undefined ? {} : { bornOn })
    const personId = await aPerson(server, accountId, { idCard })
    const now = runtime.clock.now()
    const recordNumber = await writeFileAtWindow(pool, { hosId: 'h1', idCard, name: '王秀英', cards: 1 }, now)
    await db
      .insertInto('hospitalAccount')
      .values({ accountId, personId, hosId: 'h1', recordNumber, boundAt: new Date(now) })
      .execute()
    if (accountCents !== undefined) await server.sandbox('hospital/insurance.insure', { idCard, kind, accountCents })
    return { accountId, personId, idCard, recordNumber, session }
  }

  const happens = (event: string, body: object) => server.sandbox(`hospital/${event}`, body)
  const call = (name: string, { session }: Pick<Payer, 'session'>, fields: object = {}) =>
    server.call(`zheer.yygh.${name}`, fields, session)
  const fee = (name: string, payer: Pick<Payer, 'session'>, fields: object = {}) =>
    call(`ApiFeeService.${name}`, payer, fields)
  const settle = () => server.runner.idle()

  async function aBill(
    { recordNumber }: Payer,
    bill: { items?: ChargeItem[]; refuses?: string; guides?: Guide[] } = {},
  ) {
    const { billNo } = await happens('fee.issue', { recordNumber, items: [anItem()], guides: [pharmacy], ...bill })
    return billNo as string
  }

  const preSettle = (payer: Payer, ...billNos: string[]) =>
    call('ApiPersonalExamService.preSettlement.v2', payer, {
      compatId: payer.personId,
      hosid: 'h1',
      zflsh: billNos.join(','),
    })
  const open = (payer: Payer, order: { jiesuanId: string; totalFee: number }) =>
    call('ApiPersonalExamService.examPayment.v2', payer, { ...order, payChannel: 'WECHAT' })

  async function payNoOf(orderId: string): Promise<string> {
    const { payNo } = await db
      .selectFrom('payment')
      .select('payNo')
      .where('bizType', '=', 'fee')
      .where('bizId', '=', orderId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return payNo
  }

  /** Pays at the sandbox's cashier; what follows is done when it comes back. */
  async function pay(payer: Payer, order: { jiesuanId: string; totalFee: number }): Promise<string> {
    const { code, msg, obj } = await open(payer, { jiesuanId: order.jiesuanId, totalFee: order.totalFee })
    if (code !== '0') throw new Error(`the cashier does not open: ${code} ${msg}`)
    if (obj === 'SUCCESS') {
      await settle()
      return ''
    }
    const payNo = await payNoOf(order.jiesuanId)
    await server.sandbox(`payments/${payNo}/succeed`, { notice: 'normal' })
    await settle()
    return payNo
  }

  const detail = async (payer: Payer, orderId: string) => (await fee('orderDetail', payer, { jiesuanId: orderId })).obj
  const unpaid = async (payer: Payer) => (await fee('mzUnpaidList', payer, { compatId: payer.personId })).obj
  const paid = async (payer: Payer) => (await fee('mzPaidList', payer, { compatId: payer.personId })).obj

  const refundsOf = (orderId: string) =>
    db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.payNo', 'refund.payNo')
      .select(['refund.amountCents', 'refund.reason', 'refund.state'])
      .where('payment.bizId', '=', orderId)
      .orderBy('refund.amountCents')
      .execute()

  const accountLeft = async ({ idCard }: Payer): Promise<number> => {
    const { rows } = await pool.query<{ account_cents: number }>(
      'select account_cents from sandbox.insured where id_card = $1',
      [idCard],
    )
    return Number(rows[0]!.account_cents)
  }
  const insuranceStates = async (billNo: string): Promise<string[]> => {
    const { rows } = await pool.query<{ state: string }>(
      'select state from sandbox.insurance_settlement where bill_no = $1',
      [billNo],
    )
    return rows.map(row => row.state)
  }

  return {
    aPayer,
    aBill,
    happens,
    call,
    fee,
    settle,
    preSettle,
    open,
    pay,
    payNoOf,
    detail,
    unpaid,
    paid,
    refundsOf,
    accountLeft,
    insuranceStates,
    aDesk: () => aStaffMember(server),
  }
}
