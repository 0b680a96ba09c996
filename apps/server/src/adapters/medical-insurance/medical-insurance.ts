import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { InsuranceUnreachableError, type Claim, type Insurance, type Parts } from '../../ports/insurance.ts'
import {
  centsOf,
  envelope,
  notInsured,
  personOutput,
  settlementOutput,
  signatureOf,
  transactions,
  yuanOf,
} from './wire.ts'

export interface InsuranceSettings {
  /** e.g. https://hsa.example/fsi/api */
  apiBase: string
  paasId: string
  secret: string
  /** 医保区划 of the institution. */
  area: string
  /** Our hosId → its number at the settlement centre (定点医药机构编号). */
  institutions: Readonly<Record<string, string>>
  now: () => number
}

const deadlineMs = 15_000
const ownMoney = '自费'

/** The centre has understood and says no. */
class InsuranceRefusal extends Error {
  override name = 'InsuranceRefusal'
  readonly code: number
  constructor(text: string, code: number) {
    super(text)
    this.code = code
  }
}

interface Message {
  infno: string
  msgid: string
  institution: string
  input: object
}

/** Speaks to a settlement centre by the national interface: JSON with a transaction number, signed in the head. */
export function medicalInsurance(settings: InsuranceSettings): Insurance {
  const { apiBase, paasId, secret, area, institutions, now } = settings
  const institutionOf = (hosId: string): string => {
    const found = institutions[hosId]
    if (found === undefined) throw new InsuranceUnreachableError('The settlement centre does not know this hospital')
    return found
  }

  /** The head that every transaction has around its input. */
  const messageOf = ({ infno, msgid, institution, input }: Message) => ({
    infno,
    msgid,
    mdtrtarea_admvs: area,
    insuplc_admdvs: area,
    recer_sys_code: 'nethos',
    infver: 'V1.0',
    opter_type: '3',
    opter: 'nethos',
    opter_name: 'nethos',
    inf_time: new Date(now()).toISOString(),
    fixmedins_code: institution,
    input,
  })

  async function ask<T>(
    hosId: string,
    infno: string,
    msgid: string,
    input: object,
    schema: z.ZodMiniType<T>,
  ): Promise<T> {
    const institution = institutionOf(hosId)
    const head = { paasId, timestamp: String(Math.floor(now() / 1000)), nonce: randomUUID() }
    const response = await fetch(`${apiBase}/${infno}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tif-paasid': paasId,
        'x-tif-timestamp': head.timestamp,
        'x-tif-nonce': head.nonce,
        'x-tif-signature': signatureOf(head, secret),
      },
      body: JSON.stringify(messageOf({ infno, msgid, institution, input })),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    }).catch((error: Error) => {
      throw new InsuranceUnreachableError(`The settlement centre cannot be reached (${error.name})`)
    })
    const read = z.safeParse(envelope, await response.json().catch(() => undefined))
    if (!response.ok || !read.success)
      throw new InsuranceUnreachableError(`The settlement centre answered ${response.status}`)
    if (read.data.infcode !== 0) throw new InsuranceRefusal(read.data.err_msg ?? '', read.data.infcode)
    const output = z.safeParse(schema, read.data.output)
    if (!output.success) throw new InsuranceUnreachableError(`The answer to ${infno} cannot be read`)
    return output.data
  }

  /** Undefined: he has no insurance here. */
  async function person(hosId: string, idCard: string) {
    const input = { data: { mdtrt_cert_type: '02', mdtrt_cert_no: idCard, certno: idCard } }
    return ask(hosId, transactions.person, randomUUID(), input, personOutput).catch((error: unknown) => {
      if (error instanceof InsuranceRefusal && error.code === notInsured) return undefined
      throw error
    })
  }

  const dataOf = (psnNo: string, { billNo, totalCents, items }: Claim) => ({
    psn_no: psnNo,
    mdtrt_id: billNo,
    psn_setlway: '01',
    medfee_sumamt: yuanOf(totalCents),
    chrg_bchno: billNo,
    acct_used_flag: '1',
    feedetail: items.map((item, at) => ({
      feedetl_sn: String(at + 1),
      medins_list_codg: item.itemCode,
      medins_list_name: item.itemName,
      cnt: item.quantity,
      pric: yuanOf(item.unitCents),
      det_item_fee_sumamt: yuanOf(item.amountCents),
      chrgitm_lv: { A: '01', B: '02', C: '03' }[item.insuranceClass],
    })),
  })
  const partsOf = ({ setlinfo }: z.infer<typeof settlementOutput>): Parts => ({
    pooledCents: centsOf(setlinfo.fund_pay_sumamt),
    accountCents: centsOf(setlinfo.acct_pay),
    ownCents: centsOf(setlinfo.psn_cash_pay),
  })
  const msgidOf = (hosId: string, ourNo: string): string => `${institutionOf(hosId)}${ourNo}`

  return {
    speaksFor: hosId => hosId in institutions,
    async preSettlement(hosId, claim) {
      const who = await person(hosId, claim.idCard)
      if (!who) return { kind: ownMoney, pooledCents: 0, accountCents: 0, ownCents: claim.totalCents, balanceCents: 0 }
      const input = { data: dataOf(who.baseinfo.psn_no, claim) }
      const parts = partsOf(await ask(hosId, transactions[claim.kind].trial, randomUUID(), input, settlementOutput))
      if (parts.pooledCents + parts.accountCents + parts.ownCents !== claim.totalCents)
        throw new InsuranceUnreachableError('The parts of the pre-settlement are not the whole')
      const [insured] = who.insuinfo
      return { ...parts, kind: insured?.insutype_name ?? '医保', balanceCents: centsOf(insured?.balc ?? 0) }
    },
    async settle(hosId, { ourNo, parts, ...claim }) {
      try {
        const who = await person(hosId, claim.idCard)
        if (!who) return { outcome: 'refused', reason: '没有查到参保信息' }
        const data = {
          ...dataOf(who.baseinfo.psn_no, claim),
          fund_pay_sumamt: yuanOf(parts.pooledCents),
          acct_pay: yuanOf(parts.accountCents),
          psn_cash_pay: yuanOf(parts.ownCents),
        }
        const { setlinfo } = await ask(
          hosId,
          transactions[claim.kind].settle,
          msgidOf(hosId, ourNo),
          { data },
          settlementOutput,
        )
        return { outcome: 'settled', insuranceNo: setlinfo.setl_id ?? '' }
      } catch (error) {
        if (!(error instanceof InsuranceRefusal)) throw error
        return { outcome: 'refused', reason: error.message || '医保没有结算成功' }
      }
    },
    async reverse(hosId, { ourNo, idCard, kind }) {
      const who = await person(hosId, idCard)
      if (!who) return
      const data = { psn_no: who.baseinfo.psn_no, omsgid: msgidOf(hosId, ourNo), oinfno: transactions[kind].settle }
      await ask(hosId, transactions.reverse, randomUUID(), { data }, z.unknown())
    },
  }
}
