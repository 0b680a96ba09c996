import * as z from 'zod/mini'
import { pushEndpoint, pushSubscription } from '../common/push-subscription.ts'
import { done, obj, only, service, staffRoles, type Services } from '../service.ts'
import { notifyRefusals } from './notify.refusals.ts'
import { noticeSetting } from './notify.rules.ts'

/** How the staff hear that somebody waits; each his own (docs/decisions/0111). */
export const notifyServices = {
  myNotices: service({
    name: 'staff.notice.get',
    kind: 'query',
    access: staffRoles,
    audits: { none: 'his own setting' },
    input: z.object({}),
    reply: obj(noticeSetting),
  }),
  saveNotices: service({
    name: 'staff.notice.save',
    kind: 'command',
    access: staffRoles,
    audits: { writes: ['staff.notice.change'] },
    input: noticeSetting,
    reply: done,
  }),
  /** Sends at once by the saved ways, whatever the hour. */
  tryNotices: service({
    name: 'staff.notice.try',
    kind: 'command',
    access: staffRoles,
    audits: { none: 'a message to himself' },
    limits: [{ per: 'account', times: 5, seconds: 3600 }],
    input: z.object({}),
    reply: done,
    refusals: only(notifyRefusals, 'no_way'),
  }),
  /** What a browser subscribes with. */
  pushKey: service({
    name: 'staff.push.key',
    kind: 'query',
    access: staffRoles,
    audits: { none: 'a public key' },
    input: z.object({}),
    reply: obj(z.object({ publicKey: z.string() })),
  }),
  /** This browser takes messages as long as its session lasts. Again: with what it says now. */
  subscribePush: service({
    name: 'staff.push.subscribe',
    kind: 'command',
    access: staffRoles,
    audits: { none: 'his own browser' },
    input: pushSubscription,
    reply: done,
    refusals: only(notifyRefusals, 'push_unknown'),
  }),
  unsubscribePush: service({
    name: 'staff.push.unsubscribe',
    kind: 'command',
    access: staffRoles,
    audits: { none: 'his own browser' },
    input: z.object({ endpoint: pushEndpoint }),
    reply: done,
  }),
} satisfies Services
