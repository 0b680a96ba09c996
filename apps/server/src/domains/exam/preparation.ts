import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Examination } from './examination.table.ts'

type Facts = Pick<Examination, 'kind' | 'needsFasting' | 'contrast' | 'isSedated' | 'startsAt'>

export interface Step {
  key: string
  text: string
  /** From when it counts, epoch ms; null: while there is no time, or it has none of its own. */
  at: number | null
  /** When it is told; null: with the booking alone. */
  remindAt: number | null
  /** From then on it is of no use to be told. */
  uselessAt: number | null
  source: string
}

const hour = 3_600_000
const eveningHour = 19
const blood = '国家卫生健康委《静脉血液标本采集指南》（WS/T 661—2020）'
const sedation = '《中国消化内镜诊疗镇静/麻醉的专家共识》（2014）'
const contrastAgent = '欧洲泌尿生殖放射学会（ESUR）《对比剂指南》10.0（2018）'
const bloodThinner = 'BSG/ESGE 指南 Endoscopy in patients on antiplatelet or anticoagulant therapy（2021）'
const magnet = '美国放射学会（ACR）《磁共振安全手册》（2024）'
const abdomen = '中国医师协会超声医师分会《腹部超声检查指南》（2013）'
const barium = '中华医学会放射学分会《胃肠道造影检查规范》，以检查科室的通知为准'

/** From how many hours before nothing is eaten, and nothing drunk; by what it is. */
export function fastingOf({ kind, isSedated }: Pick<Facts, 'kind' | 'isSedated'>): {
  eat: number
  drink: number
  source: string
} {
  if (kind === 'endoscopy' || isSedated) return { eat: 8, drink: 2, source: sedation }
  if (kind === 'blood') return { eat: 8, drink: 0, source: blood }
  if (kind === 'barium') return { eat: 8, drink: 4, source: barium }
  return { eat: 8, drink: 0, source: abdomen }
}

const clock = (at: number): string => {
  const shifted = new Date(at + 8 * hour).toISOString()
  return `${Number(shifted.slice(5, 7))}月${Number(shifted.slice(8, 10))}日${shifted.slice(11, 16)}`
}

/** What is to be prepared, in the order of time. Without a time the hours stand in words. */
export function preparationOf(one: Facts): Step[] {
  const { startsAt } = one
  const evening = startsAt === null ? null : startOfDay(addDays(dayOf(startsAt), -1)) + eveningHour * hour
  const before = (hours: number) => (startsAt === null ? null : startsAt - hours * hour)
  const weekBefore = before(7 * 24)
  const steps: Step[] = []
  const add = (key: string, text: string, at: number | null, remindAt: number | null, source: string, uselessAt = at) =>
    steps.push({ key, text, at, remindAt, uselessAt, source })

  if (one.kind === 'endoscopy')
    add(
      'blood_thinner',
      '正在吃阿司匹林、氯吡格雷、华法林、利伐沙班一类药的，尽早问开单医生要不要调整。不要自己停药。',
      weekBefore,
      weekBefore,
      bloodThinner,
      startsAt,
    )
  if (one.contrast === 'iodine')
    add(
      'contrast_medicine',
      '正在吃二甲双胍，或有肾病、甲状腺病、对比剂过敏过的，检查前先问开单医生。不要自己停药。',
      before(72),
      before(72),
      contrastAgent,
      startsAt,
    )
  if (one.contrast === 'gadolinium')
    add(
      'contrast_kidney',
      '有肾病、正在透析、怀孕，或以前打对比剂不舒服的，检查前先告诉开单医生。',
      before(72),
      before(72),
      contrastAgent,
      startsAt,
    )
  if (one.isSedated)
    add(
      'escort',
      '要有一位成年人全程陪同。当天不能开车、骑车，不签重要文件。',
      evening,
      evening === null ? null : evening - 24 * hour,
      sedation,
      startsAt,
    )
  if (one.needsFasting) {
    const { eat, drink, source } = fastingOf(one)
    const from = before(eat)
    add(
      'fasting',
      from === null ? `检查前${eat}小时不吃东西。` : `${clock(from)}起不吃东西（检查前${eat}小时）。`,
      from,
      evening === null || from === null ? null : Math.min(evening, from - hour),
      source,
      startsAt,
    )
    const dry = before(drink)
    if (drink > 0)
      add(
        'drinking',
        dry === null
          ? `检查前${drink}小时不喝水。`
          : `${clock(dry)}起不喝水（检查前${drink}小时）。降压药怎么吃按医生交代。`,
        dry,
        dry === null ? null : dry - hour / 2,
        source,
      )
    else add('water', '可以喝少量白开水，不喝茶、咖啡、牛奶和饮料。', from, null, source)
    add(
      'diabetes',
      '用降糖药或打胰岛素的，空腹期间怎么用药先问医生，带些糖，检查完马上吃东西。心慌、出汗、手抖时立刻告诉护士。',
      evening,
      null,
      source,
    )
  }
  if (one.kind === 'mri')
    add(
      'metal',
      '装有心脏起搏器、人工耳蜗、动脉瘤夹或体内有金属的，先告诉检查科室。当天取下手表、首饰、假牙、手机和银行卡。',
      evening,
      evening,
      magnet,
      startsAt,
    )
  if (one.contrast === 'iodine' || one.contrast === 'gadolinium')
    add(
      'drink_after',
      '检查后多喝水（医生要求少喝水的除外）。出现皮疹、气短、头晕，马上告诉医护人员；离开医院后出现就拨打120。',
      null,
      null,
      contrastAgent,
    )
  return steps.toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity))
}
