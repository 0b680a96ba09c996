import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { open } from '../common/ids.ts'
import { lengthUnits } from '../common/lengths.ts'
import { shownToAll } from '../common/open-ids.ts'
import {
  serveContent,
  serveDailyReplies,
  serveIconNames,
  serveLength,
  serveName,
} from '../common/timed-service.rules.ts'
import { timedService } from '../common/timed-service.schemas.ts'
import { list, obj, only, service, type Services } from '../service.ts'
import { doctorDeskRefusals, offerPrice } from './doctor-desk.rules.ts'

const access = ['operator', 'admin'] as const

/** 私人医生 at the office: for how long a doctor can be engaged, and for how much. What was bought goes on as it was bought. */
export const privateServiceServices = {
  /** Closed ones, too; in their order. */
  listPrivateServices: service({
    name: 'staff.doctor.private.list',
    kind: 'query',
    access,
    audits: { none: 'what a doctor sells' },
    input: z.object({ docId: open(shownToAll) }),
    reply: list(timedService),
  }),
  /** Without a serviceId a new one, the last in the order. None is removed: it is closed. Without an open one the offer closes. */
  savePrivateService: service({
    name: 'staff.doctor.private.save',
    kind: 'command',
    access,
    audits: { writes: ['doctor.private.create', 'doctor.private.change'] },
    input: z.object({
      docId: open(shownToAll),
      serviceId: open(shownToAll, optionalId),
      serveName,
      serveIcon: z.enum(serveIconNames),
      serveContent,
      servicePriceCents: offerPrice,
      lengthOfTime: serveLength,
      lengthUnit: z.enum(lengthUnits),
      dailyReplyLimit: serveDailyReplies,
      isOpen: z.boolean(),
    }),
    reply: obj(z.object({ serviceId: z.string() })),
    refusals: { ...only(commonRefusals, 'not_found'), ...only(doctorDeskRefusals, 'not_his_kind') },
  }),
} satisfies Services
