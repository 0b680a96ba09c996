import type { Entered, Profile } from '@nethos/contract/account/account.schemas.ts'

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  accountId: 'a1',
  accountName: '王秀英',
  idCard: '330106********0222',
  loginMobile: '138****0001',
  gender: 'F',
  age: 38,
  maritalStatus: 'married',
  areaCode: '330106',
  areaName: '浙江省杭州市西湖区',
  avatarAttaId: '',
  avatarUrl: '',
  isRealname: false,
  hasPassword: false,
  selfPersonId: 'p1',
  ...changes,
})

export const anEntry = (): Entered => ({ token: 'token', signKey: 'key', account: aProfile() })
