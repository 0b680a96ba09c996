/** What every desk with a talk is made of. */
export { ConsultTalk } from './parts/consult-talk.tsx'
export { AnswerBox } from './parts/answer-box.tsx'
export { Message } from './parts/message.tsx'
export { HealthRecord } from './parts/health-record.tsx'
export { TalkBox } from './parts/talk-box.tsx'
export { genderAndAge } from './patient-words.ts'
export { clockInWords } from './times.ts'
