import type { QuestionnaireDraft } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { band, countedOptions, helpNow, is, single, total, when } from './parts.ts'

const often = countedOptions(['完全没有', '有几天', '一半以上的日子', '几乎每天'])
const twoWeeks = '回想最近两个星期，下面这些情况出现得有多频繁？'
const pfizer =
  'PHQ 系列由 Spitzer、Williams、Kroenke 等在辉瑞资助下编制；phqscreeners.com 声明：复制、翻译、展示或分发均无需许可。中文措辞由 Nethos 自行撰写（Apache-2.0）。'
const common = { purpose: 'scale', licence: pfizer, author: 'Nethos 项目', reviewedOn: '2026-11-22' } as const

const mood = [
  ['q1', '做什么事都提不起劲，或者没有乐趣'],
  ['q2', '心情低落、郁闷，或者觉得没有希望'],
  ['q3', '睡不着、睡不稳，或者睡得太多'],
  ['q4', '觉得累，没有力气'],
  ['q5', '胃口不好，或者吃得太多'],
  ['q6', '觉得自己很差、很失败，或者让自己和家人失望'],
  ['q7', '看报纸、看电视时很难集中注意力'],
  ['q8', '动作或说话慢得别人都看出来了；或者正相反，坐立不安、动来动去'],
  ['q9', '有过不如死了好的念头，或者想用某种办法伤害自己'],
] as const
const worry = [
  ['q1', '感到紧张、不安或者烦躁'],
  ['q2', '停不下来地担心，控制不住'],
  ['q3', '对各种各样的事担心太多'],
  ['q4', '很难放松下来'],
  ['q5', '坐立不安，静不下来'],
  ['q6', '容易烦恼，容易着急'],
  ['q7', '觉得好像有可怕的事要发生'],
] as const
const asked = (items: readonly (readonly [string, string])[], prefix = '') =>
  items.map(([id, text]) => single(prefix + id, text, often))
const ids = (items: readonly (readonly [string, string])[], prefix = '') => items.map(([id]) => prefix + id)

const talk = '结果只是筛查，不是诊断。请把结果给医生看，和他谈谈您的感受。'

/** Kroenke, Spitzer, Williams: The PHQ-9. J Gen Intern Med 2001;16:606–613. */
export const phq9: QuestionnaireDraft = {
  ...common,
  title: '抑郁筛查（PHQ-9）',
  introduction: twoWeeks,
  selfService: true,
  source: 'Kroenke K, Spitzer RL, Williams JBW. The PHQ-9. J Gen Intern Med 2001;16:606–613',
  pages: [{ text: twoWeeks, items: asked(mood) }],
  redFlags: [
    {
      id: 'self-harm',
      when: when(is('q9', '1'), is('q9', '2'), is('q9', '3')),
      title: '您现在很难受，但您不是一个人',
      advice:
        '谢谢您说出来。请现在就告诉身边信任的人，不要独自待着。可以马上拨打心理援助热线；如果一时打不通，或者正处在危险中，请立即拨打120或110，或去最近医院的急诊。提交后，医院的护士也会看到。',
      helplines: helpNow,
      flagged: true,
    },
  ],
  scores: [
    total('PHQ-9 总分', ids(mood), [
      band(0, 4, 'minimal', '没有或极轻', 'good', `目前看不出明显的抑郁。${talk}`),
      band(5, 9, 'mild', '轻度', 'watch', `可能有轻度的抑郁。规律作息、适当活动，两周后再测一次。${talk}`),
      band(10, 14, 'moderate', '中度', 'warn', `可能有中度的抑郁，建议到精神心理科看一看。${talk}`),
      band(
        15,
        19,
        'moderately-severe',
        '中重度',
        'danger',
        `可能有中重度的抑郁，请尽快到精神心理科就诊。${talk}`,
        true,
      ),
      band(20, 27, 'severe', '重度', 'danger', `可能有重度的抑郁，请尽快就诊，最好由家人陪同。${talk}`, true),
    ]),
  ],
}

/** Spitzer, Kroenke, Williams, Löwe: The GAD-7. Arch Intern Med 2006;166:1092–1097. */
export const gad7: QuestionnaireDraft = {
  ...common,
  title: '焦虑筛查（GAD-7）',
  introduction: twoWeeks,
  selfService: true,
  source: 'Spitzer RL, Kroenke K, Williams JBW, Löwe B. The GAD-7. Arch Intern Med 2006;166:1092–1097',
  pages: [{ text: twoWeeks, items: asked(worry) }],
  scores: [
    total('GAD-7 总分', ids(worry), [
      band(0, 4, 'minimal', '没有或极轻', 'good', `目前看不出明显的焦虑。${talk}`),
      band(5, 9, 'mild', '轻度', 'watch', `可能有轻度的焦虑。试试放慢呼吸、规律作息，两周后再测一次。${talk}`),
      band(10, 14, 'moderate', '中度', 'warn', `可能有中度的焦虑，建议到精神心理科看一看。${talk}`),
      band(15, 21, 'severe', '重度', 'danger', `可能有重度的焦虑，请尽快到精神心理科就诊。${talk}`, true),
    ]),
  ],
}

/** Kroenke, Spitzer, Williams: The PHQ-2. Med Care 2003;41:1284–1292. Cut-off 3. */
export const phq2: QuestionnaireDraft = {
  ...common,
  title: '情绪两问（PHQ-2）',
  introduction: twoWeeks,
  source: 'Kroenke K, Spitzer RL, Williams JBW. The PHQ-2. Med Care 2003;41:1284–1292',
  pages: [{ text: twoWeeks, items: asked(mood.slice(0, 2)) }],
  scores: [
    total(
      'PHQ-2 总分',
      ['q1', 'q2'],
      [
        band(0, 2, 'negative', '筛查阴性', 'good', `目前看不出明显的抑郁。${talk}`),
        band(3, 6, 'positive', '筛查阳性', 'warn', `建议再填一份完整的 PHQ-9。${talk}`),
      ],
    ),
  ],
}

/** Kroenke et al.: Ann Intern Med 2007;146:317–325. Cut-off 3. */
export const gad2: QuestionnaireDraft = {
  ...common,
  title: '焦虑两问（GAD-2）',
  introduction: twoWeeks,
  source:
    'Kroenke K, Spitzer RL, Williams JBW, et al. Anxiety disorders in primary care. Ann Intern Med 2007;146:317–325',
  pages: [{ text: twoWeeks, items: asked(worry.slice(0, 2)) }],
  scores: [
    total(
      'GAD-2 总分',
      ['q1', 'q2'],
      [
        band(0, 2, 'negative', '筛查阴性', 'good', `目前看不出明显的焦虑。${talk}`),
        band(3, 6, 'positive', '筛查阳性', 'warn', `建议再填一份完整的 GAD-7。${talk}`),
      ],
    ),
  ],
}

/** Kroenke et al.: An ultra-brief screening scale: the PHQ-4. Psychosomatics 2009;50:613–621. */
export const phq4: QuestionnaireDraft = {
  ...common,
  title: '情绪四问（PHQ-4）',
  introduction: twoWeeks,
  source: 'Kroenke K, Spitzer RL, Williams JBW, Löwe B. The PHQ-4. Psychosomatics 2009;50:613–621',
  pages: [{ text: twoWeeks, items: [...asked(worry.slice(0, 2), 'a'), ...asked(mood.slice(0, 2), 'd')] }],
  scores: [
    {
      id: 'total',
      title: 'PHQ-4 总分',
      groups: [
        { id: 'anxiety', title: '焦虑', terms: [{ question: 'aq1' }, { question: 'aq2' }] },
        { id: 'depression', title: '抑郁', terms: [{ question: 'dq1' }, { question: 'dq2' }] },
      ],
      bands: [
        band(0, 2, 'normal', '正常', 'good', talk),
        band(3, 5, 'mild', '轻度', 'watch', `近来情绪负担有一点重，两周后再测一次。${talk}`),
        band(6, 8, 'moderate', '中度', 'warn', `近来情绪负担比较重，建议到精神心理科看一看。${talk}`),
        band(9, 12, 'severe', '重度', 'danger', `近来情绪负担很重，请尽快就诊。${talk}`, true),
      ],
    },
  ],
}

const bothered = countedOptions(['没有困扰', '有一点困扰', '困扰很大'])
const body = [
  ['q1', '胃痛、肚子不舒服'],
  ['q2', '背痛'],
  ['q3', '手臂、腿或关节疼痛'],
  ['q4', '痛经或月经的其他不适（男士请选“没有困扰”）'],
  ['q5', '头痛'],
  ['q6', '胸口痛'],
  ['q7', '头晕'],
  ['q8', '突然要晕倒'],
  ['q9', '心跳得厉害或者很快'],
  ['q10', '气短'],
  ['q11', '性生活时疼痛或其他不适'],
  ['q12', '便秘、大便稀或拉肚子'],
  ['q13', '恶心、胀气或消化不良'],
  ['q14', '觉得累，没有力气'],
  ['q15', '睡眠不好'],
] as const

/** Kroenke, Spitzer, Williams: The PHQ-15. Psychosom Med 2002;64:258–266. */
export const phq15: QuestionnaireDraft = {
  ...common,
  title: '身体不适自评（PHQ-15）',
  introduction: '回想最近四个星期，下面这些不适让您有多困扰？',
  source: 'Kroenke K, Spitzer RL, Williams JBW. The PHQ-15. Psychosom Med 2002;64:258–266',
  pages: [
    { text: '回想最近四个星期', items: body.slice(0, 8).map(([id, text]) => single(id, text, bothered)) },
    { text: '回想最近四个星期', items: body.slice(8).map(([id, text]) => single(id, text, bothered)) },
  ],
  scores: [
    total('PHQ-15 总分', ids(body), [
      band(0, 4, 'minimal', '极轻', 'good', talk),
      band(5, 9, 'low', '轻度', 'watch', `身体有一些不适。${talk}`),
      band(10, 14, 'medium', '中度', 'warn', `身体的不适比较多，建议看医生。${talk}`),
      band(15, 30, 'high', '重度', 'danger', `身体的不适很多，请尽快看医生。${talk}`),
    ]),
  ],
}
