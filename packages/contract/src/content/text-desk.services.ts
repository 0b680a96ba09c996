import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant } from '../common/fields.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { optionalText } from '../rule.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { draftBody } from './article.rules.ts'
import { contentDeskRefusals } from './content-desk.refusals.ts'
import { staff } from '../common/ids.ts'

/** standing: 用户协议 and the like, by their name; block: a text under a number (/blankPage/:id). */
export const textKinds = ['standing', 'block'] as const
export type TextKind = (typeof textKinds)[number]

export const textTitle = limitedText('标题', 60)
/** The version of a text: patients who have agreed to another one are asked anew. `version` is the envelope's own word. */
export const textVersion = optionalLimitedText('版本号', 20)
export const textLink = optionalText(
  z.maxLength(500, '链接不能超过500个字'),
  z.refine(
    text => text === '' || /^(?:https:\/\/[^\s/]+\S*|\/(?![/\\])[^\s\\]*)$/.test(text),
    '链接须以 https:// 或 / 开头',
  ),
)

interface Words {
  kind: TextKind
  edition: string
  /** HTML. */
  content: string
  link: string
}
/** What is missing before another one reads it, or undefined. */
export function missingInText({ kind, edition, content, link }: Words): string | undefined {
  const hasWords = content.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '' || /<img\b/.test(content)
  if (kind === 'standing' && edition.trim() === '') return '版本号不能为空'
  if (kind === 'block' && link.trim() !== '') return undefined
  return hasWords ? undefined : '正文不能为空'
}

const access = ['operator', 'admin'] as const
const kind = z.enum(textKinds)
/** The name of a standing text, or the number of a block. */
const textId = z.string().check(z.regex(/^[\p{L}\p{N}._-]{1,64}$/u))
const oneText = { kind, textId: staff('text', textId) }
const notFound = only(commonRefusals, 'not_found')
const moved = only(contentDeskRefusals, 'article_moved')

const fields = {
  title: z.string(),
  /** Of standing texts; empty otherwise. */
  edition: z.string(),
  content: z.string(),
  /** Of blocks: followed instead of shown; may be empty. */
  link: z.string(),
}

/** Standing texts and texts under a number at the editors' desk: patients read what two have seen. */
export const textDeskServices = {
  listTexts: service({
    name: 'staff.content.text.list',
    kind: 'query',
    access,
    audits: { none: 'texts for everybody' },
    input: z.object({}),
    reply: list(
      z.object({
        kind,
        textId: z.string(),
        title: z.string(),
        edition: z.string(),
        /** Null: it has never been out. */
        publishedAt: z.nullable(instant),
        isShown: z.boolean(),
        /** Whether something else is being written for it. */
        change: z.enum(['none', 'draft', 'reviewing']),
      }),
    ),
  }),
  textDetail: service({
    name: 'staff.content.text.detail',
    kind: 'query',
    access,
    audits: { none: 'texts for everybody' },
    input: z.object(oneText),
    reply: obj(
      z.object({
        ...oneText,
        /** What patients read now; null: nothing yet. */
        current: z.nullable(z.object({ ...fields, publishedAt: instant, isShown: z.boolean() })),
        /** What is written anew; the addresses of its pictures carry tickets for the one who asked. */
        change: z.nullable(
          z.object({
            ...fields,
            isReviewing: z.boolean(),
            writerName: z.string(),
            writtenAt: instant,
            /** He wrote it last: another one publishes it. */
            isOwn: z.boolean(),
          }),
        ),
      }),
    ),
    refusals: notFound,
  }),
  /** Begins or goes on with a change. `seenAt`: the writtenAt that was read, null when there was no change yet. An unknown number makes a new block. */
  saveText: service({
    name: 'staff.content.text.save',
    kind: 'command',
    access,
    audits: { writes: ['content.text.write'] },
    input: z.object({
      ...oneText,
      seenAt: z.nullable(instant),
      title: textTitle,
      edition: textVersion,
      content: draftBody,
      link: textLink,
    }),
    reply: obj(z.object({ writtenAt: instant })),
    refusals: { ...notFound, ...only(contentDeskRefusals, 'article_moved', 'article_changed', 'picture_unknown') },
  }),
  submitText: service({
    name: 'staff.content.text.submit',
    kind: 'command',
    access,
    audits: { writes: ['content.text.submit'] },
    input: z.object(oneText),
    reply: done,
    refusals: { ...notFound, ...moved, ...only(contentDeskRefusals, 'article_incomplete') },
  }),
  /** By another than who wrote it last; patients read it at once. `seenAt`: the writtenAt of what was reviewed. */
  publishText: service({
    name: 'staff.content.text.publish',
    kind: 'command',
    access,
    audits: { writes: ['content.text.publish'] },
    input: z.object({ ...oneText, seenAt: instant }),
    reply: done,
    refusals: { ...notFound, ...moved, ...only(contentDeskRefusals, 'own_article') },
  }),
  sendBackText: service({
    name: 'staff.content.text.send_back',
    kind: 'command',
    access,
    audits: { writes: ['content.text.send_back'] },
    input: z.object(oneText),
    reply: done,
    refusals: { ...notFound, ...moved },
  }),
  /** The change goes; what patients read stays. */
  dropText: service({
    name: 'staff.content.text.drop',
    kind: 'command',
    access,
    audits: { writes: ['content.text.drop'] },
    input: z.object(oneText),
    reply: done,
    refusals: notFound,
  }),
  /** A block on or off, at once. Standing texts are always there. */
  showText: service({
    name: 'staff.content.text.show',
    kind: 'command',
    access,
    audits: { writes: ['content.text.show', 'content.text.hide'] },
    input: z.object({ textId: staff('text', textId), isShown: z.boolean() }),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services
