import * as z from 'zod/mini'
import { smsSentences, type SmsTemplate } from '../../ports/sms.ts'
import type { SentSms } from './sms-outbox.table.ts'

/** What is registered with the sandbox's provider: application, signature, and the ids of our templates. */
export const registered = {
  appId: '1400000001',
  signName: '南山云医院',
  templates: {
    captcha: '2000001',
    'consult-replied': '2000002',
    'consult-refunded': '2000003',
    'consult-new': '2000004',
    'consult-due': '2000016',
    'consult-urgent': '2000017',
    'desk-waits': '2000018',
    'questionnaire-flagged': '2000019',
    'pathway-cannot-wait': '2000020',
    'waitlist-offered': '2000321',
    'draw-won': '2000322',
    'mobile-changed': '2000110',
    'mobile-changed-here': '2000112',
    'mobile-change-asked': '2000113',
    'grant-asked': '2000005',
    'grant-code': '2000006',
    'grant-given': '2000007',
    'account-closing': '2000111',
    'booking-stopped': '2000311',
    'booking-reminder': '2000313',
    'exam-slot-cancelled': '2000331',
    'exam-cancelled': '2000332',
    'checkup-cancelled': '2000341',
    'surgery-cancelled': '2000351',
  } satisfies Record<SmsTemplate, string>,
} as const

const variablesOf: Readonly<Record<SmsTemplate, number>> = {
  captcha: 2,
  'consult-replied': 0,
  'consult-refunded': 1,
  'consult-new': 0,
  'consult-due': 0,
  'consult-urgent': 0,
  'desk-waits': 0,
  'questionnaire-flagged': 0,
  'pathway-cannot-wait': 0,
  'waitlist-offered': 1,
  'draw-won': 0,
  'mobile-changed': 0,
  'mobile-changed-here': 0,
  'mobile-change-asked': 0,
  'grant-asked': 1,
  'grant-code': 2,
  'grant-given': 1,
  'account-closing': 1,
  'booking-stopped': 2,
  'booking-reminder': 1,
  'exam-slot-cancelled': 1,
  'exam-cancelled': 1,
  'checkup-cancelled': 1,
  'surgery-cancelled': 1,
}

const request = z.object({
  PhoneNumberSet: z.array(z.string()).check(z.minLength(1), z.maxLength(200)),
  SmsSdkAppId: z.string(),
  SignName: z.string(),
  TemplateId: z.string(),
  TemplateParamSet: z._default(z.array(z.string()), []),
  SessionContext: z.optional(z.string().check(z.maxLength(511))),
})
export type SendSms = z.infer<typeof request>

/** The provider's answer about one number. */
export interface SendStatus {
  SerialNo: string
  PhoneNumber: string
  Fee: number
  SessionContext: string
  Code: string
  Message: string
  IsoCode: string
}

/** The call, or the provider's error code for it. */
export function readSendSms(body: Buffer): SendSms | string {
  let read: unknown
  try {
    read = JSON.parse(body.toString())
  } catch {
    return 'InvalidParameter'
  }
  const call = z.safeParse(request, read)
  if (!call.success) return 'InvalidParameterValue'
  if (call.data.SmsSdkAppId !== registered.appId) return 'UnauthorizedOperation.SmsSdkAppIdVerifyFail'
  return call.data
}

const chinese = /^(?:\+86|0086|86)?(1\d{10})$/

/** What goes out to one number, or the provider's code why nothing does. */
export function smsFor(
  number: string,
  { SignName, TemplateId, TemplateParamSet, SessionContext }: SendSms,
): Omit<SentSms, 'at'> | string {
  const mobile = chinese.exec(number)?.[1]
  if (!mobile) return 'InvalidParameterValue.IncorrectPhoneNumber'
  if (SignName !== registered.signName) return 'FailedOperation.SignatureIncorrectOrUnapproved'
  const template = (Object.keys(registered.templates) as SmsTemplate[]).find(
    word => registered.templates[word] === TemplateId,
  )
  if (!template) return 'FailedOperation.TemplateIncorrectOrUnapproved'
  if (TemplateParamSet.length !== variablesOf[template])
    return 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate'
  return {
    mobile,
    text: `【${SignName}】${smsSentences[template](TemplateParamSet)}`,
    code: template === 'captcha' || template === 'grant-code' ? (TemplateParamSet[0] ?? null) : null,
    cid: SessionContext ?? null,
  }
}
