import * as z from 'zod/mini'
import type { AuditAction } from '../audit-actions.ts'
import { done, list, obj, only, service, type Service, type StaffRole } from '../service.ts'
import { commonRefusals } from './common.refusals.ts'
import { editionRefusals } from './editions.refusals.ts'
import { instant } from './fields.ts'
import { limitedText } from './text.ts'

/** The name of a document within its kind: it stands in addresses, so it never changes. */
export const editionCode = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, '编号由 2～40 个小写字母、数字和短横线组成，以字母开头'))

/** Where a published edition is: the newest is in use, unless it was withdrawn. */
export const editionStates = ['published', 'superseded', 'withdrawn'] as const
export type EditionState = (typeof editionStates)[number]
export const editionStateWords: Readonly<Record<EditionState, string>> = {
  published: '使用中',
  superseded: '已被替换',
  withdrawn: '已下线',
}

const edition = z.int().check(z.minimum(0), z.maximum(1_000_000))
const draftStatus = z.enum(['draft', 'reviewing'])
const note = limitedText('说明', 200)

const editionRow = z.object({
  code: z.string(),
  /** The document's own name; the code where it cannot be read. */
  title: z.string(),
  /** The number in use or withdrawn; 0: what the program brings; null: never published. */
  edition: z.nullable(z.int()),
  isWithdrawn: z.boolean(),
  publishedAt: z.nullable(instant),
  draft: z.nullable(z.object({ status: draftStatus, writerName: z.string(), writtenAt: instant })),
})
export type EditionRow = z.infer<typeof editionRow>

const history = z.object({
  edition: z.int(),
  state: z.enum(editionStates),
  note: z.string(),
  /** Empty for what the program brings. */
  writerName: z.string(),
  publisherName: z.string(),
  publishedAt: z.nullable(instant),
})
export type EditionHistory = z.infer<typeof history>

const detailOf = <Document>(document: z.ZodMiniType<Document>) =>
  z.object({
    code: z.string(),
    edition: z.nullable(z.int()),
    isWithdrawn: z.boolean(),
    /** What is in use, or was last; null: never published. */
    document: z.nullable(document),
    draft: z.nullable(
      z.object({
        document,
        note: z.string(),
        status: draftStatus,
        writerName: z.string(),
        writtenAt: instant,
        /** He wrote it last: another one publishes it. */
        isOwn: z.boolean(),
      }),
    ),
    /** The newest first; at most fifty. */
    history: z.array(history),
  })
/** One document as the desk reads it. */
export interface EditionDetail<Document> extends Omit<z.infer<ReturnType<typeof detailOf>>, 'document' | 'draft'> {
  document: Document | null
  draft: (Omit<NonNullable<z.infer<ReturnType<typeof detailOf>>['draft']>, 'document'> & { document: Document }) | null
}

/** The lines of the audit log that editing a kind of document writes. */
export interface EditionAudits {
  readonly write: AuditAction
  readonly submit: AuditAction
  readonly publish: AuditAction
  readonly sendBack: AuditAction
  readonly drop: AuditAction
  readonly withdraw: AuditAction
}

interface Seen {
  code: string
  /** The `writtenAt` of the draft that was read. */
  seenAt: number
}
interface Written<Document> {
  code: string
  /** The `writtenAt` that was read; null: there was no draft. */
  seenAt: number | null
  document: Document
  note: string
}
interface Withdrawn {
  code: string
  /** The edition that was read. */
  edition: number
}
type Code = { code: string }
type Of<Input, Output, Refused extends string = never, Sent = Input> = Service<
  Sent,
  Input,
  Output,
  Refused,
  'staff',
  false
>

/**
 * The desk services of one kind of versioned document: draft → reviewing → published by another than who wrote it last →
 * superseded or withdrawn. Going back is a draft that begins with the document of an earlier edition.
 */
export type EditionServices<Document, Sent = Document> = {
  editions: Of<object, EditionRow[]>
  edition: Of<Code, EditionDetail<Document>, 'not_found'>
  /** The document of one edition: to compare it, or to take it up again. */
  editionDocument: Of<{ code: string; edition: number }, { document: Document }, 'not_found'>
  saveEdition: Of<Written<Document>, { writtenAt: number }, 'edition_moved' | 'edition_changed', Written<Sent>>
  submitEdition: Of<Seen, true, 'not_found' | 'edition_moved' | 'edition_changed' | 'edition_wrong'>
  publishEdition: Of<
    Seen,
    { edition: number },
    'not_found' | 'edition_moved' | 'edition_changed' | 'edition_wrong' | 'own_edition'
  >
  sendBackEdition: Of<Code, true, 'not_found' | 'edition_moved'>
  dropEdition: Of<Code, true, 'not_found'>
  /** Nobody begins anything by it any more; what began keeps it. Publishing anew brings the code back. */
  withdrawEdition: Of<Withdrawn, true, 'not_found' | 'edition_moved'>
}

interface EditionKind<Document, Sent> {
  /** What the wire names begin with: `staff.programme`. */
  readonly prefix: string
  readonly access: readonly StaffRole[]
  readonly audits: EditionAudits
  readonly document: z.ZodMiniType<Document, Sent>
}

const notFound = only(commonRefusals, 'not_found')
const moved = only(editionRefusals, 'edition_moved')
const changed = only(editionRefusals, 'edition_changed')
const wrong = only(editionRefusals, 'edition_wrong')
const codeOnly = z.object({ code: editionCode })
const seen = z.object({ code: editionCode, seenAt: instant })
const noRecord = { none: 'documents for everybody' } as const

/** Declares the desk services of a kind: `<prefix>.editions`, `<prefix>.edition.save` and so on. */
export function editionServices<Document, Sent = Document>(
  kind: EditionKind<Document, Sent>,
): EditionServices<Document, Sent> {
  const { prefix, access, audits, document } = kind
  const command = { kind: 'command', access, reply: done } as const
  const query = { kind: 'query', access, audits: noRecord } as const
  return {
    editions: service({ ...query, name: `${prefix}.editions`, input: z.object({}), reply: list(editionRow) }),
    edition: service({
      ...query,
      name: `${prefix}.edition`,
      input: codeOnly,
      reply: obj(detailOf(document)),
      refusals: notFound,
    }),
    editionDocument: service({
      ...query,
      name: `${prefix}.edition.document`,
      input: z.object({ code: editionCode, edition }),
      reply: obj(z.object({ document })),
      refusals: notFound,
    }),
    saveEdition: service({
      ...command,
      name: `${prefix}.edition.save`,
      audits: { writes: [audits.write] },
      input: z.object({ code: editionCode, seenAt: z.nullable(instant), document, note }),
      reply: obj(z.object({ writtenAt: instant })),
      refusals: { ...moved, ...changed },
    }),
    submitEdition: service({
      ...command,
      name: `${prefix}.edition.submit`,
      audits: { writes: [audits.submit] },
      input: seen,
      refusals: { ...notFound, ...moved, ...changed, ...wrong },
    }),
    publishEdition: service({
      ...command,
      name: `${prefix}.edition.publish`,
      audits: { writes: [audits.publish] },
      input: seen,
      reply: obj(z.object({ edition: z.int() })),
      refusals: { ...notFound, ...moved, ...changed, ...wrong, ...only(editionRefusals, 'own_edition') },
    }),
    sendBackEdition: service({
      ...command,
      name: `${prefix}.edition.send_back`,
      audits: { writes: [audits.sendBack] },
      input: codeOnly,
      refusals: { ...notFound, ...moved },
    }),
    dropEdition: service({
      ...command,
      name: `${prefix}.edition.drop`,
      audits: { writes: [audits.drop] },
      input: codeOnly,
      refusals: notFound,
    }),
    withdrawEdition: service({
      ...command,
      name: `${prefix}.edition.withdraw`,
      audits: { writes: [audits.withdraw] },
      input: z.object({ code: editionCode, edition }),
      refusals: { ...notFound, ...moved },
    }),
  }
}
