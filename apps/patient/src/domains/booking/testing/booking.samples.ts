import type {
  ClinicDoctor,
  ClinicNumber,
  DoctorOfDay,
  DoctorWithState,
  Session,
} from '@nethos/contract/clinics/finding.schemas.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'

/** Saturday 2026-11-21, nine in the morning in the hospital. */
export const saturday = Date.parse('2026-11-21T01:00:00Z')
export const inDays = (days: number): string => addDays(dayOf(saturday), days)

export const aClinicDoctor = (changes: Partial<ClinicDoctor> = {}): ClinicDoctor => ({
  clinicDoctorId: 'h1.d1',
  docName: '沈知远',
  docTitle: '主任医师',
  docAvatar: '',
  docSkill: '高血压、冠心病',
  deptId: 'h1.k1',
  deptName: '心血管内科',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  isExpert: true,
  ...changes,
})

/** Wednesday morning, two numbers left. */
export const aSession = (changes: Partial<Session> = {}): Session => ({
  sessionId: 'h1.s1',
  onDay: inDays(4),
  period: 'am',
  kind: 'expert',
  feeCents: 5_000,
  slotState: 'bookable',
  deptId: 'h1.k1',
  deptName: '心血管内科',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  clinicDoctorId: 'h1.d1',
  docName: '沈知远',
  docTitle: '主任医师',
  campusName: '东湖院区',
  room: '3诊室',
  registration: 'ahead',
  releaseAt: saturday - 1,
  releaseBy: 'first_come',
  hasDraw: false,
  left: 2,
  time: '08:30',
  stopReason: '',
  ...changes,
})

export const aDoctorWithState = (changes: Partial<DoctorWithState> = {}): DoctorWithState => ({
  ...aClinicDoctor(),
  slotState: 'bookable',
  feeCents: 5_000,
  next: { sessionId: 'h1.s1', onDay: inDays(4), period: 'am', time: '08:30' },
  releaseAt: null,
  ...changes,
})

export const aDoctorOfDay = (schemes: Session[], changes: Partial<ClinicDoctor> = {}): DoctorOfDay => ({
  ...aClinicDoctor(changes),
  schemes,
})

export const someNumbers: ClinicNumber[] = [
  { numberId: 'h1.s1.1', no: 1, time: '08:20', slotState: 'full' },
  { numberId: 'h1.s1.2', no: 2, time: '08:30', slotState: 'bookable' },
  { numberId: 'h1.s1.3', no: 3, time: '08:40', slotState: 'bookable' },
]

const campus = (hosId: string, groupId: string, hosName: string, campusName: string, areaName: string) => ({
  hosId,
  groupId,
  hosName,
  campusName,
  areaName,
  address: '长堤路166号',
})
export const campusesOfTwo = [
  campus('c11', 'h1', '宁禾大学附属第一医院', '东湖院区', '宁禾市东湖区'),
  campus('c12', 'h1', '宁禾大学附属第一医院', '滨江院区', '宁禾市东湖区'),
  campus('c21', 'h2', '宁禾市妇女儿童医院', '本部', '宁禾市新城区'),
]
