import { doctorSpelling } from '../doctors/doctors.words.ts'
import { spell, type Spelling } from '../spelling.ts'

/** The talk's words of the wire that do not explain themselves; the doctor's beside them. */
export const followSpelling: Spelling = spell(doctorSpelling, {
  words: {
    createdAt: 'createTime',
    text: 'msgText',
    unreadCount: 'unReadCount',
    talker: 'senderType',
    talkerName: 'senderName',
    seconds: 'audioLength',
  },
})
