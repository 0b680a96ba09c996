import type { peopleServices } from '@nethos/contract/people/people.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { sendCaptcha } from '../captcha/public.ts'
import { mayAdd } from './judge-addition.ts'
import { findPerson } from './person.table.ts'

export const sendPersonCaptcha: HandlerOf<typeof peopleServices.sendPersonCaptcha> = async ({ input, ctx, refuse }) =>
  (await mayAdd(ctx)) ? sendCaptcha(ctx, 'person', input.mobile) : refuse('too_many_added')

export const sendPersonMobileCaptcha: HandlerOf<typeof peopleServices.sendPersonMobileCaptcha> = async ({
  input,
  ctx,
  refuse,
}) => ((await findPerson(ctx, input.personId)) ? sendCaptcha(ctx, 'person_mobile', input.mobile) : refuse('not_found'))
