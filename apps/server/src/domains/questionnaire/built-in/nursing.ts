import type { QuestionnaireDraft } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { band, scoredOptions, single, total } from './parts.ts'

const method =
  '评分方法来自公开发表的文献；题目和建议的中文措辞由 Nethos 自行撰写（Apache-2.0），未使用原表的文字和图。'
const common = { purpose: 'scale', licence: method, author: 'Nethos 项目', reviewedOn: '2026-11-22' } as const
const judged = '结果供医生和护士参考，不能代替当面评估。'

const barthelItems = [
  [
    'feeding',
    '吃饭',
    [
      [0, '要别人喂'],
      [5, '要帮一部分，如切、夹菜'],
      [10, '自己能吃'],
    ],
  ],
  [
    'bathing',
    '洗澡',
    [
      [0, '要别人帮'],
      [5, '自己能洗'],
    ],
  ],
  [
    'grooming',
    '洗脸、刷牙、梳头、刮脸',
    [
      [0, '要别人帮'],
      [5, '自己能做'],
    ],
  ],
  [
    'dressing',
    '穿衣',
    [
      [0, '要别人穿'],
      [5, '要帮一部分，自己能做一半左右'],
      [10, '自己能穿，包括系扣、系鞋带'],
    ],
  ],
  [
    'bowels',
    '大便',
    [
      [0, '失禁，或者要灌肠'],
      [5, '偶尔失禁（一周不到一次）'],
      [10, '能控制'],
    ],
  ],
  [
    'bladder',
    '小便',
    [
      [0, '失禁，或者插着导尿管'],
      [5, '偶尔失禁（一天不到一次）'],
      [10, '能控制'],
    ],
  ],
  [
    'toilet',
    '上厕所',
    [
      [0, '要别人帮'],
      [5, '要帮一部分'],
      [10, '自己能上，包括擦净、穿脱裤子'],
    ],
  ],
  [
    'transfer',
    '从床到椅子，再回来',
    [
      [0, '不能，坐不稳'],
      [5, '要很多帮助（一到两个人），能坐'],
      [10, '要少量帮助或提醒'],
      [15, '自己能做'],
    ],
  ],
  [
    'mobility',
    '在平地走',
    [
      [0, '不能走，或走不到50米'],
      [5, '能自己用轮椅走50米以上，会转弯'],
      [10, '有人扶或提醒，能走50米以上'],
      [15, '自己能走50米以上，可以用拐杖'],
    ],
  ],
  [
    'stairs',
    '上下楼梯',
    [
      [0, '不能'],
      [5, '要别人帮'],
      [10, '自己能上下'],
    ],
  ],
] as const

/** Mahoney, Barthel: Md State Med J 1965;14:61–65. Levels as in China's nursing practice (100, 61–99, 41–60, 0–40). */
export const barthel: QuestionnaireDraft = {
  ...common,
  title: '日常生活能力（Barthel 指数）',
  source:
    'Mahoney FI, Barthel DW. Functional evaluation: the Barthel Index. Md State Med J 1965;14:61–65；分级按 WS/T 431-2023《护理分级标准》',
  licence: `${method}Barthel 指数注明出处后可免费用于非商业用途（Maryland State Medical Society）。`,
  pages: [
    { items: barthelItems.slice(0, 5).map(([id, text, options]) => single(id, text, scoredOptions(options))) },
    { items: barthelItems.slice(5).map(([id, text, options]) => single(id, text, scoredOptions(options))) },
  ],
  scores: [
    total(
      'Barthel 指数',
      barthelItems.map(([id]) => id),
      [
        band(0, 40, 'severe', '重度依赖', 'danger', `日常生活全部需要照护。${judged}`),
        band(41, 60, 'moderate', '中度依赖', 'warn', `日常生活大部分需要照护。${judged}`),
        band(61, 99, 'mild', '轻度依赖', 'watch', `日常生活少部分需要照护。${judged}`),
        band(100, 100, 'none', '无需依赖', 'good', '日常生活可以自理。'),
      ],
      { higherIs: 'better' },
    ),
  ],
}

/** Morse, Morse, Tylko: Development of a scale to identify the fall-prone patient. Can J Aging 1989;8:366–377. */
export const morse: QuestionnaireDraft = {
  ...common,
  title: '跌倒风险（Morse）',
  source: 'Morse JM, Morse RM, Tylko SJ. Can J Aging 1989;8:366–377；分级 0–24、25–44、≥45',
  pages: [
    {
      items: [
        single(
          'history',
          '最近三个月跌倒过吗？',
          scoredOptions([
            [0, '没有'],
            [25, '有'],
          ]),
        ),
        single(
          'diagnosis',
          '有两种或两种以上的病吗？',
          scoredOptions([
            [0, '没有'],
            [15, '有'],
          ]),
        ),
        single(
          'aid',
          '走路时用什么帮忙？',
          scoredOptions([
            [0, '不用，或卧床、坐轮椅、有护士扶'],
            [15, '拐杖、手杖或助行器'],
            [30, '扶着家具走'],
          ]),
        ),
        single(
          'infusion',
          '正在输液，或留着输液的管子吗？',
          scoredOptions([
            [0, '没有'],
            [20, '有'],
          ]),
        ),
        single(
          'gait',
          '走路的样子',
          scoredOptions([
            [0, '正常，或卧床、不能活动'],
            [10, '无力，弯着腰走'],
            [20, '走不稳，起身困难'],
          ]),
        ),
        single(
          'mind',
          '知道自己能做什么、不能做什么吗？',
          scoredOptions([
            [0, '知道'],
            [15, '高估自己，或忘了限制'],
          ]),
        ),
      ],
    },
  ],
  scores: [
    total(
      'Morse 总分',
      ['history', 'diagnosis', 'aid', 'infusion', 'gait', 'mind'],
      [
        band(0, 24, 'low', '低风险', 'good', '起身慢一点，穿防滑的鞋。'),
        band(25, 44, 'medium', '中风险', 'watch', `夜里开灯，起身先坐一分钟，要用的东西放在手边。${judged}`),
        band(45, 125, 'high', '高风险', 'warn', `下床、上厕所请叫护士或家人陪着。${judged}`, true),
      ],
    ),
  ],
}

/** Kondrup et al.: Nutritional risk screening (NRS 2002). Clin Nutr 2003;22:321–336. Cut-off 3; one more from 70 years on. */
export const nrs2002: QuestionnaireDraft = {
  ...common,
  title: '营养风险筛查（NRS 2002）',
  source: 'Kondrup J, et al. Nutritional risk screening (NRS 2002). Clin Nutr 2003;22:321–336',
  pages: [
    {
      items: [
        single(
          'nutrition',
          '营养状况（选最重的一条）',
          scoredOptions([
            [0, '正常'],
            [1, '三个月内体重减轻超过5%，或上周吃得只有平时的50%–75%'],
            [2, '两个月内体重减轻超过5%，或体质指数18.5–20.5且一般情况差，或上周吃得只有平时的25%–60%'],
            [3, '一个月内体重减轻超过5%（三个月内超过15%），或体质指数小于18.5且一般情况差，或上周吃得不到平时的25%'],
          ]),
        ),
        single(
          'disease',
          '疾病的严重程度（选最重的一条）',
          scoredOptions([
            [0, '营养需要正常'],
            [1, '髋部骨折、慢性病有急性并发症、肝硬化、慢阻肺、血液透析、糖尿病、肿瘤'],
            [2, '腹部大手术、脑卒中、重症肺炎、血液肿瘤'],
            [3, '颅脑损伤、骨髓移植、重症监护（APACHE 大于10）'],
          ]),
        ),
        single(
          'age',
          '年龄',
          scoredOptions([
            [0, '不到70岁'],
            [1, '70岁或以上'],
          ]),
        ),
      ],
    },
  ],
  scores: [
    {
      id: 'total',
      title: 'NRS 2002 总分',
      groups: [
        { id: 'nutrition', title: '营养状况', terms: [{ question: 'nutrition' }] },
        { id: 'disease', title: '疾病程度', terms: [{ question: 'disease' }] },
        { id: 'age', title: '年龄', terms: [{ question: 'age' }] },
      ],
      bands: [
        band(0, 2, 'no-risk', '暂无营养风险', 'good', '请每周再查一次。'),
        band(3, 7, 'risk', '有营养风险', 'warn', `请和医生、营养师制订营养计划。${judged}`, true),
      ],
    },
  ],
}
