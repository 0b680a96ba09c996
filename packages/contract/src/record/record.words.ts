import { spell, type Spelling } from '../spelling.ts'

const whose: Spelling = {
  words: {
    accountId: 'patId',
    personId: 'compatId',
    idCard: 'compatIdcard',
    mobile: 'compatMobile',
    isSelf: 'selfCompat',
  },
}

export const recordSpelling = spell(whose, {
  words: { personName: 'compatName', gender: 'compatGender', age: 'compatAge' },
})

/** A treatment record as it is shown: the documents' entity says med…. */
export const treatmentSpelling = spell(whose, {
  words: {
    treatmentId: 'medId',
    content: 'medContent',
    treatedAtSeconds: 'medicalTime',
    creatorName: 'createName',
    createdAt: 'createTime',
    attaList: 'sysAttachmentList',
  },
})

/** The same as it is sent: the documents' requests say medical…. */
export const sentTreatmentSpelling = spell(whose, {
  words: { treatmentId: 'medicalId', content: 'medicalContent', treatedAtSeconds: 'medicalTime' },
})
