import type { QuestionnaireDraft } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { band, countedOptions, emergencyNumber, single, total, when } from './parts.ts'

const method =
  '评分方法来自公开发表的文献；题目和建议的中文措辞由 Nethos 自行撰写（Apache-2.0），未使用原表的文字和图。'
const common = { purpose: 'scale', licence: method, author: 'Nethos 项目', reviewedOn: '2026-11-22' } as const
const judged = '结果供医生和护士参考，不能代替当面评估。'

/** Bestall et al.: Thorax 1999;54:581–586. Grades 0 to 4. */
export const mmrc: QuestionnaireDraft = {
  ...common,
  title: '气短程度（mMRC）',
  selfService: true,
  source: 'Bestall JC, et al. Usefulness of the MRC dyspnoea scale in COPD. Thorax 1999;54:581–586',
  pages: [
    {
      items: [
        single(
          'grade',
          '哪一句最像您平时的情况？',
          countedOptions([
            '只有在剧烈活动时才气短',
            '在平地快走，或者上小坡时气短',
            '因为气短，平地走得比同龄人慢，或者按自己的速度走也要停下来喘气',
            '在平地走大约一百米或几分钟，就要停下来喘气',
            '气短得出不了门，或者穿衣脱衣时也气短',
          ]),
        ),
      ],
    },
  ],
  scores: [
    total(
      'mMRC 分级',
      ['grade'],
      [
        band(0, 1, 'less', '气短较轻', 'good', `请坚持活动和用药。${judged}`),
        band(2, 3, 'more', '气短较明显', 'warn', `气短已影响行走，请和呼吸科医生商量治疗。${judged}`),
        band(4, 4, 'most', '气短很重', 'danger', `气短很重，请尽快就诊。${judged}`, true),
      ],
    ),
  ],
}

/** Lewis, Heaton: Stool form scale as a useful guide to intestinal transit time. Scand J Gastroenterol 1997;32:920–924. */
export const bristol: QuestionnaireDraft = {
  ...common,
  title: '大便性状（布里斯托分型）',
  selfService: true,
  source: 'Lewis SJ, Heaton KW. Stool form scale. Scand J Gastroenterol 1997;32:920–924',
  pages: [
    {
      items: [
        single(
          'type',
          '您最近一次大便最像哪一种？',
          countedOptions(
            [
              '一粒一粒的硬块，很难排出',
              '香肠形，但表面凹凸成块',
              '香肠形，表面有裂纹',
              '香肠形或蛇形，光滑柔软',
              '一团一团的软块，边缘清楚，容易排出',
              '边缘毛糙的糊状',
              '水样，没有成形的块',
            ],
            1,
          ),
        ),
      ],
    },
  ],
  scores: [
    total(
      '分型',
      ['type'],
      [
        band(1, 2, 'hard', '偏干硬', 'watch', '可能有便秘。多喝水、多吃蔬菜、多活动；超过一周没有好转请看医生。'),
        band(3, 4, 'normal', '正常', 'good', '大便的形状正常。'),
        band(5, 5, 'soft', '偏软', 'watch', '大便偏软，请留意饮食。'),
        band(6, 7, 'loose', '偏稀', 'warn', '可能有腹泻。注意补水；有血、发热或超过两天没有好转，请看医生。'),
      ],
    ),
  ],
}

/** Numeric rating scale of pain, 0 to 10; levels as WHO's ladder and NCCN group them: 1–3, 4–6, 7–10. */
export const pain: QuestionnaireDraft = {
  ...common,
  title: '疼痛评分（NRS 0–10）',
  selfService: true,
  source:
    'Numeric Rating Scale, 0–10；分级 1–3 轻度、4–6 中度、7–10 重度（《癌症疼痛诊疗规范（2018年版）》，国家卫生健康委）',
  licence: '0到10的数字评分是通用方法，无版权限制。中文措辞由 Nethos 自行撰写（Apache-2.0）。',
  pages: [
    {
      items: [
        {
          kind: 'scale',
          id: 'pain',
          text: '过去24小时，最痛的时候有几分？',
          help: '0 是不痛，10 是您能想到的最痛',
          required: true,
          min: 0,
          max: 10,
          words: [
            { at: 0, label: '不痛' },
            { at: 5, label: '中等' },
            { at: 10, label: '最痛' },
          ],
        },
        {
          kind: 'bodySite',
          id: 'where',
          text: '哪里痛？',
          shownWhen: when({ question: 'pain', operator: '>=', answer: 1 }),
        },
      ],
    },
  ],
  redFlags: [
    {
      id: 'severe',
      when: when({ question: 'pain', operator: '>=', answer: 7 }),
      title: '您痛得很厉害',
      advice: '请马上告诉医生或护士。如果是突然的胸痛、剧烈头痛或腹痛，请立即拨打120。',
      helplines: [emergencyNumber],
      flagged: true,
    },
  ],
  scores: [
    total(
      '疼痛评分',
      ['pain'],
      [
        band(0, 0, 'none', '不痛', 'good', '没有疼痛。'),
        band(1, 3, 'mild', '轻度疼痛', 'watch', '疼痛可以忍受。请继续留意。'),
        band(4, 6, 'moderate', '中度疼痛', 'warn', '疼痛影响睡眠和活动，请和医生商量止痛。'),
        band(7, 10, 'severe', '重度疼痛', 'danger', '疼痛很重，请马上告诉医生或护士。'),
      ],
    ),
  ],
}

/** Oken et al.: Am J Clin Oncol 1982;5:649–655. 0 to 4 (5: dead, not asked). */
export const ecog: QuestionnaireDraft = {
  ...common,
  title: '体力状况（ECOG）',
  source:
    'Oken MM, et al. Toxicity and response criteria of the Eastern Cooperative Oncology Group. Am J Clin Oncol 1982;5:649–655',
  licence: 'ECOG-ACRIN 声明该量表属于公有领域，注明出处即可使用。中文措辞由 Nethos 自行撰写（Apache-2.0）。',
  pages: [
    {
      items: [
        single(
          'grade',
          '哪一句最像您现在的情况？',
          countedOptions([
            '活动完全正常，和生病前一样',
            '不能做重活，但能走动，能做轻活',
            '能走动、能自理，但不能工作；白天一半以上时间不用躺着',
            '只能部分自理；白天一半以上时间躺着或坐着',
            '完全不能自理，一直躺着或坐着',
          ]),
        ),
      ],
    },
  ],
  scores: [
    total(
      'ECOG 分级',
      ['grade'],
      [
        band(0, 1, 'good', '体力较好', 'good', `请坚持适当的活动。${judged}`),
        band(2, 2, 'fair', '体力一般', 'watch', `请把体力的变化告诉医生。${judged}`),
        band(3, 4, 'poor', '体力较差', 'warn', `请告诉医生，治疗方案可能需要调整。${judged}`, true),
      ],
    ),
  ],
}

const auditCAdvice = '饮酒可能已有害健康，请和医生谈谈怎样减量。'

/**
 * Bush et al.: The AUDIT alcohol consumption questions (AUDIT-C). Arch Intern Med 1998;158:1789–1795. Cut-off of 4 for men;
 * of 3 for women: Bradley et al., Arch Intern Med 2003;163:821–829.
 */
export const auditC: QuestionnaireDraft = {
  ...common,
  title: '饮酒筛查（AUDIT-C）',
  source:
    'Bush K, et al. The AUDIT alcohol consumption questions (AUDIT-C). Arch Intern Med 1998;158:1789–1795；女性界值3分：Bradley KA, et al. Arch Intern Med 2003;163:821–829',
  licence:
    'AUDIT-C 属于公有领域（世界卫生组织 AUDIT 前三题，美国退伍军人事务部验证）。中文措辞由 Nethos 自行撰写（Apache-2.0）。',
  pages: [
    {
      text: '一份酒大约是：啤酒一小瓶（330毫升），葡萄酒一小杯（150毫升），白酒一小盅（30毫升）。',
      items: [
        single(
          'often',
          '您多久喝一次酒？',
          countedOptions(['从不', '每月一次或更少', '每月两到四次', '每周两到三次', '每周四次或更多']),
        ),
        single(
          'many',
          '喝酒的那天，一般喝几份？',
          countedOptions(['一到两份', '三到四份', '五到六份', '七到九份', '十份或更多']),
          {
            shownWhen: {
              behaviour: 'all',
              conditions: [
                { question: 'often', operator: '!=', answer: '0' },
                { question: 'often', operator: 'exists', answer: true },
              ],
            },
          },
        ),
        single(
          'six',
          '一次喝六份或更多，多久有一次？',
          countedOptions(['从不', '少于每月一次', '每月一次', '每周一次', '每天或几乎每天']),
          {
            shownWhen: {
              behaviour: 'all',
              conditions: [
                { question: 'often', operator: '!=', answer: '0' },
                { question: 'often', operator: 'exists', answer: true },
              ],
            },
          },
        ),
      ],
    },
  ],
  scores: [
    total(
      'AUDIT-C 总分',
      ['often', 'many', 'six'],
      [
        { ...band(0, 3, 'low', '风险低', 'good', '请继续少喝或不喝。'), gender: 'M' },
        { ...band(4, 7, 'risk', '可能有风险', 'warn', auditCAdvice), gender: 'M' },
        { ...band(0, 2, 'low', '风险低', 'good', '请继续少喝或不喝。'), gender: 'F' },
        { ...band(3, 7, 'risk', '可能有风险', 'warn', auditCAdvice), gender: 'F' },
        band(8, 12, 'high', '风险高', 'danger', '饮酒很可能有害健康。长期大量饮酒者不要突然自行停酒，请先看医生。'),
      ],
    ),
  ],
}
