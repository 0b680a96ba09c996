import type { DemoDoctor } from './doctors.ts'

interface Written {
  docId: string
  docName: string
  gender: 'M' | 'F'
  age: number
  docTitle: string
  campusId: string
  skill: string
  resume: string
  tags: string[]
  priceCents: number
  isOpen: boolean
}

/** Who answers questions about medicines; the first one is the login pharmacist1. */
const written: readonly Written[] = [
  {
    docId: 'p0001',
    docName: '陈苓',
    gender: 'F',
    age: 43,
    docTitle: '副主任药师',
    campusId: 'c11',
    skill: '高血压、糖尿病、冠心病等慢性病的多药合用，药物相互作用，漏服补服和用药时间的安排。',
    resume:
      '副主任药师，临床药学硕士，从事医院药学工作19年，主持医院药学门诊和老年人用药清单整理。她最常做的事，是把一袋子药一盒一盒摆开，帮老人画出一张“几点吃哪个”的表。',
    tags: ['多药合用', '用药时间', '老年用药'],
    priceCents: 0,
    isOpen: true,
  },
  {
    docId: 'p0002',
    docName: '石远志',
    gender: 'M',
    age: 51,
    docTitle: '主任药师',
    campusId: 'c11',
    skill: '抗凝药、抗肿瘤药和抗感染药的用药监护，肝肾功能不全者的剂量，药物过敏和不良反应的判断。',
    resume:
      '主任药师，博士，从事临床药学工作26年，参加重症和肿瘤多学科会诊。回复时习惯先问清肝肾功能和正在吃的全部药物，请尽量拍下药盒和最近的化验单。',
    tags: ['抗凝药', '不良反应', '肝肾功能不全'],
    priceCents: 900,
    isOpen: true,
  },
  {
    docId: 'p0003',
    docName: '白及宁',
    gender: 'F',
    age: 36,
    docTitle: '主管药师',
    campusId: 'c12',
    skill: '孕期、哺乳期和儿童的用药安全，吸入剂、胰岛素笔等装置的正确使用。',
    resume: '主管药师，药学硕士，从事妇儿用药咨询11年。擅长用一步一步的图片教家长给孩子喂药、用雾化和吸入装置。',
    tags: ['孕期用药', '儿童用药', '吸入剂'],
    priceCents: 500,
    isOpen: false,
  },
]

const recommendedFrom = 2000

export const demoPharmacists: readonly DemoDoctor[] = written.map((one, at) => ({
  docId: one.docId,
  docType: 'PHARMACIST',
  docName: one.docName,
  gender: one.gender,
  docTitle: one.docTitle,
  teachTitle: '',
  ccpRole: '',
  licenceNumber: `演示药${one.docId.slice(1)}`,
  hosId: 'h1',
  campusId: one.campusId,
  // The national list of departments has none for pharmacies; patients read the clinic's name.
  gbDeptCode: '02',
  deptName: '药学部',
  skill: one.skill,
  resume: one.resume,
  tags: one.tags,
  avatar: `portrait-${one.gender.toLowerCase()}${one.age}-${one.docId}`,
  canPrescribe: false,
  freeClinicIsOn: false,
  famousPosition: null,
  recommendPosition: recommendedFrom + at,
}))

export const pharmacistOffers = written.map(({ docId, priceCents, isOpen }) => ({
  docId,
  consultType: 'DRUGPIC',
  priceCents,
  replyLimit: 10,
  isOpen,
}))
