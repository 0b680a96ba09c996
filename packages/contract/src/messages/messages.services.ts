import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { pushEndpoint, pushSubscription } from '../common/push-subscription.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { moduleTypes } from './messages.modules.ts'
import { messageRefusals } from './messages.refusals.ts'
import { messageSpelling as spelling } from './messages.words.ts'
import { own } from '../common/ids.ts'

const moduleType = z.enum(moduleTypes)
/** Missing or empty: of all modules. */
const anyModule = z.optional(z.nullable(z.union([moduleType, z.literal('')])))

const message = z.object({
  messageId: z.string(),
  /** The drawer it lies in, see messages.modules.ts. */
  moduleType: z.string(),
  /** What it tells of, see messages.templates.ts. */
  messageType: z.string(),
  title: z.string(),
  content: z.string(),
  /** A page of the app that it leads to; '': none. */
  link: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
})
export type Message = z.infer<typeof message>

const messageModule = z.object({
  moduleType: z.string(),
  moduleName: z.string(),
  unreadCount: z.int(),
  newest: message,
})
export type MessageModule = z.infer<typeof messageModule>

const pushSetting = z.object({
  moduleType: z.string(),
  moduleName: z.string(),
  /** False: still kept in the box, but neither counted as unread nor told elsewhere. */
  isOn: z.boolean(),
})

/** The account's message box (core 7, System; docs/product/needs.md A12). What puts messages in: apps/server/src/domains/messages/public.ts. */
export const messageServices = {
  /** Newest first, of one module or of all. */
  listMessages: service({
    name: 'nethos.system.messagebox.moduletype.list',
    kind: 'query',
    access: 'account',
    input: z.object({ moduleType: anyModule, pageNum, pageSize: pageSize(20, 50) }),
    reply: page(message),
    spelling,
  }),
  /** The modules that hold any message, the one with the newest first; each with its newest and how many are unread. */
  listModules: service({
    name: 'nethos.system.messagebox.module.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(messageModule),
    spelling,
  }),
  message: service({
    name: 'nethos.system.messagebox.details',
    aliases: ['nethos.system.messagebox.moduletype.details'],
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own messages' },
    input: z.object({ messageId: own('message') }),
    reply: obj(message),
    refusals: only(commonRefusals, 'not_found'),
    spelling,
  }),
  /** How many are unread, of a module, of a kind of message, or of all. */
  countUnread: service({
    name: 'nethos.system.messagebox.module.count',
    aliases: ['nethos.system.messagebox.moduletype.module.count'],
    kind: 'query',
    access: 'account',
    input: z.object({
      moduleType: anyModule,
      messageType: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    }),
    reply: obj(z.int()),
  }),
  /** Read again it stays read. */
  readMessage: service({
    name: 'nethos.system.messagebox.read',
    aliases: ['nethos.system.messagebox.moduletype.read'],
    kind: 'command',
    access: 'account',
    input: z.object({ messageId: own('message') }),
    reply: done,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** All that are unread, of a module or of all; says how many there were. */
  readAllMessages: service({
    name: 'nethos.system.messagebox.read.all',
    kind: 'command',
    access: 'account',
    input: z.object({ moduleType: anyModule }),
    reply: obj(z.int()),
  }),
  /** The modules that may be silenced. Money and the login are always told and do not stand here. */
  listPushSettings: service({
    name: 'smarthos.system.push.serve.settings.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(pushSetting),
    spelling,
  }),
  changePushSetting: service({
    name: 'smarthos.system.push.serve.settings',
    kind: 'command',
    access: 'account',
    input: z.object({ moduleType, isOn: z.boolean() }),
    reply: done,
    refusals: only(messageRefusals, 'always_told'),
    spelling,
  }),
  /** What a browser subscribes with, and whether this one is told of this account's messages. */
  browserPush: service({
    name: 'nethos.system.push.browser',
    kind: 'query',
    access: 'account',
    audits: { none: 'his own browser' },
    input: z.object({ endpoint: z.optional(pushEndpoint) }),
    reply: obj(z.object({ publicKey: z.string(), isOn: z.boolean() })),
  }),
  /** This browser is told of new messages as long as its session lasts. Again: with what it says now. */
  subscribeBrowser: service({
    name: 'nethos.system.push.browser.subscribe',
    kind: 'command',
    access: 'account',
    input: pushSubscription,
    reply: done,
    refusals: only(messageRefusals, 'push_unknown'),
  }),
  unsubscribeBrowser: service({
    name: 'nethos.system.push.browser.unsubscribe',
    kind: 'command',
    access: 'account',
    input: z.object({ endpoint: pushEndpoint }),
    reply: done,
  }),
} satisfies Services
