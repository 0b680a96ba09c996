import type { Template } from './template.ts'

const renewalValues = { person: '就诊人', doctor: '医生' } as const

/** What a renewal and the medicines of it tell. */
export const renewalTemplates = {
  renewal_to_pay: {
    moduleType: 'renewal',
    event: '处方审核通过，等待缴费',
    title: '处方已审核通过，请缴费',
    content: '{就诊人}的续方处方已由{医生}开具、药师审核通过。请在3天内完成缴费，逾期处方失效。',
    values: renewalValues,
  },
  renewal_refused: {
    moduleType: 'renewal',
    event: '医生没有开具续方',
    title: '续方申请未通过',
    content: '{就诊人}向{医生}申请的线上续方没有通过，原因请点击查看。',
    values: renewalValues,
  },
  renewal_cancelled: {
    moduleType: 'renewal',
    event: '线上续方已取消',
    title: '线上续方已取消',
    content: '{就诊人}向{医生}申请的线上续方已取消，原因请点击查看。',
    values: renewalValues,
  },
  renewal_sent: {
    moduleType: 'renewal',
    event: '药品已寄出',
    title: '药品已寄出',
    content: '{就诊人}的药品已寄出，点击查看快递单号。收到后请核对药品，确认收货。',
    values: renewalValues,
  },
  renewal_ready: {
    moduleType: 'renewal',
    event: '药品已配好，等待取药',
    title: '药品已配好，请来取药',
    content: '{就诊人}的药品已配好，请带好证件在7天内到医院药房取药。',
    values: renewalValues,
  },
  renewal_refunded: {
    moduleType: 'renewal',
    event: '续方费用已退',
    title: '续方费用已退',
    content: '{就诊人}已取消的线上续方，费用已经退回。',
    values: renewalValues,
  },
  medication_time: {
    moduleType: 'renewal',
    isPushedEachTime: true,
    event: '到了服药的时间',
    title: '该用药了',
    content: '{就诊人}现在该用：{药品}。请按处方用药，用后点开标记“已服用”。如有不适，请及时到线下医院就诊。',
    values: { person: '就诊人', drugs: '药品' },
  },
} as const satisfies Readonly<Record<string, Template>>
