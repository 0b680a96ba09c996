import type pg from 'pg'
import type { Clock } from '../../ports/clock.ts'
import type { InsuranceProduct, SurgeryInsurer } from '../../ports/surgery-insurer.ts'

const product: InsuranceProduct = {
  productCode: 'DS-2026',
  productName: '日间手术意外保险（演示）',
  insurerName: '演示保险公司',
  premiumCents: 4_800,
  sumCents: 10_000_000,
  covers: ['手术或麻醉意外造成的身故、伤残', '手术后30天内因并发症再次住院的自付费用，每次最高1万元'],
  excludes: ['投保前已有的疾病本身的治疗费用', '整形美容手术', '没有按医嘱禁食、停药造成的损失'],
  telephone: '95500（演示）',
}
const oldest = 75

/** An insurer with books of its own. It does not take whoever is older than 75, and says so. */
export function demoInsurer(pool: pg.Pool, clock: Clock): SurgeryInsurer {
  return {
    product,
    async insure({ ourNo, idCard, premiumCents }) {
      const born = Number(idCard.slice(6, 10))
      const age = new Date(clock.now()).getFullYear() - born
      if (premiumCents !== product.premiumCents) return { outcome: 'refused', reason: '保费与产品不符' }
      if (Number.isFinite(age) && age > oldest)
        return { outcome: 'refused', reason: `本产品的投保年龄不超过${oldest}岁` }
      const { rows } = await pool.query<{ policy_no: string; is_withdrawn: boolean }>(
        `insert into demo_hospital.insurer_policy (our_no, policy_no, at)
         values ($1, 'PDS' || nextval('demo_hospital.insurer_policy_no'), $2)
         on conflict (our_no) do update set our_no = excluded.our_no returning policy_no, is_withdrawn`,
        [ourNo, new Date(clock.now())],
      )
      if (rows[0]!.is_withdrawn) return { outcome: 'refused', reason: '该投保已撤销' }
      return { outcome: 'insured', policyNo: rows[0]!.policy_no }
    },
    async withdraw(ourNo) {
      await pool.query(
        `insert into demo_hospital.insurer_policy (our_no, policy_no, at, is_withdrawn) values ($1, '', $2, true)
         on conflict (our_no) do update set is_withdrawn = true`,
        [ourNo, new Date(clock.now())],
      )
    },
  }
}
