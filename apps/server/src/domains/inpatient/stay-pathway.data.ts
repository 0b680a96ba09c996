import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'

/** What is read before and during a stay; each text names its source. Keys are the steps of the admission process. */
const reading = (
  key: string,
  title: string,
  body: string,
  due: object,
  more: object = {},
): Readonly<Record<string, unknown>> => ({
  key,
  title,
  work: { kind: 'read', body },
  due,
  openBefore: { days: 30 },
  ...more,
})

const fromNote = (days: number) => ({ from: { anchor: 'applied' }, days, time: '18:00' })

/** Who is in the ward is not asked for what was to be done at home. */
const atHome = { notNeededWhen: [{ is: 'event', event: 'admitted' }] } as const

const before = [
  {
    key: 'register',
    title: '办理住院登记',
    text: '登记后开始排队等床位。',
    work: { kind: 'event', event: 'registered', link: inpatientPages.choosePerson.at },
    due: fromNote(2),
    openBefore: { days: 30 },
    reminders: [{ time: '10:00' }],
    ...atHome,
  },
  reading(
    'read-bring',
    '入院要带什么',
    '证件：身份证、医保卡或医保电子凭证、住院证。\n资料：近三个月的病历、化验单、检查片子，正在吃的药（连同药盒）。\n生活用品：洗漱用品、防滑拖鞋、水杯、换洗衣物。贵重物品请留在家里。\n入院当天请不要开车来，最好有一位家人陪同。\n来源：本院病区的入院告知。',
    fromNote(3),
    { reminders: [{ hours: -6 }], ...atHome },
  ),
  reading(
    'read-drugs',
    '正在吃的药怎么办',
    '入院前不要自己停药、加药。请把正在吃的药写进“入院前准备”，并带上药盒。\n吃抗凝药或抗血小板药（如华法林、利伐沙班、阿司匹林、氯吡格雷），吃糖皮质激素、降糖药或胰岛素的，请在入院前打病区电话，问清楚要不要调整。\n如出现胸痛、呼吸困难、意识不清、大出血，请立即拨打120，不要等床位。\n来源：中国医院协会《患者安全目标》（2022年版）；《胸痛基层诊疗指南（2019年）》。',
    fromNote(3),
    atHome,
  ),
  reading(
    'read-infection',
    '入院前的健康提醒',
    '入院前几天注意休息，戒烟限酒，尽量少去人多的地方。\n如有发热、咳嗽、腹泻、皮疹，或接触过传染病人，请先打病区电话，不要直接来办入院。\n女性如可能怀孕，请提前告诉医生。\n来源：国家卫生健康委《医院感染管理办法》及病区告知。',
    fromNote(3),
    atHome,
  ),
  {
    key: 'prepare',
    title: '填写入院前准备',
    text: '近期化验、血压、正在用的药，医生会提前看到。',
    work: { kind: 'event', event: 'prepared', link: inpatientPages.choosePerson.at },
    due: fromNote(4),
    openBefore: { days: 30 },
    isOptional: true,
    ...atHome,
  },
]

const onWard = [
  {
    key: 'arrive',
    title: '来院办理入院',
    text: '带好身份证、医保卡和住院证，到住院楼1层入院处。',
    work: { kind: 'event', event: 'admitted' },
    due: { from: { anchor: 'admitted' } },
    reminders: [{ days: -1, time: '18:00' }],
  },
  reading(
    'read-safety',
    '住院安全：防跌倒',
    '下床分三步：先躺着醒一醒，再坐起来，再站一会儿，每步约30秒，不晕再走。\n头晕、腿软、夜里上厕所，请先按呼叫铃，等护士来。\n穿防滑的鞋，裤脚不拖地，床边的护栏不要自己放下。\n来源：中华护理学会团体标准《成人住院患者跌倒风险评估及预防》（T/CNAS 18—2020）。',
    { from: { anchor: 'admitted' }, hours: 6 },
    { openBefore: { hours: 6 }, reminders: [{}], notNeededWhen: [{ is: 'event', event: 'discharged' }] },
  ),
  {
    key: 'go-home',
    title: '出院',
    text: '医生同意后办理出院结算，出院小结会出现在这里。',
    work: { kind: 'event', event: 'discharged' },
    due: { from: { anchor: 'discharged' } },
  },
]

/** The course of a stay, from the note to going home. */
export const stayPathway = {
  code: 'inpatient-stay',
  title: '住院',
  text: '从登记到出院，每一步该做什么都在这里。',
  anchors: [
    { key: 'admitted', label: '入院之日', event: 'admitted' },
    { key: 'discharged', label: '出院之日', event: 'discharged' },
  ],
  stages: [
    { key: 'before', title: '入院前', text: '等床位的时候，把这些准备好。', tasks: before },
    { key: 'ward', title: '住院中', tasks: onWard },
  ],
} as const

const home = { from: { anchor: 'discharged' } } as const

/** What everybody does after going home, whatever he is given to take. */
export const afterDischarge = {
  key: 'follow-up',
  title: '出院以后',
  text: '护士会看到您的记录，有事会打电话给您。',
  tasks: [
    reading(
      'read-danger',
      '出现这些情况请马上就医',
      '拨打120：突然胸痛、呼吸困难、说话不清或一侧手脚无力、晕倒、大量出血。\n当天联系病区或到急诊：体温38.5℃或更高、伤口红肿流脓、呕吐吃不下、尿量明显减少、小腿一侧肿胀疼痛。\n不确定的时候，打病区电话问，不要自己等。\n来源：《胸痛基层诊疗指南（2019年）》；《中国急性缺血性卒中诊治指南2023》；《外科护理学》（第7版，人民卫生出版社）。',
      { ...home, hours: 2 },
      { openBefore: { hours: 2 }, reminders: [{}] },
    ),
    {
      key: 'temperature',
      title: '测量体温',
      text: '危险界限的来源：《外科护理学》（第7版，人民卫生出版社）。',
      work: {
        kind: 'measure',
        values: [
          {
            key: 'temperature',
            label: '体温',
            unit: '℃',
            ucum: 'Cel',
            decimals: 1,
            min: 34,
            max: 43,
            dangerAbove: 38.5,
            advice: '体温达到或超过38.5℃，可能有感染，请当天联系病区护士或到急诊就诊。',
          },
        ],
      },
      due: { ...home, days: 1, time: '09:00', repeat: { every: 1, unit: 'day', times: 3 } },
      openBefore: { hours: 2 },
      closeAfter: { hours: 12 },
      reminders: [{}],
    },
    {
      key: 'call',
      title: '护士电话随访',
      text: '出院后第三天，护士会打电话问您恢复得怎样。',
      work: { kind: 'tap', label: '已电话随访' },
      due: { ...home, days: 3, time: '16:00' },
      openBefore: { hours: 8 },
    },
  ],
} as const

export const links = { book: bookingPages.home.at, discharge: inpatientPages.discharge.at }
