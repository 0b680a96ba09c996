import type { extensions } from '../names.ts'

/** What one of our extensions is, for whoever builds the hospital's side. */
export interface ExtensionFact {
  /** On which resources it stands. */
  on: readonly string[]
  /** Its value; of several parts, each a string. */
  value:
    | 'boolean'
    | 'code'
    | 'instant'
    | 'Money'
    | 'positiveInt'
    | 'Reference'
    | 'string'
    | { parts: readonly string[] }
  title: string
  says: string
  /** Of a code. */
  codes?: readonly string[]
  isRepeated?: true
}

export const extensionTable: Readonly<Record<keyof typeof extensions, ExtensionFact>> = {
  part: {
    on: ['HealthcareService'],
    value: 'Reference',
    title: '同坐诊的科室',
    says: 'A department that sits in this multidisciplinary clinic.',
    isRepeated: true,
  },
  skill: {
    on: ['PractitionerRole'],
    value: 'string',
    title: '擅长',
    says: 'What the doctor is good at, in the hospital’s words.',
  },
  fee: {
    on: ['Schedule', 'ActivityDefinition', 'DiagnosticReport', 'PlanDefinition', 'PlanDefinition.action'],
    value: 'Money',
    title: '费用',
    says: 'What registering costs, what an item that anybody may order, a health check or an addition to it costs, what has to be paid before a report is opened. CNY.',
  },
  releaseAt: {
    on: ['Schedule'],
    value: 'instant',
    title: '放号时间',
    says: 'From when the slots of this calendar are given out.',
  },
  releaseBy: {
    on: ['Schedule'],
    value: 'code',
    title: '放号方式',
    says: 'How they are given out.',
    codes: ['first_come', 'draw'],
  },
  period: {
    on: ['Schedule'],
    value: 'code',
    title: '午别',
    says: 'Which part of the day it is, where the time does not say it.',
    codes: ['am', 'pm', 'evening'],
  },
  no: {
    on: ['Slot', 'Task'],
    value: 'positiveInt',
    title: '号序',
    says: 'The number within the schedule, within the queue, or among the stations of a guide sheet.',
  },
  holdUntil: {
    on: ['Appointment'],
    value: 'instant',
    title: '占号截止',
    says: 'So long an appointment is kept while it is pending.',
  },
  visitCard: {
    on: ['Appointment', 'Invoice'],
    value: 'string',
    title: '就诊卡号',
    says: 'The visit card that the patient comes with.',
  },
  minutes: {
    on: ['ServiceRequest'],
    value: 'positiveInt',
    title: '检查时长（分钟）',
    says: 'How long the examination takes, getting ready included; 15 where it is left out.',
  },
  needsAppointment: {
    on: ['ServiceRequest'],
    value: 'boolean',
    title: '需预约',
    says: 'Whether it needs a place; where it is left out it does if it names a device.',
  },
  needsFasting: {
    on: ['ServiceRequest'],
    value: 'boolean',
    title: '需空腹',
    says: 'Whether the patient comes fasting.',
  },
  contrast: {
    on: ['ServiceRequest'],
    value: 'code',
    title: '造影剂',
    says: 'Which contrast agent is given.',
    codes: ['iodine', 'gadolinium', 'barium'],
  },
  sedated: {
    on: ['ServiceRequest'],
    value: 'boolean',
    title: '镇静',
    says: 'Whether the patient is sedated and must be brought home.',
  },
  payAt: {
    on: ['Appointment'],
    value: 'code',
    title: '缴费地点',
    says: 'Where registering is paid.',
    codes: ['us', 'window'],
  },
  paid: {
    on: ['Appointment', 'ServiceRequest'],
    value: 'Money',
    title: '已付',
    says: 'What was paid through Nethos. CNY.',
  },
  unitPrice: {
    on: ['ChargeItem'],
    value: 'Money',
    title: '单价',
    says: 'What one of it costs; priceOverride is what all of it costs, as the hospital rounds it. CNY.',
  },
  payUntil: {
    on: ['Invoice'],
    value: 'instant',
    title: '缴费截止',
    says: 'Until when it can be paid; thirty days from its date where it is left out.',
  },
  guide: {
    on: ['Invoice'],
    value: { parts: ['place', 'note'] },
    title: '去哪里',
    says: 'Where the patient goes with a paid bill, and what he does there.',
    isRepeated: true,
  },
  bed: { on: ['Account'], value: 'string', title: '床号', says: 'The bed of the stay.' },
  paidFor: {
    on: ['PaymentReconciliation'],
    value: 'code',
    title: '缴费用途',
    says: 'What the money is for.',
    codes: ['outpatient', 'deposit', 'discharge'],
  },
  payWay: {
    on: ['PaymentReconciliation'],
    value: 'string',
    title: '缴费方式',
    says: 'How it was paid, in the hospital’s words.',
  },
  arriveAt: {
    on: ['ServiceRequest'],
    value: 'instant',
    title: '到院时间',
    says: 'When the patient arrives for the operation; the planned time where it is left out.',
  },
  anaesthesia: {
    on: ['ServiceRequest'],
    value: 'code',
    title: '麻醉方式',
    says: 'How the patient is anaesthetised; where it is left out the patient is told the longer fast, that of general.',
    codes: ['none', 'local', 'general'],
  },
  stopDrug: {
    on: ['ServiceRequest'],
    value: { parts: ['drug', 'days'] },
    title: '术前停药',
    says: 'A drug that the doctor orders to leave off; days: the last dose is taken so many days before.',
    isRepeated: true,
  },
  heldFor: {
    on: ['Location'],
    value: 'Reference',
    title: '留给谁',
    says: 'The admission note (ServiceRequest) that a bed is held for; removed where it is free again or the patient lies in it.',
  },
  roomGender: {
    on: ['Location'],
    value: 'code',
    title: '病房性别',
    says: 'Whom the room of the bed is for; whoever comes where it is left out.',
    codes: ['M', 'F'],
  },
  version: {
    on: ['Task'],
    value: 'positiveInt',
    title: '版本',
    says: 'Of an arrangement, counts up with every change: what is older changes nothing.',
  },
  meal: {
    on: ['Location'],
    value: { parts: ['meal', 'time', 'dishes', 'orderUntil'] },
    title: '病区餐食',
    says: 'A meal of the ward: its name, when it comes, what there is, until when it can be ordered.',
    isRepeated: true,
  },
  visiting: {
    on: ['Location'],
    value: 'string',
    title: '探视',
    says: 'A sentence about visiting the ward.',
    isRepeated: true,
  },
  wardRule: {
    on: ['Location'],
    value: 'string',
    title: '病区须知',
    says: 'A rule of the ward.',
    isRepeated: true,
  },
  needsDesk: {
    on: ['HealthcareService'],
    value: 'boolean',
    title: '人工确认',
    says: 'The people of the health-check centre look at every order before it is confirmed.',
  },
  offeredAt: {
    on: ['PlanDefinition'],
    value: 'Reference',
    title: '体检机构',
    says: 'The health-check centre (HealthcareService) that offers the package.',
  },
  marriedOnly: {
    on: ['PlanDefinition'],
    value: 'boolean',
    title: '限已婚',
    says: 'The package is for the married alone.',
  },
  occupation: { on: ['Patient'], value: 'code', title: '职业', says: 'The occupation by GB/T 2261.4, two digits.' },
}
