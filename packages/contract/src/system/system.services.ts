import * as z from 'zod/mini'
import { id } from '../common/fields.ts'
import { list, obj, only, service, type Services } from '../service.ts'
import { systemRefusals } from './system.refusals.ts'
import { open } from '../common/ids.ts'

const uploaded = z.object({
  attaId: z.string(),
  /** Address with a ticket for the uploader. */
  url: z.string(),
  /** picture, pdf or audio. */
  type: z.string(),
  attaFileName: z.string(),
})

/** Uploads a minute by one account; a consult takes nine pictures (docs/product/security.md 48, docs/product/needs.md A8). */
const uploadLimit = [{ per: 'account', times: 60, seconds: 60 }] as const

export const systemServices = {
  /** A short-lived ticket for GET /events (docs/product/protocol.md 1, Push). Lives 60 seconds. */
  eventTicket: service({
    name: 'nethos.system.event.ticket',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: obj(z.object({ ticket: z.string() })),
  }),
  /** One file as multipart: a picture, a PDF or a voice recording by its content, at most 10 MB (core 7, docs/product/security.md 12). */
  uploadFile: service({
    name: 'nethos.system.atta.upload',
    kind: 'command',
    access: 'account',
    upload: true,
    limits: uploadLimit,
    input: z.object({}),
    reply: obj(uploaded),
    refusals: only(systemRefusals, 'unreadable_file'),
  }),
  /** One picture as base64 in JSON, whole body at most 1 MiB (core 7). */
  uploadPicture: service({
    name: 'nethos.system.atta.upload.image.base64',
    kind: 'command',
    access: 'account',
    limits: uploadLimit,
    input: z.object({ base64: z.string(), originalName: z._default(z.string(), '') }),
    reply: obj(uploaded),
    refusals: only(systemRefusals, 'unreadable_file'),
  }),
  /** The same for staff: pictures and documents of an answer. */
  uploadStaffFile: service({
    name: 'staff.atta.upload',
    kind: 'command',
    access: ['doctor', 'nurse', 'pharmacist', 'operator', 'admin'],
    audits: { none: 'an own file, of no patient until it is sent' },
    upload: true,
    limits: uploadLimit,
    input: z.object({}),
    reply: obj(uploaded),
    refusals: only(systemRefusals, 'unreadable_file'),
  }),
  /** The entries of a dictionary by its name, e.g. 评价 (core 7). */
  dictionary: service({
    name: 'nethos.system.dictionary.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ dicName: z.string() }),
    reply: list(
      z.object({
        dictionaryId: z.string(),
        dicValue: z.string(),
        /** For 评价: offered from a score of 6 on; the others below it (core 9). */
        isGood: z.boolean(),
      }),
    ),
  }),
  /** A published setting by its key, or the given default; unpublished keys answer the default (docs/product/security.md, traps). */
  setting: service({
    name: 'nethos.system.param.string',
    kind: 'query',
    access: 'anybody',
    input: z.object({
      key: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,80}$/)),
      defaultString: z._default(z.string().check(z.maxLength(200)), ''),
    }),
    reply: obj(z.string()),
  }),
  /** Regions below a parent (province, city, county); without a parent the provinces (core 7). */
  regions: service({
    name: 'nethos.system.area.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ parentCode: open('regions', z.optional(id)) }),
    reply: list(z.object({ areaCode: z.string(), areaName: z.string(), parentCode: z.string(), hasSub: z.boolean() })),
  }),
} satisfies Services
