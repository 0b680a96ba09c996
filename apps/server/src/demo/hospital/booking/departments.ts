import type { OfferedDepartment } from '../../../sandbox/hospital/booking/offer.table.ts'
import { chance } from '../../chance.ts'
import { clinics } from '../clinics/all-clinics.ts'
import type { Clinic } from '../clinics/clinic.ts'

interface Group {
  code: string
  name: string
  /** Beginnings of the national codes. */
  of: readonly string[]
  introduction: string
}

/** 一级科室: what a patient chooses first. */
const groups: readonly Group[] = [
  {
    code: '1',
    name: '内科',
    of: ['02', '03', '16', '19'],
    introduction: '心、肺、胃肠、血糖、肾、血液等不需要开刀的疾病。',
  },
  {
    code: '2',
    name: '外科',
    of: ['04', '27'],
    introduction: '外伤、肿块、骨关节、结石等可能需要手术的疾病，以及疼痛。',
  },
  { code: '3', name: '妇产科与儿科', of: ['05', '07', '09'], introduction: '女性各个年龄、孕产，以及14岁以下的孩子。' },
  {
    code: '4',
    name: '眼耳口鼻与皮肤',
    of: ['10', '11', '12', '13'],
    introduction: '看得见的地方：眼、耳鼻喉、牙齿和皮肤。',
  },
  { code: '5', name: '心理与康复', of: ['15', '21'], introduction: '睡不好、情绪低落，以及病后的功能恢复。' },
  { code: '6', name: '中医科', of: ['50'], introduction: '望闻问切，中药、针灸与肛肠专病。' },
]

const floors = ['二楼', '三楼', '四楼', '五楼']

/** The departments of one hospital in two levels, in the order of its signpost. */
export function ordinaryDepartments(hosId: string): OfferedDepartment[] {
  const own = clinics.filter(clinic => !clinic.nurses && clinic.at.includes(hosId))
  return groups.flatMap(group => {
    const children = own.filter(clinic => group.of.some(code => clinic.code.startsWith(code)))
    if (children.length === 0) return []
    const parent = department(hosId, group.code, group.name, {
      introduction: group.introduction,
      place: `门诊楼${floors[(Number(group.code) - 1) % floors.length]}`,
      position: Number(group.code) * 100,
    })
    return [parent, ...children.map((clinic, nth) => childOf(hosId, group, clinic, nth))]
  })
}

function childOf(hosId: string, group: Group, clinic: Clinic, nth: number): OfferedDepartment {
  const luck = chance(`place ${hosId} ${clinic.name}`)
  return department(hosId, `${group.code}${String(nth + 1).padStart(2, '0')}`, clinic.name, {
    parentCode: group.code,
    gbDeptCode: clinic.code,
    introduction: `${clinic.name}诊治${clinic.field}，常见的有${clinic.tags.join('、')}。${luck.pick(clinic.focus)}首次就诊请带上以往的病历、检查报告和正在吃的药。`,
    place: `门诊楼${floors[(Number(group.code) - 1) % floors.length]}${luck.pick(['东', '西', '南', '北'])}区${luck.int(1, 24)}号诊室`,
    position: Number(group.code) * 100 + nth + 1,
  })
}

const teams: Readonly<Record<string, readonly { name: string; parts: readonly string[]; about: string }[]>> = {
  h1: [
    {
      name: '肺结节多学科门诊',
      parts: ['呼吸内科', '胸外科', '肿瘤内科'],
      about: '体检发现肺结节，不知道该随访还是该手术。',
    },
    {
      name: '胃肠肿瘤多学科门诊',
      parts: ['消化内科', '普通外科', '肿瘤内科'],
      about: '胃、结直肠肿瘤的治疗方案，一次说清。',
    },
    { name: '糖尿病足多学科门诊', parts: ['内分泌科', '骨科', '疼痛科'], about: '糖尿病伴足部麻木、破溃、疼痛。' },
    {
      name: '疑难高血压多学科门诊',
      parts: ['心血管内科', '肾内科', '内分泌科'],
      about: '三种药仍控制不好的高血压，查找原因。',
    },
  ],
  h2: [
    {
      name: '儿童过敏多学科门诊',
      parts: ['儿童呼吸科', '儿童消化科', '皮肤科'],
      about: '孩子反复咳喘、湿疹、食物过敏。',
    },
    { name: '高危妊娠多学科门诊', parts: ['产科', '妇科', '儿童保健科'], about: '有基础疾病或不良孕产史的准妈妈。' },
  ],
  h3: [
    {
      name: '头晕眩晕多学科门诊',
      parts: ['神经内科', '耳鼻咽喉科', '康复医学科'],
      about: '反复头晕、走路不稳，看过几个科仍没有结论。',
    },
  ],
}

/** Departments that sit together (多学科门诊). */
export const teamDepartments = (hosId: string, ordinary: readonly OfferedDepartment[]): OfferedDepartment[] =>
  (teams[hosId] ?? []).map(({ name, parts, about }, nth) =>
    department(hosId, `80${nth + 1}`, name, {
      kind: 'mdt',
      partCodes: parts.flatMap(part => ordinary.find(one => one.deptName === part)?.deptCode ?? []),
      introduction: `适合：${about}${parts.join('、')}的专家同时坐诊，当场讨论，给出一份共同签名的意见。请提前上传检查报告，并带上影像光盘。`,
      place: '门诊楼六楼多学科会诊中心',
      position: 8000 + nth,
    }),
  )

const school = [
  ['901', '全科门诊', '感冒发热、外伤处理、开药与转诊。', '02'],
  ['902', '口腔门诊', '龋齿、智齿、洁牙。', '12.01'],
  ['903', '心理咨询门诊', '情绪、睡眠、学业与人际的困扰，为您保密。', '15.06'],
  ['904', '中医门诊', '调理体质，颈肩腰腿不适。', '50.01'],
] as const

/** 校医院, of the first hospital. */
export const schoolDepartments = (hosId: string): OfferedDepartment[] => [
  department(hosId, '900', '宁禾大学校医院', {
    kind: 'school',
    introduction: '宁禾大学校医院为在校师生服务，凭校园卡就诊，挂号费由学校承担。',
    place: '大学校区学生活动中心东侧',
    position: 9000,
  }),
  ...school.map(([code, name, about, gbDeptCode], nth) =>
    department(hosId, code, name, {
      kind: 'school',
      parentCode: '900',
      gbDeptCode,
      introduction: `${about}就诊请带校园卡。`,
      place: `校医院一楼${nth + 1}号诊室`,
      position: 9001 + nth,
    }),
  ),
]

const department = (
  hosId: string,
  deptCode: string,
  deptName: string,
  given: Partial<OfferedDepartment>,
): OfferedDepartment => ({
  hosId,
  deptCode,
  deptName,
  introduction: '',
  place: '',
  kind: 'ordinary',
  partCodes: [],
  gbDeptCode: '',
  position: 0,
  ...given,
})
