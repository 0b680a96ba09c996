/** Text messages by registered templates; no content beyond the template's variables. */
export interface SmsSender {
  /** Throws when the provider refuses; the job tries again. */
  send(message: SmsMessage): Promise<void>
}

export interface SmsMessage {
  /** 11 digits. */
  mobile: string
  template: SmsTemplate
  /** The template's variables in its order. */
  variables: string[]
  /** Id of the captcha that it carries, if any: the sandbox's outbox shows it. */
  cid?: string
}

/** captcha: 您的验证码是{1}，{2}分钟内有效。 · replied: a doctor has answered · consult-new, -due, -urgent: to the staff: somebody waits, a promise runs out, it cannot wait · desk-waits: something else waits at the workbench · questionnaire-flagged: somebody’s answers stand out · pathway-cannot-wait: to the patient, what his plan wants of him now · refunded: money is on its way back, there by {1} · mobile-changed: to the mobile that logged in until now; -here: to the new one, when the office has changed it; mobile-change-asked: to the old one, before it does · account-closing: from {1} on the account is gone. grant-…: a relative asks to act for this person; the link is his key. booking-stopped: a clinic of the day {1}, to choose until {2}; booking-reminder: a clinic that was booked is on {1}, 明天 or a date. exam-slot-cancelled: the hospital takes back the time of the day {1}, another can be chosen; exam-cancelled: it does not carry out the examination of the day {1} · checkup-cancelled: the centre calls off the day {1}, money goes back · surgery-cancelled: what the hospital had planned for {1} is off. waitlist-offered: a number is kept until {1} · draw-won: 15 minutes to pay run. None carries personal data beside the code and the key. */
export type SmsTemplate =
  | 'captcha'
  | 'consult-replied'
  | 'consult-refunded'
  | 'consult-new'
  | 'consult-due'
  | 'consult-urgent'
  | 'desk-waits'
  | 'questionnaire-flagged'
  | 'pathway-cannot-wait'
  | 'waitlist-offered'
  | 'draw-won'
  | 'mobile-changed'
  | 'mobile-changed-here'
  | 'mobile-change-asked'
  | 'grant-asked'
  | 'grant-code'
  | 'grant-given'
  | 'account-closing'
  | 'booking-stopped'
  | 'booking-reminder'
  | 'exam-slot-cancelled'
  | 'exam-cancelled'
  | 'checkup-cancelled'
  | 'surgery-cancelled'

/** The sentence of each template, as registered with the provider and as the sandbox shows it. */
export const smsSentences: Readonly<Record<SmsTemplate, (variables: string[]) => string>> = {
  captcha: ([code, minutes]) => `您的验证码是${code}，${minutes}分钟内有效。请勿告诉他人。`,
  'consult-replied': () => '医生已回复您的咨询，请登录查看。',
  'consult-refunded': ([day]) => `您的咨询费用将在7-10个工作日内原路退回，预计${day}前到账。`,
  'consult-new': () => '您有新的咨询待回复，请登录工作台查看。',
  'consult-due': () => '您有咨询即将超过承诺的回复时间，请尽快登录工作台回复。',
  'consult-urgent': () => '有患者的情况可能很紧急，请立即登录工作台查看。',
  'desk-waits': () => '您有新的事项待处理，请登录工作台查看。',
  'pathway-cannot-wait': () => '您的诊疗计划有一项不能错过的准备，请现在登录查看并照做。',
  'questionnaire-flagged': () => '有患者填写的问卷需要关注，请尽快登录工作台查看。',
  'waitlist-offered': ([until]) => `您候补的门诊有号了，为您保留到${until}，请登录确认，超时将顺延给下一位。`,
  'draw-won': () => '您登记的摇号已中签，请在15分钟内登录支付挂号费，超时将顺延给下一位。',
  'mobile-changed': () => '您账号的登录手机号已更换，本号码不再用于登录。如非本人操作，请立即联系客服。',
  'mobile-changed-here': () =>
    '您账号的登录手机号已更换为本号码，请用本号码和验证码登录。原来登录的手机、微信和支付宝都已退出。如非本人申请，请立即联系客服。',
  'mobile-change-asked': () =>
    '有人持身份证件在医院申请更换您账号的登录手机号，正在核对。如非本人申请，请立即联系客服。',
  'grant-asked': ([link]) => `您的家人申请代您办理就医事务。请您本人打开链接查看，同意或不同意：${link}`,
  'grant-code': ([code, minutes]) =>
    `您的家人申请代您办理就医事务。同意，请把验证码${code}告诉家人，${minutes}分钟内有效；不同意，请不要提供。`,
  'grant-given': ([link]) => `您已同意家人代您办理就医事务。打开链接可随时查看或收回：${link}`,
  'booking-stopped': ([day, until]) => `您预约的${day}门诊已停诊，请在${until}前登录，改约其他时间或全额退款。`,
  'booking-reminder': ([day]) => `您预约的门诊在${day}，请登录查看就诊时间和取号方式，带好证件按时就诊。`,
  'exam-slot-cancelled': ([day]) => `您${day}的检查，医院取消了这个时间。检查单仍然有效，请登录查看原因，另选时间。`,
  'exam-cancelled': ([day]) => `您${day}的检查已由医院取消，请登录查看。有疑问请联系开单科室。`,
  'checkup-cancelled': ([day]) => `您${day}的体检已由体检中心取消，已付的费用原路退回。请登录查看原因，可另选日期。`,
  'surgery-cancelled': ([day]) => `原定${day}的安排已由医院取消，请登录查看。有疑问或要另定时间请联系科室。`,
  'account-closing': ([day]) =>
    `您已申请注销账号，将于${day}生效。如需保留，请在此之前登录撤回；如非本人操作，请立即联系客服。`,
}
