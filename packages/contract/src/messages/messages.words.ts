import type { Spelling } from '../spelling.ts'

/** 消息, on the wire as the documents name it. */
export const messageSpelling: Spelling = { words: { createdAt: 'createTime', link: 'url', isOn: 'pushStatus' } }
