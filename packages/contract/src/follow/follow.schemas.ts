import * as z from 'zod/mini'
import { attachment, instant } from '../common/fields.ts'
import { talkers, talkTypes } from './follow.kinds.ts'

/** What a card shows; `link` is a path of the patient app, or empty. */
export const talkCard = z.object({ title: z.string(), desc: z.string(), link: z.string() })

/** One message between a patient and a followed doctor. */
export const talkMessage = z.object({
  messageId: z.string(),
  followId: z.string(),
  msgType: z.enum(talkTypes),
  /** The words; of a card its title. */
  text: z.string(),
  /** Of the kinds that are cards; else null. */
  card: z.nullable(talkCard),
  talker: z.enum(talkers),
  /** The doctor's name, the patient's, or empty of the system. */
  talkerName: z.string(),
  /** Length of a recording; 0 otherwise. */
  seconds: z.int(),
  attaList: z.array(attachment),
  /** The sender's own id of this message, so that it is not shown twice; null when he gave none. */
  sendId: z.nullable(z.string()),
  createdAt: instant,
})
export type TalkMessage = z.infer<typeof talkMessage>

/** The newest message of a talk, for lists. */
export const lastMessage = z.object({
  followId: z.string(),
  msgType: z.enum(talkTypes),
  /** In one line: [图片], [语音], [文章]标题, or the words. */
  text: z.string(),
  createdAt: instant,
  /** What the reader of the list has not seen. */
  unreadCount: z.int(),
})
