import * as z from 'zod/mini'
import { attachment, instant } from '../common/fields.ts'
import { applicationStatuses } from './groups.status.ts'

/** CARD leads to an article, a doctor or a team; ANNOUNCE is an announcement as it was made; NOTICE is the system's. */
export const groupMessageTypes = ['TEXT', 'IMAGE', 'CARD', 'ANNOUNCE', 'NOTICE'] as const
/** Who speaks: a member under a nickname, a doctor under his name, or the system. */
export const groupSpeakers = ['member', 'doctor', 'system'] as const

/** A card in a talk; `link` is a path of the patient app. */
export const groupCard = z.object({ title: z.string(), desc: z.string(), link: z.string() })

/** A message as a member or the desk sees it. Recalled and removed ones are empty. */
export const groupMessage = z.object({
  messageId: z.string(),
  /** Its place in the group's stream; grows. */
  seq: z.int(),
  msgType: z.enum(groupMessageTypes),
  text: z.string(),
  card: z.nullable(groupCard),
  speaker: z.enum(groupSpeakers),
  /** The member's or the doctor's id; empty of the system. */
  speakerId: z.string(),
  /** The nickname that the member has now; the doctor's name. */
  speakerName: z.string(),
  /** File id of the doctor's portrait; empty for members. */
  speakerAvatar: z.string(),
  isMine: z.boolean(),
  /** Names called with @, as they were then. */
  mentions: z.array(z.string()),
  mentionsMe: z.boolean(),
  /** Only the reader and the desk see it: advice on words of danger. */
  isPrivate: z.boolean(),
  isRecalled: z.boolean(),
  isRemoved: z.boolean(),
  attaList: z.array(attachment),
  /** The sender's own id of this message, shown to the sender alone. */
  sendId: z.nullable(z.string()),
  createdAt: instant,
})
export type GroupMessage = z.infer<typeof groupMessage>

/** A stretch of the talk, the oldest first. */
export const talkPart = z.object({
  messages: z.array(groupMessage),
  /** Whether anything stands before the first of them; of what has changed since, always false. */
  hasOlder: z.boolean(),
  /** Ask with it for what changes from here on: new messages, recalled and removed ones. */
  version: z.int(),
  /** What was known before is to be forgotten: this is the end of the talk, not a change of it. */
  isWhole: z.boolean(),
})
export type TalkPart = z.infer<typeof talkPart>

export const announcement = z.object({ text: z.string(), at: instant })

/** A group as everybody sees it who has its address. */
export const groupCardHead = z.object({
  groupId: z.string(),
  groupName: z.string(),
  intro: z.string(),
  /** Names of the group's doctors, those who lead first. */
  doctorNames: z.array(z.string()),
  memberCount: z.int(),
})

/** An application as its account sees it. */
export const application = z.object({
  applicationId: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  status: z.enum(applicationStatuses),
  /** For whom: the person's name. */
  personName: z.string(),
  nickname: z.string(),
  reason: z.string(),
  /** Why it was declined; empty otherwise. */
  answer: z.string(),
  createdAt: instant,
  answeredAt: z.nullable(instant),
})
export type Application = z.infer<typeof application>

export const faq = z.object({ faqId: z.string(), question: z.string(), answer: z.string() })
export type Faq = z.infer<typeof faq>
