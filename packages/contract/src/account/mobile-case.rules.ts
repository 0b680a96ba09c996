import * as z from 'zod/mini'
import { atLeast, atMost, required } from '../rule.ts'

/** Documents with name and ID number that are looked at in the original; 户口簿 for who is too young for a card. */
export const identityDocuments = {
  id_card: '居民身份证',
  temporary: '临时居民身份证',
  household: '户口簿',
} as const
export type IdentityDocument = keyof typeof identityDocuments
export const identityDocumentNames = Object.keys(identityDocuments) as [IdentityDocument, ...IdentityDocument[]]

/** Why the patient cannot do it himself, and how he was met; the one who approves reads it. */
export const caseReason = required(
  '情况说明不能为空',
  atLeast(6, '情况说明至少6个字，请写清患者为什么不能自己更换'),
  atMost(200, '情况说明不能超过200个字'),
)
/** Why it is turned down or taken back. */
export const caseNote = required('原因不能为空', atMost(200, '原因不能超过200个字'))

const seenSentence = '请先当面核对证件原件与本人一致'
/** The operator says that he has looked at both. */
export const seenInPerson = z.literal(true, {
  error: issue => (issue.input === false || issue.input === undefined ? seenSentence : undefined),
})

/** After so many days nobody knows any more what was looked at. */
export const caseGoodDays = 7
