import { maritalSpelling } from '../common/marital-status.ts'
import { spell, type Spelling } from '../spelling.ts'

/** A person's key where nothing else of a person is sent. */
export const personIdSpelling: Spelling = { words: { personId: 'compatId' } }

/** A way to be verified (core 3, Authentication entry). */
export const realNameSpelling: Spelling = spell(personIdSpelling, { words: { way: 'authType', isDone: 'enabled' } })

/** 就诊人, on the wire `compat`: somebody whose care the account looks after, the account's owner included. */
export const personSpelling = spell(maritalSpelling, {
  words: {
    personId: 'compatId',
    personName: 'compatName',
    /** Masked in replies: first 6 and last 4. */
    idCard: 'compatIdcard',
    /** Masked in replies: first 3 and last 4. */
    mobile: 'compatMobile',
    gender: 'compatGender',
    age: 'compatAge',
    guardianIdCard: 'guardianIdcard',
    avatarAttaId: 'patAvatar',
    isRealname: 'isRealnameAuth',
    isSelf: 'selfCompat',
    isDefault: 'defaultCompat',
    needsGuardian: 'needGuardian',
    hasPeople: 'haveSysCommonPatVo',
    hasSelf: 'haveDefaultSysCommonPatVo',
    person: 'compat',
    hospitalAccountId: 'compatRecordId',
    recordNumber: 'compatMedicalRecord',
    groupId: 'platHosId',
    hosId: 'bookHosId',
  },
})
