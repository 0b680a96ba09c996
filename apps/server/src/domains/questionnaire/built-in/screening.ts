import { nthOf, present } from '@nethos/contract/common/present.ts'
import type { QuestionnaireDraft } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { emergencyNumber, is, ownForm, single, when, yesNo, type ItemDraft } from './parts.ts'

const promise = '本人承诺以上填写的内容真实、完整。如有隐瞒，愿意承担由此产生的责任。'
const fever: ItemDraft = single('fever', '最近14天有没有发热（体温37.3℃或以上）？', yesNo)
const temperature: ItemDraft = {
  kind: 'number',
  id: 'temperature',
  text: '最高的一次体温是多少？',
  min: 34,
  max: 43,
  decimals: 1,
  unit: { ucum: 'Cel', label: '℃' },
  required: true,
  shownWhen: when(is('fever', 'yes')),
}
const signs: ItemDraft = {
  kind: 'multiple',
  id: 'signs',
  text: '最近14天有没有下面这些情况？',
  required: true,
  options: [
    { value: 'cough', label: '咳嗽、咽痛' },
    { value: 'breath', label: '气短、喘不上气' },
    { value: 'chest', label: '胸口痛或压着不舒服' },
    { value: 'diarrhoea', label: '拉肚子' },
    { value: 'rash', label: '皮疹' },
    { value: 'none', label: '都没有', alone: true },
  ],
}
const redFlags: QuestionnaireDraft['redFlags'] = [
  {
    id: 'breath',
    when: when(is('signs', 'breath'), is('signs', 'chest')),
    title: '请先不要等',
    advice: '如果现在喘不上气或胸口痛，请立即拨打120，或去最近医院的急诊。',
    helplines: [emergencyNumber],
    flagged: true,
  },
  {
    id: 'fever',
    when: when(is('fever', 'yes')),
    title: '请先去发热门诊',
    advice: '请戴好口罩，先到发热门诊就诊，不要直接到其他科室。',
    flagged: true,
  },
]

const contact: ItemDraft = single('contact', '最近14天有没有接触过发热的人或确诊的传染病人？', yesNo)
const cluster: ItemDraft = single('cluster', '家里、单位或学校最近有没有两个以上的人同时发热？', yesNo)
const travel: ItemDraft = single('travel', '最近14天有没有从国外回来？', yesNo)
const country: ItemDraft = {
  kind: 'text',
  id: 'country',
  text: '去过哪里？',
  most: 50,
  required: true,
  shownWhen: when(is('travel', 'yes')),
}

export const outpatientScreening: QuestionnaireDraft = {
  ...ownForm,
  title: '门诊患者筛查表',
  purpose: 'screening',
  selfService: true,
  introduction: '就诊前请如实填写，帮助您和其他病人都安全。',
  promise,
  redFlags,
  pages: [{ items: [fever, temperature, signs] }, { items: [contact, cluster, travel, country] }],
}

export const inpatientScreening: QuestionnaireDraft = {
  ...ownForm,
  title: '住院患者筛查表',
  purpose: 'screening',
  selfService: true,
  introduction: '办理住院前请如实填写。陪护的家人也请各填一份。',
  promise,
  redFlags,
  pages: [
    { items: [fever, temperature, signs] },
    {
      items: [
        contact,
        travel,
        country,
        single('transfer', '最近一个月在别的医院住过院吗？', yesNo),
        {
          kind: 'text',
          id: 'hospital',
          text: '是哪家医院？',
          most: 50,
          required: true,
          shownWhen: when(is('transfer', 'yes')),
        },
        single('resistant', '医生有没有说过您带有耐药菌？', [...yesNo, { value: 'unknown', label: '不清楚' }]),
        single('companion', '有家人陪护吗？', yesNo),
      ],
    },
  ],
}

export const epidemiological: QuestionnaireDraft = {
  ...ownForm,
  title: '流行病学调查',
  purpose: 'epidemiological',
  selfService: true,
  introduction: '请按实际情况回答每一题。',
  promise,
  redFlags: [nthOf(present(redFlags), 1)],
  pages: [
    {
      items: [
        fever,
        single('cough', '最近14天有没有咳嗽、咽痛、乏力？', yesNo),
        contact,
        cluster,
        travel,
        single('animal', '最近14天有没有接触过活禽、野生动物，或病死的牲畜？', yesNo),
        single('tested', '最近14天有没有被要求隔离或做传染病检测？', yesNo),
      ],
    },
  ],
}
