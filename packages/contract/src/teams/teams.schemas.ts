import * as z from 'zod/mini'
import { cents } from '../common/fields.ts'
import { timedService } from '../common/timed-service.schemas.ts'

/** A team as the lists show it (core 3, Team). */
export const teamLine = z.object({
  teamId: z.string(),
  teamName: z.string(),
  /** File id of the badge: GET /files/{teamAvatar}. */
  teamAvatar: z.string(),
  teamSkill: z.string(),
  /** The chief's clinic and hospital. */
  deptName: z.string(),
  hosName: z.string(),
  /** 0 to 10, one decimal; 0 when nobody has rated yet. */
  score: z.number(),
  servedCount: z.int(),
  /** A team consult can be asked for now. */
  isOpen: z.boolean(),
  /** What a team consult costs. */
  priceCents: cents,
  /** Replies that the patient may send in it. */
  replyLimit: z.int(),
  /** 平均2小时内回复; empty when there is nothing to go by. */
  replyTimeText: z.string(),
})
export type TeamLine = z.infer<typeof teamLine>

export const teamMember = z.object({
  docId: z.string(),
  docName: z.string(),
  docAvatar: z.string(),
  deptName: z.string(),
  docTitle: z.string(),
  teachTitleName: z.string(),
  /** ADM leads the team. */
  memLevel: z.enum(['ADM', 'MEM']),
})
export type TeamMember = z.infer<typeof teamMember>

/** What a team offers for a length of time. The documents call it serve. */
export const teamService = timedService
export type TeamService = z.infer<typeof teamService>
