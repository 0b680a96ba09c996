import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { optionalId } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { hospitalAccountRefusals } from '../hospital-account/hospital-account.refusals.ts'
import { obj, only, service, type Services } from '../service.ts'
import { feesRefusals as refusals } from './fees.refusals.ts'
import { billId, depositCents } from './fees.rules.ts'
import { feeOrder, feeRecords, stayDetail, stays } from './fees.schemas.ts'
import { feesSpelling as spelling } from './fees.words.ts'

const reading = [{ per: 'account', times: 120, seconds: 60 }] as const
const paying = [{ per: 'account', times: 30, seconds: 60 }] as const
const whose = { personId: own('person', optionalId), hosId: open(shownToAll, optionalId) }
const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }
const ofBound = { ...notFound, ...only(hospitalAccountRefusals, 'not_bound'), ...only(refusals, 'not_connected') }
const oneStay = { stayId: own('hospital_stay', billId) }
const ofStay = { ...notFound, ...only(refusals, 'not_connected') }

/** Stays in hospital: what was charged day by day and by kind, deposits, and settling at discharge. */
export const staysServices = {
  listStays: service({
    name: 'zheer.yygh.ApiFeeService.zyInfo',
    kind: 'command',
    access: 'account',
    limits: reading,
    input: z.object(whose),
    reply: obj(stays),
    spelling,
    audits: { writes: ['fees.read'] },
    refusals: ofBound,
  }),
  /** Of one day, or of the whole stay. */
  stayDetail: service({
    name: 'zheer.yygh.ApiFeeService.zyDayList',
    aliases: ['zheer.yygh.ApiFeeService.zyFeeList'],
    kind: 'command',
    access: 'account',
    limits: reading,
    input: z.object({
      ...oneStay,
      onDay: z.optional(z.nullable(z.union([z.literal(''), day('日期格式不正确')]))),
    }),
    reply: obj(stayDetail),
    spelling: { ...spelling, words: { ...spelling.words, onDay: 'date' } },
    audits: { writes: ['fees.read'] },
    refusals: ofStay,
  }),
  /** Makes the order of a deposit; it is paid as every other. */
  openDeposit: service({
    name: 'zheer.yygh.ApiFeeService.zyPrepay',
    shedLast: true,
    kind: 'command',
    access: 'account',
    limits: paying,
    input: z.object({ ...oneStay, amountCents: depositCents }),
    reply: obj(feeOrder),
    spelling: { ...spelling, words: { ...spelling.words, amountCents: 'amount' } },
    audits: { writes: ['fees.read', 'fees.pay'] },
    refusals: { ...ofStay, ...only(refusals, 'not_in_hospital') },
  }),
  /** 缴费记录 of a person, newest first. */
  listRecords: service({
    name: 'zheer.yygh.ApiFeeService.zyRecordList',
    kind: 'command',
    access: 'account',
    limits: reading,
    input: z.object(whose),
    reply: obj(feeRecords),
    spelling,
    audits: { writes: ['fees.read'] },
    refusals: ofBound,
  }),
  /** What is paid at discharge, or goes back of the deposits; makes the order. */
  settleStay: service({
    name: 'zheer.yygh.ApiFeeService.zySettle',
    shedLast: true,
    kind: 'command',
    access: 'account',
    limits: paying,
    input: z.object(oneStay),
    reply: obj(feeOrder),
    spelling,
    audits: { writes: ['fees.read', 'fees.pay'] },
    refusals: { ...ofStay, ...only(refusals, 'not_to_settle', 'bill_on_its_way') },
  }),
} satisfies Services
