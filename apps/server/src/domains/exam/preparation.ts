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

/** The instants that a preparation hangs on; null without a time, and then the hours stand in words. */
interface Times {
  startsAt: number | null
  evening: number | null
  before: (hours: number) => number | null
}

function timesOf(startsAt: number | null): Times {
  return {
    startsAt,
    evening: startsAt === null ? null : startOfDay(addDays(dayOf(startsAt), -1)) + eveningHour * hour,
    before: hours => (startsAt === null ? null : startsAt - hours * hour),
  }
}

/** What is taken that may do harm. Nobody stops a medicine by himself. */
function medicineSteps({ kind, contrast }: Facts, { startsAt, before }: Times): Step[] {
  const steps: Step[] = []
  const ask = (key: string, text: string, at: number | null, source: string) =>
    steps.push({ key, text, at, remindAt: at, uselessAt: startsAt, source })
  if (kind === 'endoscopy')
    ask(
      'blood_thinner',
      '正在吃阿司匹林、氯吡格雷、华法林、利伐沙班一类药的，尽早问开单医生要不要调整。不要自己停药。',
      before(7 * 24),
      bloodThinner,
    )
  if (contrast === 'iodine')
    ask(
      'contrast_medicine',
      '正在吃二甲双胍，或有肾病、甲状腺病、对比剂过敏过的，检查前先问开单医生。不要自己停药。',
      before(72),
      contrastAgent,
    )
  if (contrast === 'gadolinium')
    ask(
      'contrast_kidney',
      '有肾病、正在透析、怀孕，或以前打对比剂不舒服的，检查前先告诉开单医生。',
      before(72),
      contrastAgent,
    )
  return steps
}

const escortStep = ({ startsAt, evening }: Times): Step => ({
  key: 'escort',
  text: '要有一位成年人全程陪同。当天不能开车、骑车，不签重要文件。',
  at: evening,
  remindAt: evening === null ? null : evening - 24 * hour,
  uselessAt: startsAt,
  source: sedation,
})

function fastingSteps(one: Facts, { startsAt, evening, before }: Times): Step[] {
  const { eat, drink, source } = fastingOf(one)
  const from = before(eat)
  return [
    {
      key: 'fasting',
      text: from === null ? `检查前${eat}小时不吃东西。` : `${clock(from)}起不吃东西（检查前${eat}小时）。`,
      at: from,
      remindAt: evening === null || from === null ? null : Math.min(evening, from - hour),
      uselessAt: startsAt,
      source,
    },
    drink > 0
      ? dryStep(before(drink), drink, source)
      : {
          key: 'water',
          text: '可以喝少量白开水，不喝茶、咖啡、牛奶和饮料。',
          at: from,
          remindAt: null,
          uselessAt: from,
          source,
        },
    {
      key: 'diabetes',
      text: '用降糖药或打胰岛素的，空腹期间怎么用药先问医生，带些糖，检查完马上吃东西。心慌、出汗、手抖时立刻告诉护士。',
      at: evening,
      remindAt: null,
      uselessAt: evening,
      source,
    },
  ]
}

const dryStep = (dry: number | null, drink: number, source: string): Step => ({
  key: 'drinking',
  text:
    dry === null
      ? `检查前${drink}小时不喝水。`
      : `${clock(dry)}起不喝水（检查前${drink}小时）。降压药怎么吃按医生交代。`,
  at: dry,
  remindAt: dry === null ? null : dry - hour / 2,
  uselessAt: dry,
  source,
})

const metalStep = ({ startsAt, evening }: Times): Step => ({
  key: 'metal',
  text: '装有心脏起搏器、人工耳蜗、动脉瘤夹或体内有金属的，先告诉检查科室。当天取下手表、首饰、假牙、手机和银行卡。',
  at: evening,
  remindAt: evening,
  uselessAt: startsAt,
  source: magnet,
})

const drinkAfterStep: Step = {
  key: 'drink_after',
  text: '检查后多喝水（医生要求少喝水的除外）。出现皮疹、气短、头晕，马上告诉医护人员；离开医院后出现就拨打120。',
  at: null,
  remindAt: null,
  uselessAt: null,
  source: contrastAgent,
}

/** What is to be prepared, in the order of time. Without a time the hours stand in words. */
export function preparationOf(one: Facts): Step[] {
  const times = timesOf(one.startsAt)
  const steps = [
    ...medicineSteps(one, times),
    ...(one.isSedated ? [escortStep(times)] : []),
    ...(one.needsFasting ? fastingSteps(one, times) : []),
    ...(one.kind === 'mri' ? [metalStep(times)] : []),
    ...(one.contrast === 'iodine' || one.contrast === 'gadolinium' ? [drinkAfterStep] : []),
  ]
  return steps.toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity))
}
