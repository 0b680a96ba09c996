import type { QuestionnaireDraft } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { band, ownForm, total, type ItemDraft } from './parts.ts'

const grades = [
  { value: '1', label: '很不满意', score: 1 },
  { value: '2', label: '不满意', score: 2 },
  { value: '3', label: '一般', score: 3 },
  { value: '4', label: '满意', score: 4 },
  { value: '5', label: '很满意', score: 5 },
]
const matrix = (rows: readonly (readonly [string, string])[]): ItemDraft => ({
  kind: 'matrix',
  id: 'parts',
  text: '下面这些您满意吗？',
  required: true,
  rows: rows.map(([id, text]) => ({ id, text })),
  options: grades,
})
const recommend: ItemDraft = {
  kind: 'slider',
  id: 'recommend',
  text: '您愿意把我们推荐给亲友吗？',
  required: true,
  min: 0,
  max: 10,
  words: [
    { at: 0, label: '不愿意' },
    { at: 5, label: '说不好' },
    { at: 10, label: '很愿意' },
  ],
}
const waited: ItemDraft = {
  kind: 'single',
  id: 'waited',
  text: '等候的时间让您觉得太长了吗？',
  required: true,
  options: [
    { value: '1', label: '一点也不', score: 1 },
    { value: '2', label: '不太长', score: 2 },
    { value: '3', label: '一般', score: 3 },
    { value: '4', label: '有点长', score: 4 },
    { value: '5', label: '太长了', score: 5 },
  ],
}
const better: ItemDraft = { kind: 'text', id: 'better', text: '还有什么想对我们说的？', most: 500, long: true }

/** Every row from 1 to 5, and the waiting the other way round. */
const satisfaction = (title: string, rows: readonly (readonly [string, string])[]): Partial<QuestionnaireDraft> => {
  const count = rows.length + 1
  const low = Math.floor(count * 2.4)
  const high = Math.floor(count * 3.6)
  return {
    title,
    introduction: '一共几道题，一两分钟就能填完。您的意见会直接送到医院，不会影响您的治疗。',
    pages: [{ items: [matrix(rows), waited] }, { items: [recommend, better] }],
    scores: [
      total(
        '满意度',
        [],
        [
          band(count, low, 'low', '不满意', 'warn', '很抱歉没有让您满意。我们会认真看您的意见，改进服务。', true),
          band(low + 1, high, 'middle', '一般', 'watch', '谢谢您的意见，我们会继续改进。'),
          band(high + 1, count * 5, 'high', '满意', 'good', '谢谢您的认可，祝您早日康复。'),
        ],
        {
          higherIs: 'better',
          groups: [
            { id: 'parts', title: '各方面', terms: [{ question: 'parts' }] },
            { id: 'waiting', title: '等候', terms: [{ question: 'waited', reversed: true }] },
          ],
        },
      ),
    ],
  }
}

const of = (purpose: QuestionnaireDraft['purpose'], more: Partial<QuestionnaireDraft>): QuestionnaireDraft => ({
  ...ownForm,
  title: '',
  pages: [],
  purpose,
  selfService: true,
  ...more,
})

export const outpatientSatisfaction = of(
  'outpatient',
  satisfaction('门诊满意度问卷', [
    ['booking', '挂号和报到'],
    ['doctor', '医生的态度和解释'],
    ['nurse', '护士的服务'],
    ['tests', '检查和取药'],
    ['place', '环境和指引'],
  ]),
)
export const inpatientSatisfaction = of(
  'inpatient',
  satisfaction('住院满意度问卷', [
    ['admission', '入院手续'],
    ['doctor', '医生的查房和解释'],
    ['nurse', '护士的照顾'],
    ['ward', '病房的清洁和安静'],
    ['meals', '膳食'],
    ['fees', '费用清楚'],
  ]),
)
export const followUpSatisfaction = of(
  'followUp',
  satisfaction('出院后满意度随访', [
    ['leaving', '出院时的交代'],
    ['medicine', '用药说明'],
    ['contact', '出院后能联系到我们'],
    ['result', '治疗的效果'],
  ]),
)
