import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { limitedText } from '../common/text.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { interfaceRefusals } from './interfaces.refusals.ts'

const maintainers = ['operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')

const message = z.object({
  messageId: z.string(),
  hosId: z.string(),
  hosName: z.string(),
  /** The sender's own number of it (MSH-10). */
  controlId: z.string(),
  /** ORU^R01. */
  messageKind: z.string(),
  fault: z.string(),
  cameAt: instant,
  settledAt: z.nullable(instant),
  note: z.string(),
})
export type InterfaceMessage = z.infer<typeof message>

const line = z.object({
  hosId: z.string(),
  hosName: z.string(),
  /** When it last sent something; null: never. */
  cameAt: z.nullable(instant),
  waiting: z.int(),
  faults: z.int(),
})
export type InterfaceLine = z.infer<typeof line>

const which = { messageId: staff('interface_message') }
export const interfaceNote = limitedText('处理说明', 200)

/** 接口消息: what hospitals sent and nobody could read. */
export const interfaceServices = {
  listMessages: service({
    name: 'staff.interface.message.list',
    kind: 'query',
    access: maintainers,
    audits: {
      none: 'the number of what came and what is wrong with it; the message is written down when it is opened',
    },
    input: z.object({ isSettled: z._default(z.boolean(), false), pageNum, pageSize: pageSize(20, 100) }),
    reply: page(message),
  }),
  /** As it came. Whose it is nobody could read, so the line names the message. */
  openMessage: service({
    name: 'staff.interface.message.open',
    kind: 'command',
    access: ['admin'],
    audits: { writes: ['interface.message.open'] },
    input: z.object(which),
    reply: obj(z.extend(message, { text: z.string() })),
    refusals: notFound,
  }),
  /** After the settings, or the program, have learnt to read it. What came of it stands in the list. */
  readAgain: service({
    name: 'staff.interface.message.again',
    kind: 'command',
    access: maintainers,
    audits: { writes: ['interface.message.again'] },
    input: z.object(which),
    reply: done,
    refusals: { ...notFound, ...only(interfaceRefusals, 'message_settled', 'interface_gone') },
  }),
  settleMessage: service({
    name: 'staff.interface.message.settle',
    kind: 'command',
    access: maintainers,
    audits: { writes: ['interface.message.settle'] },
    input: z.object({ ...which, note: interfaceNote }),
    reply: done,
    refusals: { ...notFound, ...only(interfaceRefusals, 'message_settled') },
  }),
  /** The hospitals that send messages: when they last did, and what waits. */
  listLines: service({
    name: 'staff.interface.line.list',
    kind: 'query',
    access: maintainers,
    audits: { none: 'lines to hospitals, nobody’s record' },
    input: z.object({}),
    reply: list(line),
  }),
} satisfies Services
