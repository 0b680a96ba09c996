import * as z from 'zod/mini'
import { obj, only, service, type Services } from '../service.ts'
import { doctorRefusals } from './doctors.refusals.ts'
import { doctor } from './doctors.schemas.ts'
import { doctorSpelling as spelling } from './doctors.words.ts'

/** 推广码: a doctor's own, that brings people to the hospital (docs/product/needs.md A36). */
export const promoteServices = {
  /** Whose code it is: what /promote shows. A coupon activity's code is asked for with smarthos.coupon.activity.details. */
  promotingDoctor: service({
    name: 'smarthos.promote.code.get',
    kind: 'query',
    access: 'anybody',
    limits: [{ per: 'address', times: 60, seconds: 60 }],
    input: z.object({ promoteCode: z.string().check(z.maxLength(64)) }),
    reply: obj(z.object({ docId: z.string(), sysDoc: doctor })),
    spelling,
    refusals: only(doctorRefusals, 'promotion_unknown'),
  }),
} satisfies Services
