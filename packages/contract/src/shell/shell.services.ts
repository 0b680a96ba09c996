import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { shellNames } from '../common/shells.ts'
import { shellRefusals } from './shell.refusals.ts'
import { shellTicket } from './shell.rules.ts'
import { shellSpelling as spelling } from './shell.words.ts'
import { open } from '../common/ids.ts'

const address = z.string().check(z.maxLength(2_000))
const word = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** Where a page runs, and for which hospital. */
const place = obj(
  z.object({
    /** The application's id at the shell's platform; empty in a browser and in the native shell. */
    appId: z.string(),
    hosId: z.string(),
    hosName: z.string(),
    /** "3" browser, "10" messaging app, "11" payment app, "12" native shell (docs/product/protocol.md 1). */
    channel: z.string(),
  }),
)

/** What the apps around us know and let us do. */
export const shellServices = {
  /**
   * The signature by which a page may use the messaging app's own functions (SHA-1 over ticket, nonce, time and address,
   * as its platform asks). Only for addresses of our own (docs/product/security.md, traps).
   */
  signPage: service({
    name: 'smarthos.wechat.jsapiticket.get',
    kind: 'command',
    access: 'anybody',
    limits: [{ per: 'address', times: 600, seconds: 60 }],
    /** An appid that is sent along is not read: there is one application. */
    input: z.object({ reqUrl: address }),
    reply: obj(
      z.object({
        appId: z.string(),
        /** Seconds, as text. */
        timestamp: z.string(),
        nonceStr: z.string(),
        signature: z.string(),
      }),
    ),
    refusals: only(shellRefusals, 'no_signature'),
  }),
  placeOfApp: service({
    name: 'nethos.system.channel.hos.appid.details',
    kind: 'query',
    access: 'anybody',
    input: z.object({ appId: open('our own applications, told to everybody', word) }),
    reply: place,
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** The channel is the envelope's own field: whoever asks learns about the place that he calls from. */
  placeOfChannel: service({
    name: 'nethos.system.channel.hos.channel.details',
    kind: 'query',
    access: 'anybody',
    input: z.object({ channel: word }),
    reply: place,
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Whose user of which shell this session is known to be: the payment page asks before the messaging app's cashier. */
  knownShells: service({
    name: 'nethos.pat.wechat.known',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: obj(z.object({ shells: z.array(z.enum(shellNames)) })),
  }),
  /** This session is the shell user of the ticket, without tying the account to him: enough to pay. Uses the ticket up. */
  saveShellUser: service({
    name: 'nethos.pat.wechat.keep',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ ticket: open('one browser’s own, known by nobody else', shellTicket) }),
    reply: done,
    spelling,
    refusals: only(shellRefusals, 'ticket_over'),
  }),
} satisfies Services
