import type { Template } from './template.ts'

/** What questionnaires tell. */
export const questionnaireTemplates = {
  questionnaire_assigned: {
    moduleType: 'record',
    event: '医院请患者填写问卷',
    title: '有一份问卷请您填写',
    content: '医院请{就诊人}填写“{问卷}”，您的回答会帮助医生了解情况。',
    values: { person: '就诊人', title: '问卷' },
  },
} as const satisfies Readonly<Record<string, Template>>
