import type { QuestionnaireDraft } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import {
  band,
  emergencyNumber,
  is,
  ownForm,
  scoredOptions,
  single,
  total,
  when,
  yesNo,
  type ItemDraft,
} from './parts.ts'

const followUp = { ...ownForm, purpose: 'followUp' } as const
const weight: ItemDraft = {
  kind: 'number',
  id: 'weight',
  text: '现在的体重',
  min: 2,
  max: 300,
  decimals: 1,
  unit: { ucum: 'kg', label: '公斤' },
}
const words: ItemDraft = { kind: 'text', id: 'words', text: '还有什么想告诉医生的？', most: 500, long: true }
const medicine = single('medicine', '药有没有按医嘱吃？', [
  { value: 'all', label: '一直按时吃' },
  { value: 'some', label: '偶尔漏' },
  { value: 'stopped', label: '自己停了' },
  { value: 'none', label: '医生没有开药' },
])

/**
 * The clinical part of the Harvey-Bradshaw index (Lancet 1980;1:514): how one feels, pain, and each liquid stool a point.
 * Without the doctor's findings it is no index, and is not called one.
 */
export const ibd: QuestionnaireDraft = {
  ...followUp,
  title: '炎症性肠病随访',
  source: '本院自用；症状计分参照 Harvey RF, Bradshaw JM. Lancet 1980;1:514 的患者自述部分',
  introduction: '请按昨天一整天的情况填写。',
  pages: [
    {
      items: [
        single(
          'general',
          '总的感觉怎么样？',
          scoredOptions([
            [0, '很好'],
            [1, '稍差'],
            [2, '差'],
            [3, '很差'],
            [4, '极差'],
          ]),
        ),
        single(
          'pain',
          '肚子痛吗？',
          scoredOptions([
            [0, '不痛'],
            [1, '轻微'],
            [2, '中等'],
            [3, '很痛'],
          ]),
        ),
        {
          kind: 'number',
          id: 'stools',
          text: '昨天拉稀几次？',
          required: true,
          min: 0,
          max: 30,
          unit: { ucum: '/d', label: '次' },
        },
        single('blood', '大便里有血吗？', [
          { value: 'none', label: '没有' },
          { value: 'some', label: '有一点' },
          { value: 'much', label: '很多' },
        ]),
      ],
    },
    { items: [single('fever', '最近有没有发热？', yesNo), weight, medicine, words] },
  ],
  redFlags: [
    {
      id: 'blood',
      when: when(is('blood', 'much'), { question: 'stools', operator: '>=', answer: 10 }),
      title: '请今天就看医生',
      advice: '便血很多，或一天拉稀十次以上，请今天就到急诊或消化科就诊。头晕、心慌、站不稳时请拨打120。',
      helplines: [emergencyNumber],
      flagged: true,
    },
  ],
  scores: [
    total(
      '症状分',
      ['general', 'pain', 'stools'],
      [
        band(0, 4, 'quiet', '症状平稳', 'good', '请按时用药，按计划复查。'),
        band(5, 7, 'mild', '轻度症状', 'watch', '症状有些活动，请联系您的医生。'),
        band(8, 16, 'moderate', '中度症状', 'warn', '症状比较明显，请尽快复诊。', true),
        band(17, 37, 'severe', '重度症状', 'danger', '症状很重，请今天就看医生。', true),
      ],
    ),
  ],
}

export const pulmonaryVascular: QuestionnaireDraft = {
  ...followUp,
  title: '肺血管病随访',
  introduction: '请按最近一周的情况填写。',
  pages: [
    {
      items: [
        single(
          'activity',
          '平时活动时怎么样？',
          scoredOptions([
            [1, '一般活动不受影响'],
            [2, '休息时没事，一般活动就气短、乏力'],
            [3, '休息时没事，稍微一动就气短、乏力'],
            [4, '休息时也气短，一动就更重'],
          ]),
        ),
        single(
          'fainted',
          '最近晕倒过吗？',
          scoredOptions([
            [0, '没有'],
            [4, '有'],
          ]),
        ),
        single(
          'swelling',
          '脚或小腿肿吗？',
          scoredOptions([
            [0, '不肿'],
            [1, '有一点'],
            [2, '明显'],
          ]),
        ),
        single(
          'blood',
          '咳嗽带血吗？',
          scoredOptions([
            [0, '没有'],
            [4, '有'],
          ]),
        ),
      ],
    },
    {
      items: [
        {
          kind: 'number',
          id: 'oxygen',
          text: '家里测的血氧饱和度',
          help: '没有仪器可以不填',
          min: 40,
          max: 100,
          unit: { ucum: '%', label: '%' },
        },
        {
          kind: 'number',
          id: 'pulse',
          text: '安静时的心率',
          min: 20,
          max: 250,
          unit: { ucum: '/min', label: '次/分' },
        },
        weight,
        single('anticoagulant', '在吃抗凝药（防血栓的药）吗？', yesNo),
        single('bleeding', '最近有没有牙龈出血、皮肤瘀斑或黑便？', yesNo, {
          shownWhen: when(is('anticoagulant', 'yes')),
        }),
        medicine,
        words,
      ],
    },
  ],
  redFlags: [
    {
      id: 'danger',
      when: when(is('fainted', 'o1'), is('blood', 'o1'), is('activity', 'o3'), {
        question: 'oxygen',
        operator: '<',
        answer: 88,
      }),
      title: '请马上就医',
      advice: '晕倒、咳血、休息时也气短，或血氧低于88%，请立即拨打120或去最近医院的急诊。',
      helplines: [emergencyNumber],
      flagged: true,
    },
    {
      id: 'bleeding',
      when: when(is('bleeding', 'yes')),
      title: '可能和抗凝药有关',
      advice: '请今天就联系您的医生，不要自己停药或加量。黑便、呕血或止不住的出血请拨打120。',
      helplines: [emergencyNumber],
      flagged: true,
    },
  ],
  scores: [
    total(
      '症状分',
      ['activity', 'fainted', 'swelling', 'blood'],
      [
        band(1, 1, 'stable', '平稳', 'good', '请继续按时用药、按计划复查。'),
        band(2, 3, 'watch', '需要留意', 'watch', '请每天称体重、记录气短的情况，一周内联系医生。'),
        band(4, 14, 'worse', '可能加重', 'danger', '病情可能在加重，请尽快就诊。', true),
      ],
    ),
  ],
}

export const rehabilitation: QuestionnaireDraft = {
  ...followUp,
  title: '康复随访',
  introduction: '请按最近一周的情况填写。',
  pages: [
    {
      items: [
        { kind: 'bodySite', id: 'site', text: '正在康复的是哪里？', required: true, most: 3 },
        {
          kind: 'scale',
          id: 'pain',
          text: '训练时最痛有几分？',
          required: true,
          min: 0,
          max: 10,
          words: [
            { at: 0, label: '不痛' },
            { at: 10, label: '最痛' },
          ],
        },
        {
          kind: 'slider',
          id: 'days',
          text: '这周有几天按计划训练了？',
          required: true,
          min: 0,
          max: 7,
          words: [
            { at: 0, label: '没有' },
            { at: 7, label: '每天' },
          ],
        },
        single(
          'better',
          '和上周比',
          scoredOptions([
            [0, '好多了'],
            [1, '好一点'],
            [2, '差不多'],
            [3, '差一点'],
            [4, '差多了'],
          ]),
        ),
        single('fell', '这周跌倒过吗？', yesNo),
      ],
    },
    {
      items: [
        { kind: 'picture', id: 'picture', text: '想给医生看的照片', help: '例如伤口、关节，可以不传', most: 3 },
        words,
      ],
    },
  ],
  redFlags: [
    {
      id: 'fell',
      when: when(is('fell', 'yes')),
      title: '跌倒后请先检查',
      advice: '跌倒后如果痛得厉害、不能走，或碰到了头，请先停止训练，马上就医。',
      flagged: true,
    },
  ],
  scores: [
    {
      id: 'total',
      title: '康复进展',
      // Of the days trained, more is better; of the pain and of the change, less: the days are turned round.
      groups: [
        { id: 'pain', title: '疼痛', terms: [{ question: 'pain' }] },
        { id: 'days', title: '没训练的天数', terms: [{ question: 'days', reversed: true }] },
        { id: 'change', title: '变化', terms: [{ question: 'better' }] },
      ],
      bands: [
        band(0, 6, 'good', '进展顺利', 'good', '请按计划继续训练。'),
        band(7, 12, 'watch', '需要调整', 'watch', '训练或疼痛有些困难，请在下次复诊时和康复师商量。'),
        band(13, 21, 'worse', '进展不顺', 'warn', '请尽快联系康复师，调整训练计划。', true),
      ],
    },
  ],
}

export const postSurgery: QuestionnaireDraft = {
  ...followUp,
  title: '术后随访',
  introduction: '请按今天的情况填写，帮助医生了解您的恢复。',
  pages: [
    {
      items: [
        { kind: 'date', id: 'day', text: '哪天做的手术？', required: true, latest: 'today' },
        {
          kind: 'scale',
          id: 'pain',
          text: '现在伤口有几分痛？',
          required: true,
          min: 0,
          max: 10,
          words: [
            { at: 0, label: '不痛' },
            { at: 10, label: '最痛' },
          ],
        },
        {
          kind: 'number',
          id: 'temperature',
          text: '今天的体温',
          required: true,
          min: 34,
          max: 43,
          decimals: 1,
          unit: { ucum: 'Cel', label: '℃' },
        },
        {
          kind: 'multiple',
          id: 'wound',
          text: '伤口看起来怎么样？',
          required: true,
          options: [
            { value: 'dry', label: '干净、干燥', alone: true },
            { value: 'red', label: '红肿' },
            { value: 'pus', label: '流脓或有异味' },
            { value: 'bleeding', label: '出血止不住' },
            { value: 'open', label: '裂开' },
          ],
        },
        {
          kind: 'picture',
          id: 'picture',
          text: '请拍一张伤口的照片',
          most: 3,
          shownWhen: when(is('wound', 'red'), is('wound', 'pus'), is('wound', 'open')),
        },
      ],
    },
    {
      items: [
        single('eating', '吃东西怎么样？', [
          { value: 'good', label: '正常' },
          { value: 'less', label: '吃得少' },
          { value: 'none', label: '吃不下或呕吐' },
        ]),
        single('leg', '小腿一侧肿痛，或突然胸痛、气短吗？', yesNo),
        medicine,
        words,
      ],
    },
  ],
  redFlags: [
    {
      id: 'clot',
      when: when(is('leg', 'yes'), is('wound', 'bleeding')),
      title: '请马上就医',
      advice: '突然胸痛气短、一侧小腿肿痛，或伤口出血止不住，请立即拨打120或去最近医院的急诊。',
      helplines: [emergencyNumber],
      flagged: true,
    },
    {
      id: 'infection',
      when: when(is('wound', 'pus'), is('wound', 'open'), { question: 'temperature', operator: '>=', answer: 38.5 }),
      title: '请今天就联系医生',
      advice: '伤口流脓、裂开，或体温38.5℃以上，可能是感染，请今天就到医院看伤口。',
      flagged: true,
    },
  ],
  scores: [
    total(
      '疼痛',
      ['pain'],
      [
        band(0, 3, 'mild', '不痛或轻度', 'good', '恢复得不错，请继续休息、按时换药。'),
        band(4, 6, 'moderate', '中度疼痛', 'watch', '按医嘱用止痛药；一天后不见好请联系医生。'),
        band(7, 10, 'severe', '重度疼痛', 'danger', '痛得很厉害，请马上联系医生。', true),
      ],
    ),
  ],
}
