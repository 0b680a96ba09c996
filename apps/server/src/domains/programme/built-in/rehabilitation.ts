import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'

const yesNo = [
  { value: 'yes', label: '有' },
  { value: 'no', label: '没有' },
]

/** 康复中心 (kfzx): an application that the centre answers, a home exercise plan and a talk. Free. */
export const rehabilitation: ProgrammeDraft = {
  name: '康复中心',
  summary: '手术、骨折、中风以后，在家也有人带着练',
  icon: 'walk',
  tone: 'green',
  entries: [
    { title: '中心介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
    { title: '康复申请', icon: 'edit', note: '免费评估', target: { to: 'kind', kind: 'notice' } },
    { title: '康复医生', icon: 'doctor', target: { to: 'kind', kind: 'experts' } },
    { title: '我的申请', icon: 'clipboard', target: { to: 'kind', kind: 'applications' } },
    { title: '康复知识', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'basics' } },
  ],
  introduction: {
    text: [
      '康复中心由康复医学科的医生、治疗师和护士组成，帮助骨折和关节手术后、中风后、长期卧床后的患者恢复活动能力。',
      '# 我们怎样帮您',
      '您在手机上提交申请，说明病情和希望达到的目标，并上传检查报告。中心在两个工作日内答复：适合在家康复的，给您一份带日程的方案；需要先到院评估的，我们会告诉您时间和地点。',
      '# 在家怎么练',
      '方案里写明每个动作、次数和注意事项。每天练完打勾，疼痛加重时先停下来，在“康复沟通”里告诉我们。',
      '# 哪些情况请直接到院',
      '胸痛、呼吸困难、突然一侧肢体无力或说话不清、伤口红肿流脓、小腿突然肿痛，请立即就医或拨打120，不要等待线上答复。',
    ].join('\n\n'),
    place: '门诊楼3楼康复医学科',
    telephone: '0571-88000321',
  },
  experts: { departments: ['康复医学科', '骨科', '神经内科'], docIds: [], teamIds: [] },
  readings: [
    {
      code: 'basics',
      title: '康复知识',
      articles: [
        {
          code: 'ankle-pump',
          title: '踝泵：躺着也能做的第一个动作',
          body: [
            '踝泵就是脚踝一勾一绷。它像一只泵，把小腿里的血推回心脏，减少卧床时血栓和肿胀的机会。',
            '# 怎么做',
            '平躺，腿伸直放松。慢慢把脚尖向自己勾到最大，保持5秒；再慢慢向下绷到最大，保持5秒。每组20次，每天4～6组。',
            '# 什么时候停',
            '小腿突然肿胀、发热、疼痛，或者胸闷气短，请停止练习并立即联系医生。',
          ].join('\n\n'),
          author: '康复医学科',
          reviewedOn: '2026-10-20',
          source: '依据中华医学会《中国骨科大手术静脉血栓栓塞症预防指南》中的基本预防措施编写',
        },
        {
          code: 'pain-scale',
          title: '练到几分疼该停',
          body: [
            '给疼痛打个分：0分是不疼，10分是能想象的最疼。',
            '# 可以继续',
            '练习时在3分以内，练完半小时内回到平时的样子，说明强度合适。',
            '# 请减量或停下',
            '练习时超过5分，或第二天比平时更疼、关节更肿，请把次数减半；两天不缓解就停下来，在“康复沟通”里告诉我们。',
          ].join('\n\n'),
          author: '康复医学科',
          reviewedOn: '2026-10-20',
          source: '本院康复医学科患者教育材料',
        },
      ],
    },
  ],
  notice: {
    title: '康复申请须知',
    text: [
      '请在申请前阅读以下内容。',
      '# 适合谁',
      '骨折或关节手术后、中风后病情已经稳定、医生允许开始康复训练的患者。',
      '# 不适合线上康复的情况',
      '发热、伤口未愈、新近的胸痛或血栓、血压没有控制、意识不清。请先到门诊就诊。',
      '# 我们怎样使用您的资料',
      '您填写的病情和上传的图片只用于本次康复评估和随访，由康复中心的医生、护士和治疗师查看，每次查看都有记录。',
      '# 请注意',
      '线上康复不能代替急诊和当面检查。练习中出现不适请停止，紧急情况拨打120。',
    ].join('\n\n'),
    consent: '我已阅读并同意《康复申请须知》',
  },
  application: {
    title: '康复申请',
    form: {
      pages: [
        {
          title: '病情和目标',
          items: [
            {
              kind: 'single',
              id: 'reason',
              text: '因为什么需要康复',
              required: true,
              options: [
                { value: 'joint', label: '关节手术后' },
                { value: 'fracture', label: '骨折后' },
                { value: 'stroke', label: '中风后' },
                { value: 'bed', label: '长期卧床后' },
                { value: 'other', label: '其他' },
              ],
            },
            { kind: 'text', id: 'illness', text: '病情和治疗经过', required: true, most: 500, long: true },
            { kind: 'date', id: 'since', text: '手术或发病的日期', required: false, latest: 'today' },
            {
              kind: 'scale',
              id: 'pain',
              text: '活动时有多疼',
              required: true,
              min: 0,
              max: 10,
              words: [
                { at: 0, label: '不疼' },
                { at: 10, label: '最疼' },
              ],
            },
            { kind: 'single', id: 'fever', text: '最近三天有发热或伤口红肿流脓吗', required: true, options: yesNo },
            { kind: 'text', id: 'wish', text: '希望达到什么目标', required: true, most: 200, long: true },
            { kind: 'picture', id: 'reports', text: '检查报告或伤口照片', most: 6 },
          ],
        },
      ],
      redFlags: [
        {
          id: 'infection',
          when: { behaviour: 'all', conditions: [{ question: 'fever', operator: '=', answer: 'yes' }] },
          title: '请先到门诊检查',
          advice: '发热或伤口红肿流脓可能是感染，请今天到手术的科室或急诊检查，先不要开始训练。',
          flagged: true,
        },
      ],
    },
    offers: [
      {
        code: 'home-plan',
        title: '居家康复评估与方案',
        text: '医生评估后给出四周居家训练方案，期间可以沟通调整。',
        priceCents: 0,
        days: 28,
      },
    ],
    decideHours: 48,
  },
  plan: {
    code: 'rehab-home',
    title: '四周居家康复',
    text: '每天的动作和次数写在下面。练完打勾；疼痛超过5分请停下并告诉我们。',
    anchors: [],
    stages: [
      {
        key: 'start',
        title: '第1周 活动起来',
        text: '目标：消肿、防血栓，关节慢慢动起来。',
        tasks: [
          {
            key: 'read-pump',
            title: '读：怎么做踝泵',
            work: {
              kind: 'read',
              body: '踝泵：脚尖向自己勾到最大，保持5秒；再向下绷到最大，保持5秒。每组20次，每天4～6组。小腿突然肿痛请停止并联系医生。',
            },
            due: { from: { anchor: 'accepted' } },
          },
          {
            key: 'pump',
            title: '踝泵 每组20次，4组',
            text: '平躺，腿放松，一勾一绷各5秒。',
            work: { kind: 'confirm', statement: '今天的踝泵做完了' },
            due: { from: { anchor: 'accepted' }, time: '18:00', repeat: { every: 1, unit: 'day', times: 7 } },
            reminders: [{}],
          },
        ],
      },
      {
        key: 'strength',
        title: '第2～4周 练出力气',
        text: '目标：大腿有力，能站稳、能走。',
        tasks: [
          {
            key: 'quadriceps',
            title: '大腿绷紧 每组10次，3组',
            text: '坐或躺，膝盖伸直，用力绷紧大腿5秒再放松。',
            work: { kind: 'confirm', statement: '今天的大腿训练做完了' },
            due: { from: { anchor: 'accepted' }, days: 7, time: '18:00', repeat: { every: 1, unit: 'day', times: 21 } },
            isOptional: true,
          },
        ],
      },
    ],
  },
  hasTalk: true,
}
