import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { ChargeItem, ChargeKind, Guide } from '../ports/hospital-bills.ts'
import type { DemoScope } from '../registry/demo.ts'
import { insure } from '../sandbox/insurance/books.ts'
import { issueBill, payAtWindow } from '../sandbox/hospital/bills/bill.table.ts'
import { charge, depositAtWindow, staysOf } from '../sandbox/hospital/bills/stay.table.ts'

const hour = 3_600_000
const day = 24 * hour
const hosId = 'h1'

const item = (
  kind: ChargeKind,
  itemName: string,
  unit: string,
  unitCents: number,
  insuranceClass: ChargeItem['insuranceClass'] = 'A',
  quantity = 1,
): ChargeItem => ({
  itemCode: `${kind}-${itemName.length}-${unitCents}`,
  itemName,
  kind,
  unit,
  quantity,
  unitCents,
  amountCents: unitCents * quantity,
  insuranceClass,
})

const laboratory: Guide = { place: '门诊楼2层 采血窗口', note: '凭就诊卡或本页抽血，需空腹的项目请空腹8小时' }
const pharmacy: Guide = { place: '门诊楼1层 西药房3号窗口', note: '出示本页取药' }
const ultrasound: Guide = { place: '医技楼3层 超声科', note: '先到登记台排号' }

const checkUp = [
  item('laboratory', '血常规（五分类）', '次', 2_500),
  item('laboratory', '肝功能全套', '次', 5_800),
  item('laboratory', '血脂四项', '次', 4_600),
  item('material', '一次性采血管', '支', 150, 'C', 3),
]
const drugs = [
  item('western_drug', '苯磺酸氨氯地平片 5mg×14片', '盒', 2_380, 'A', 2),
  item('western_drug', '阿托伐他汀钙片 20mg×7片', '盒', 3_115, 'B'),
]
const heart = [item('examination', '心脏彩超', '次', 18_000, 'B'), item('examination', '常规心电图', '次', 3_000)]
const visit = [item('registration', '挂号费', '次', 100, 'C'), item('consultation', '门诊诊察费', '次', 2_000)]

const onWard = [
  item('bed', '三人间床位费', '日', 6_000),
  item('nursing', '二级护理', '日', 2_400),
  item('consultation', '住院诊察费', '日', 3_500),
  item('treatment', '静脉输液', '组', 1_200, 'A', 2),
  item('material', '一次性输液器', '套', 480, 'C', 2),
  item('western_drug', '0.9%氯化钠注射液 250ml', '瓶', 420, 'A', 2),
]
const infection = [item('western_drug', '注射用头孢哌酮钠舒巴坦钠 1.5g', '支', 3_860, 'B', 2)]
const angiography = [
  item('operation', '冠状动脉造影术', '次', 230_000, 'B'),
  item('material', '一次性造影导管', '根', 56_000, 'C', 2),
]

/** Bills to pay and paid ones, a stay that goes on and one that waits to be settled. Later starts change nothing. */
export async function loadDemoBills({ pool, runtime }: DemoScope): Promise<void> {
  const now = runtime.clock.now()
  const { rows } = await pool.query<{ any: boolean }>('select exists (select from demo_hospital.bill) as any')
  if (rows[0]!.any) return
  const fileOf = async (name: string) => {
    const found = await pool.query<{ record_number: string; id_card: string; insurance: string }>(
      'select record_number, id_card, insurance from demo_hospital.patient where hos_id = $1 and name = $2 limit 1',
      [hosId, name],
    )
    return found.rows[0]
  }
  const [self, father] = [await fileOf('王秀英'), await fileOf('王德福')]
  for (const [file, accountCents] of [
    [self, 26_850],
    [father, 120_000],
  ] as const)
    if (file) await insure(pool, { idCard: file.id_card, kind: file.insurance, accountCents })

  const bill = (
    recordNumber: string,
    items: readonly ChargeItem[],
    guide: Guide,
    [deptName, doctorName]: readonly [string, string],
    issuedAt: number,
  ) => issueBill(pool, { hosId, recordNumber, deptName, doctorName, issuedAt, items, guides: [guide] })

  if (self) {
    await bill(self.record_number, checkUp, laboratory, ['心血管内科', '沈知远'], now - 3 * hour)
    await bill(self.record_number, drugs, pharmacy, ['心血管内科', '沈知远'], now - 3 * hour + 60_000)
    const paid = [
      await bill(self.record_number, heart, ultrasound, ['心血管内科', '沈知远'], now - 20 * day),
      await bill(self.record_number, visit, laboratory, ['全科医学科', '周敏'], now - 41 * day),
    ]
    for (const [at, billNo] of paid.entries())
      await payAtWindow(pool, hosId, billNo, now - (at === 0 ? 20 : 41) * day + hour)
    await onAccount(self.record_number, 500_000, infection)
  }
  if (father) await onAccount(father.record_number, 800_000, [], angiography)

  /** What the days of the last stay have cost: every day `daily` too, and `once` on the second. */
  async function onAccount(recordNumber: string, prepaidCents: number, daily: ChargeItem[], once: ChargeItem[] = []) {
    const [stay] = await staysOf(pool, hosId, recordNumber)
    if (!stay) return
    const { stayNo, admittedOn } = stay
    const until = stay.dischargedOn ?? dayOf(now)
    await depositAtWindow(pool, { hosId, stayNo, amountCents: prepaidCents, at: startOfDay(admittedOn) + 9 * hour })
    for (let onDay = admittedOn; onDay < until; onDay = addDays(onDay, 1)) {
      const items = [...onWard, ...daily, ...(onDay === addDays(admittedOn, 1) ? once : [])]
      await charge(pool, { hosId, stayNo, onDay, items })
    }
  }
}
