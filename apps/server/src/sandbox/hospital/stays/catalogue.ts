import type { Discharge, Ward, WardBed } from '../../../ports/hospital-stays.ts'

/** The demo hospital's wards, with how many beds came free in the last four weeks. */
export const wards: readonly Ward[] = [
  {
    wardCode: 'w-cardiology',
    wardName: '心血管内科病区',
    deptCode: 'cardiology',
    phone: '0571-88000301',
    place: '住院楼6层',
    freedLately: 52,
  },
  {
    wardCode: 'w-surgery',
    wardName: '普通外科病区',
    deptCode: 'surgery',
    phone: '0571-88000302',
    place: '住院楼8层',
    freedLately: 61,
  },
  {
    wardCode: 'w-orthopaedics',
    wardName: '骨科病区',
    deptCode: 'orthopaedics',
    phone: '0571-88000303',
    place: '住院楼9层',
    freedLately: 34,
  },
]

export const departments: Readonly<Record<string, string>> = {
  cardiology: '心血管内科',
  surgery: '普通外科',
  orthopaedics: '骨科',
}

const rooms = [
  ['ordinary', 'F'],
  ['ordinary', 'M'],
  ['double', 'F'],
  ['double', 'M'],
  ['single', ''],
] as const

/** Eighteen beds a ward: most are occupied, as in every hospital. */
export const beds: readonly WardBed[] = wards.flatMap(({ wardCode }) =>
  Array.from({ length: 18 }, (_, at): WardBed => {
    const [kind, gender] = rooms[at % rooms.length]!
    const state = at === 17 ? 'closed' : at % 6 === 4 || at === 1 || at === 5 ? 'free' : 'occupied'
    return { bedCode: `${wardCode}-${at + 1}`, wardCode, bedNo: `${at + 1}床`, kind, gender, state }
  }),
)

export const team = [
  { role: '主管医生', name: '周敏', title: '副主任医师' },
  { role: '住院医生', name: '林一帆', title: '住院医师' },
  { role: '责任护士', name: '陈静', title: '主管护师' },
  { role: '护士长', name: '吴丽娟', title: '副主任护师' },
]

export const visiting = [
  '探视时间：每天15:00—20:00，每次不超过2人。',
  '发热、咳嗽的亲友请暂不探视，可以打电话或视频。',
  '进病房前后请洗手，不坐病床。',
]
export const wardRules = [
  '外出检查或离开病区前请告诉护士，不要自己离院。',
  '下床前先坐一会儿再站起来，觉得头晕请按呼叫铃，防止跌倒。',
  '带来的药请交给护士核对，不要自己加药、停药。',
  '病区内不吸烟，不使用明火和大功率电器。',
  '贵重物品请交给家人带回。',
]

export const meals = [
  { meal: '早餐', time: '07:00', dishes: '小米粥、鸡蛋、青菜', orderUntil: '前一天18:00' },
  { meal: '午餐', time: '11:30', dishes: '米饭、清蒸鱼、炒时蔬、豆腐汤', orderUntil: '当天09:00' },
  { meal: '晚餐', time: '17:00', dishes: '面条、鸡丝、凉拌黄瓜', orderUntil: '当天14:00' },
]

/** What is written for whoever goes home from here, days counted from the discharge. */
export const dischargeOf = (deptCode: string, diagnosis: string, dischargedAt: number, nextDay: string): Discharge => ({
  dischargedAt,
  diagnosis,
  course: '入院后完善检查，治疗后好转，今日病情稳定，准予出院。',
  advice: '按时服药，清淡饮食，两周内不做重体力活动。',
  drugs: [
    { name: '阿托伐他汀钙片 20mg', usage: '每次1片，每日1次，睡前', times: ['21:00'], days: 28 },
    { name: '多糖铁复合物胶囊 0.15g', usage: '每次1粒，每日1次，早饭后', times: ['08:00'], days: 14 },
  ],
  nextAppointment: {
    day: nextDay,
    deptName: departments[deptCode] ?? deptCode,
    doctorName: '周敏',
    note: '带上出院小结和在吃的药。',
  },
})
