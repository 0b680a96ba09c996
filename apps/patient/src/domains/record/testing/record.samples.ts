import type { HealthFile, IllnessHistory, Treatment } from '@nethos/contract/record/record.schemas.ts'

const whose = {
  accountId: 'a1',
  personId: 'p1',
  personName: '王秀英',
  gender: 'F',
  age: 38,
  idCard: '330106********0222',
  mobile: '138****0001',
  isSelf: true,
} as const

export const aHealthFile = (changes: Partial<HealthFile> = {}): HealthFile => ({
  ...whose,
  presentingComplaint: '',
  pastHistory: '高血压十二年',
  familyHistory: '糖尿病',
  allergyHistory: '青霉素过敏，皮疹',
  allergyClasses: ['penicillins'],
  ...changes,
})

export const anIllness = (changes: Partial<IllnessHistory> = {}): IllnessHistory => ({
  ...aHealthFile(),
  surgeryHistory: '阑尾切除',
  traumaHistory: '',
  marriageHistory: '已婚',
  menstrualHistory: '规律',
  otherHistory: '',
  ...changes,
})

export const aTreatment = (changes: Partial<Treatment> = {}): Treatment => ({
  treatmentId: 't1',
  personId: 'p1',
  content: '门诊复查，血压偏高',
  treatedAtSeconds: Date.parse('2026-05-06T00:00:00Z') / 1000,
  creatorName: '王秀英',
  createdAt: Date.parse('2026-05-06T04:00:00Z'),
  attaIdList: ['x1'],
  attaList: [
    { attaId: 'x1', type: 'picture', attaFileName: '化验单.jpg', url: '/files/x1?t=1', attaFileUrl: '/files/x1?t=1' },
  ],
  ...changes,
})
