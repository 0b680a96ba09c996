import { maritalSpelling } from '../common/marital-status.ts'
import { spell } from '../spelling.ts'

/** 登录账号, on the wire `pat`: who logs in. The clinical side of the same human being is his own person (people). */
export const accountSpelling = spell(maritalSpelling, {
  words: {
    account: 'pat',
    accountId: 'patId',
    accountName: 'patName',
    /** Masked in replies: first 6 and last 4. */
    idCard: 'patIdcard',
    /** Masked: first 3 and last 4. */
    loginMobile: 'patMobile',
    gender: 'patGender',
    areaCode: 'patAreacode',
    areaName: 'patAreaname',
    avatarAttaId: 'patAvatar',
    isRealname: 'isRealnameAuth',
    selfPersonId: 'selfCompatId',
  },
})
