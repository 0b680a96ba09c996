import * as z from 'zod/mini'
import { obj, service, type Services } from '../service.ts'
import { systemSpelling as spelling } from './system.words.ts'

/** What a ticket may be for. */
export const ticketedKinds = ['picture', 'pdf', 'audio', 'video'] as const

/** Bytes of one file at most (docs/product/security.md 12); a ticket may say less. */
export const ticketedBytesMost = 10 * 1024 * 1024

/** Minutes that a ticket is good for: a film over a slow line. */
export const uploadTicketMinutes = 10

/** Where a ticketed file is sent to: multipart with `token`, `key` and then `file`. Answers as an upload does. */
export const directUploadPath = '/upload'

/** Uploads without the envelope: for pages that send a file by themselves, as to an object store. */
export const uploadTicketServices = {
  /**
   * A ticket for one file, of this kind and at most this size, by this session: good once and ten minutes. The file goes
   * straight to `domain` and is read, cleaned and kept like any other upload, on whichever store the hospital has.
   */
  uploadTicket: service({
    name: 'nethos.system.atta.qiniu.token',
    aliases: ['nethos.system.atta.video.token'],
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: z.object({
      /** What it is for, as the caller calls it; nothing depends on it. */
      attaModelType: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
      kind: z._default(z.enum(ticketedKinds), 'picture'),
      originalName: z._default(z.string().check(z.maxLength(255)), ''),
      /** Bytes of the file, when they are known. */
      fileSize: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(ticketedBytesMost)))),
    }),
    reply: obj(
      z.object({
        token: z.string(),
        /** The file's attaId, once it is there. */
        key: z.string(),
        /** The whole address to send it to. */
        domain: z.string(),
      }),
    ),
    spelling,
  }),
} satisfies Services
