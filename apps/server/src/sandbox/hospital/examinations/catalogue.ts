import type { ExaminationOrder, OrderableItem } from '../../../ports/hospital-examinations.ts'

type Item = Omit<ExaminationOrder, 'orderNo' | 'recordNumber' | 'orderedAt' | 'validUntil' | 'state' | 'appointment'>

const plain = {
  needsAppointment: true,
  needsFasting: false,
  contrast: 'none',
  isSedated: false,
  preparation: '',
} as const

/** What is examined in the demo hospital. */
export const catalogue: readonly Item[] = [
  {
    ...plain,
    itemCode: 'blood-fasting',
    itemName: '空腹抽血（肝肾功能、血脂、血糖）',
    kind: 'blood',
    deptName: '检验科',
    place: '门诊楼2层 抽血处',
    building: '门诊楼',
    resourceCode: 'lab',
    minutes: 10,
    needsAppointment: false,
    needsFasting: true,
    preparation: '抽血后按压针眼5分钟，不要揉。',
  },
  {
    ...plain,
    itemCode: 'ecg',
    itemName: '常规心电图',
    kind: 'ecg',
    deptName: '心电图室',
    place: '门诊楼3层 心电图室',
    building: '门诊楼',
    resourceCode: 'ecg',
    minutes: 15,
    needsAppointment: false,
    preparation: '穿容易解开的上衣，检查前先坐下休息几分钟。',
  },
  {
    ...plain,
    itemCode: 'us-abdomen',
    itemName: '上腹部超声（肝胆胰脾）',
    kind: 'ultrasound',
    deptName: '超声科',
    place: '医技楼2层 超声1室',
    building: '医技楼',
    resourceCode: 'us',
    minutes: 20,
    needsFasting: true,
  },
  {
    ...plain,
    itemCode: 'ct-enhanced',
    itemName: '胸腹部CT增强',
    kind: 'ct',
    deptName: '放射科',
    place: '医技楼1层 CT2室',
    building: '医技楼',
    resourceCode: 'ct',
    minutes: 45,
    contrast: 'iodine',
    preparation: '做完在观察区休息30分钟，没有不舒服再离开。',
  },
  {
    ...plain,
    itemCode: 'mri-head',
    itemName: '头颅磁共振平扫',
    kind: 'mri',
    deptName: '放射科',
    place: '医技楼1层 磁共振1室',
    building: '医技楼',
    resourceCode: 'mri',
    minutes: 30,
  },
  {
    ...plain,
    itemCode: 'mri-liver',
    itemName: '肝脏磁共振增强',
    kind: 'mri',
    deptName: '放射科',
    place: '医技楼1层 磁共振1室',
    building: '医技楼',
    resourceCode: 'mri',
    minutes: 45,
    contrast: 'gadolinium',
    needsFasting: true,
  },
  {
    ...plain,
    itemCode: 'barium-meal',
    itemName: '上消化道钡餐造影',
    kind: 'barium',
    deptName: '放射科',
    place: '医技楼1层 胃肠造影室',
    building: '医技楼',
    resourceCode: 'fluoroscopy',
    minutes: 30,
    contrast: 'barium',
    needsFasting: true,
  },
  {
    ...plain,
    itemCode: 'gastroscopy',
    itemName: '无痛胃镜',
    kind: 'endoscopy',
    deptName: '内镜中心',
    place: '住院楼3层 内镜中心',
    building: '住院楼',
    resourceCode: 'endoscopy',
    minutes: 90,
    needsFasting: true,
    isSedated: true,
  },
  {
    ...plain,
    itemCode: 'lung-function',
    itemName: '肺功能（含支气管舒张试验）',
    kind: 'function',
    deptName: '肺功能室',
    place: '门诊楼3层 肺功能室',
    building: '门诊楼',
    resourceCode: 'lung',
    minutes: 40,
  },
]
export const itemOf = (itemCode: string): Item | undefined => catalogue.find(one => one.itemCode === itemCode)

/** When the rooms are open, in minutes after midnight, and how many places a time has; undefined: nobody counts. */
export const rooms: Readonly<Record<string, { hours: readonly (readonly [number, number])[]; places?: number }>> = {
  lab: { hours: [[420, 660]] },
  ecg: {
    hours: [
      [480, 690],
      [810, 1020],
    ],
  },
  us: {
    hours: [
      [480, 690],
      [810, 990],
    ],
    places: 3,
  },
  ct: {
    hours: [
      [480, 690],
      [810, 1020],
    ],
    places: 2,
  },
  mri: { hours: [[480, 1200]], places: 1 },
  fluoroscopy: { hours: [[480, 660]], places: 2 },
  endoscopy: { hours: [[480, 690]], places: 2 },
  lung: {
    hours: [
      [480, 690],
      [810, 960],
    ],
    places: 2,
  },
}

/** Lines that are called aloud; the demo's are called round the clock, so that there is something to see at any hour. */
export const queues = [
  { queueCode: 'lab', queueName: '抽血窗口', deptName: '检验科', room: '门诊楼2层 抽血处', eachMinutes: 3 },
  { queueCode: 'us', queueName: '超声检查', deptName: '超声科', room: '医技楼2层 超声1室', eachMinutes: 8 },
  { queueCode: 'ct', queueName: 'CT检查', deptName: '放射科', room: '医技楼1层 CT2室', eachMinutes: 10 },
] as const

export const orderable: readonly OrderableItem[] = [
  {
    itemCode: 'ncp-single',
    itemName: '新冠病毒核酸检测（单人单管）',
    groupName: '核酸检测',
    priceCents: 1600,
    place: '发热门诊西侧 采样点',
  },
  {
    itemCode: 'ncp-mixed',
    itemName: '新冠病毒核酸检测（混管）',
    groupName: '核酸检测',
    priceCents: 350,
    place: '发热门诊西侧 采样点',
  },
  {
    itemCode: 'ncp-antigen',
    itemName: '新冠病毒抗原检测',
    groupName: '抗原检测',
    priceCents: 600,
    place: '门诊楼1层 采样点',
  },
  {
    itemCode: 'flu-nucleic',
    itemName: '甲型、乙型流感病毒核酸检测',
    groupName: '核酸检测',
    priceCents: 8000,
    place: '发热门诊西侧 采样点',
  },
]
