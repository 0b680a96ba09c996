import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { SurgeryInsurerSettings } from '../../adapters/surgery-insurer/surgery-insurer.ts'
import type { Clock } from '../../ports/clock.ts'
import type { InsuranceAnswer, InsuranceProduct } from '../../ports/surgery-insurer.ts'
import { keyPairOf, signedProvider } from '../signed-provider.ts'

const providerPath = '/sandbox/providers/surgery-insurer'
const institution = 'NETHOS-DEMO'
const oldest = 75
const mostDaysAhead = 180
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

/** What the adapter needs to speak to the sandbox at this origin. */
export async function insurerSandboxSettings(
  pool: pg.Pool,
  origin: string,
  clock: Clock,
): Promise<SurgeryInsurerSettings> {
  const [hospital, insurer] = [await keyPairOf(pool, 'insurer-hospital'), await keyPairOf(pool, 'insurer')]
  return {
    institution,
    apiBase: origin + providerPath,
    privateKey: hospital.privateKey,
    insurerKey: insurer.publicKey,
    product,
    now: () => clock.now(),
  }
}

const ourNo = z.string().check(z.minLength(1), z.maxLength(64))
const application = z.object({
  ourNo,
  productCode: z.string(),
  premiumCents: z.int(),
  sumCents: z.int(),
  insured: z.object({ name: z.string().check(z.minLength(1)), idCard: z.string().check(z.regex(/^\d{17}[\dX]$/)) }),
  startsAt: z.iso.datetime(),
})
type Application = z.output<typeof application>

/** An insurer with books of its own: one policy for each number. It does not take whoever is older than 75, nor what lies further ahead than half a year, and says so. */
export async function insurerSandbox(
  app: FastifyInstance,
  { pool, clock }: { pool: pg.Pool; clock: Clock },
): Promise<void> {
  const [hospital, insurer] = [await keyPairOf(pool, 'insurer-hospital'), await keyPairOf(pool, 'insurer')]
  const keys = { hospitalKey: hospital.publicKey, ownKey: insurer.privateKey }
  await signedProvider(app, { pool, clock, path: providerPath, institution, ...keys }, serve => {
    serve('/policies', application, async asked => ({ ourNo: asked.ourNo, ...(await insured(asked)) }))
    serve('/policies/withdraw', z.object({ ourNo }), async asked => {
      await pool.query(
        `insert into demo_hospital.insurer_policy (our_no, policy_no, at, is_withdrawn) values ($1, '', $2, true)
         on conflict (our_no) do update set is_withdrawn = true`,
        [asked.ourNo, new Date(clock.now())],
      )
      return { ourNo: asked.ourNo, outcome: 'withdrawn' }
    })
  })

  async function insured(asked: Application): Promise<InsuranceAnswer> {
    const age = new Date(clock.now()).getFullYear() - Number(asked.insured.idCard.slice(6, 10))
    if (asked.productCode !== product.productCode || asked.premiumCents !== product.premiumCents)
      return { outcome: 'refused', reason: '保费与产品不符' }
    if (age > oldest) return { outcome: 'refused', reason: `本产品的投保年龄不超过${oldest}岁` }
    if (Date.parse(asked.startsAt) > clock.now() + mostDaysAhead * 86_400_000)
      return { outcome: 'refused', reason: `只承保${mostDaysAhead}天内的手术` }
    const { rows } = await pool.query<{ policy_no: string; is_withdrawn: boolean }>(
      `insert into demo_hospital.insurer_policy (our_no, policy_no, at, starts_at)
       values ($1, 'PDS' || nextval('demo_hospital.insurer_policy_no'), $2, $3)
       on conflict (our_no) do update set starts_at = excluded.starts_at returning policy_no, is_withdrawn`,
      [asked.ourNo, new Date(clock.now()), new Date(asked.startsAt)],
    )
    if (rows[0]!.is_withdrawn) return { outcome: 'refused', reason: '该投保已撤销' }
    return { outcome: 'insured', policyNo: rows[0]!.policy_no }
  }
}
