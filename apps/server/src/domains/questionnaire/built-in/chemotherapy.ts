import type { QuestionnaireDraft } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { emergencyNumber, is, ownForm, single, when, yesNo } from './parts.ts'

/** Fever: single 38.3 degrees, or 38.0 for more than an hour. Diarrhoea by the grades of CTCAE 5.0. */
export const postChemotherapy: QuestionnaireDraft = {
  ...ownForm,
  purpose: 'followUp',
  title: '化疗后随访',
  source:
    '本院自用；发热标准参照《中国中性粒细胞缺乏伴发热患者抗菌药物临床应用指南》（2020），腹泻分级参照《常见不良事件评价标准》（CTCAE 5.0，2017）',
  introduction: '请按今天的情况填写。不舒服不要等到下次化疗再说。',
  pages: [
    {
      items: [
        {
          kind: 'number',
          id: 'temperature',
          text: '今天最高的体温',
          help: '口温或腋温都可以，量两次取高的',
          required: true,
          min: 34,
          max: 43,
          decimals: 1,
          unit: { ucum: 'Cel', label: '℃' },
        },
        single('chills', '有没有38℃以上超过1小时，或打寒战？', yesNo),
        single('breath', '有没有突然胸痛、气短，或人不清醒？', yesNo),
        single('bleeding', '有没有流鼻血或牙龈出血止不住、皮肤出血点、黑便？', yesNo),
      ],
    },
    {
      items: [
        single('vomiting', '恶心、呕吐怎么样？', [
          { value: 'none', label: '没有' },
          { value: 'some', label: '有，还能吃喝' },
          { value: 'severe', label: '喝水也吐，或一整天吃不下' },
        ]),
        {
          kind: 'number',
          id: 'stools',
          text: '今天比平时多拉几次？',
          required: true,
          min: 0,
          max: 30,
          unit: { ucum: '/d', label: '次' },
        },
        single('mouth', '嘴里怎么样？', [
          { value: 'none', label: '没有不舒服' },
          { value: 'sore', label: '有点痛，能吃' },
          { value: 'severe', label: '烂了，吃不下' },
        ]),
        single('line', '针口或输液港周围有没有红肿、流脓、越来越痛？', yesNo),
        { kind: 'text', id: 'words', text: '还有什么想告诉医生的？', most: 500, long: true },
      ],
    },
  ],
  redFlags: [
    {
      id: 'danger',
      when: when(is('breath', 'yes')),
      title: '请马上就医',
      advice: '突然胸痛、气短或人不清醒，请立即拨打120。',
      helplines: [emergencyNumber],
      flagged: true,
    },
    {
      id: 'fever',
      when: when(is('chills', 'yes'), { question: 'temperature', operator: '>=', answer: 38.3 }),
      title: '请今天就到急诊',
      advice:
        '化疗后发热可能是白细胞低引起的感染，进展很快。请现在就到急诊，告诉医生您正在化疗。不要自己吃退烧药等一等。',
      helplines: [emergencyNumber],
      flagged: true,
    },
    {
      id: 'bleeding',
      when: when(is('bleeding', 'yes'), is('line', 'yes')),
      title: '请今天就联系医院',
      advice: '出血止不住、身上有出血点，或针口红肿流脓，请今天就到医院，查血常规、看针口。',
      flagged: true,
    },
    {
      id: 'intake',
      when: when(is('vomiting', 'severe'), is('mouth', 'severe'), { question: 'stools', operator: '>=', answer: 4 }),
      title: '请今天就联系病区',
      advice:
        '一直吐、吃不下，或一天多拉4次以上，容易脱水。请今天就打电话给病区，能喝就少量多次喝。多拉7次以上请到急诊。',
      flagged: true,
    },
  ],
}
