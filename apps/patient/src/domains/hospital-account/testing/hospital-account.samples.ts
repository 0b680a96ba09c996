import type { Campus } from '@nethos/contract/hospital-account/hospital-account.schemas.ts'
import type { HospitalRecord } from '@nethos/contract/people/people.schemas.ts'

const campus = (hosId: string, groupId: string, hosName: string, campusName: string): Campus => ({
  hosId,
  groupId,
  hosName,
  campusName,
  areaName: '宁禾市东湖区',
  address: '长堤路166号',
})

export const someCampuses = [
  campus('c11', 'h1', '宁禾大学附属第一医院', '东湖院区'),
  campus('c12', 'h1', '宁禾大学附属第一医院', '滨江院区'),
  campus('c21', 'h2', '宁禾市妇女儿童医院', '本部'),
]

export const aRecord: HospitalRecord = {
  hospitalAccountId: 'r1',
  groupId: 'h1',
  hosName: '宁禾大学附属第一医院',
  recordNumber: 'B260007',
}

export const aFile = {
  name: '王秀英',
  recordNumber: 'B260007',
  cardNumber: 'K260007',
  mobile: '138****0001',
  address: '宁禾市东湖区长堤路166号',
  occupation: '90',
}
