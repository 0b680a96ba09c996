import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { done, list, only, service, type Services } from '../service.ts'
import { messageRefusals } from './messages.refusals.ts'
import { messageType } from './messages.templates.ts'

const access = ['admin'] as const

const template = z.object({
  messageType,
  title: z.string(),
  content: z.string(),
  /** Null: the words of the hospital are in use. */
  changedAt: z.nullable(instant),
})
export type DeskTemplate = z.infer<typeof template>

/** The words of the messages, which the hospital may change (docs/product/needs.md A12). */
export const messageDeskServices = {
  /** All events, by module. What stands for what is in messages.templates.ts. */
  listTemplates: service({
    name: 'staff.message.template.list',
    kind: 'query',
    access,
    audits: { none: 'words for everybody' },
    input: z.object({}),
    reply: list(template),
  }),
  /** For messages from now on. The sentence of the refusal says what is wrong with the words. */
  changeTemplate: service({
    name: 'staff.message.template.change',
    kind: 'command',
    access,
    audits: { writes: ['message.template.change'] },
    input: z.object({ messageType, title: z.string(), content: z.string() }),
    reply: done,
    refusals: only(messageRefusals, 'template_wrong'),
  }),
  /** Back to the words of the hospital. */
  resetTemplate: service({
    name: 'staff.message.template.reset',
    kind: 'command',
    access,
    audits: { writes: ['message.template.reset'] },
    input: z.object({ messageType }),
    reply: done,
  }),
} satisfies Services
