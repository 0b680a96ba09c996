import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import { tumourLiving, tumourTreatment } from './tumour-articles.ts'
import {
  longText,
  pictures,
  redFlag,
  serviceLine,
  single,
  shortText,
  truthPromise,
  yesNo,
  type PlanDraft,
} from './zone-parts.ts'

const plan: PlanDraft = {
  code: 'tumour-treatment',
  title: '肿瘤治疗期随访',
  text: '每周记一次身体状况。发热和剧痛请不要等随访，马上联系医院。',
  anchors: [{ key: 'chemo', label: '本次化疗第一天', event: 'chemotherapy-started' }],
  stages: [
    {
      key: 'learn',
      title: '开始之前',
      tasks: [
        {
          key: 'read-fever',
          title: '读：化疗后发热怎么办',
          work: {
            kind: 'read',
            body: '口腔温度一次达到38.3℃，或38.0℃持续超过一小时，请马上联系治疗您的科室或到急诊，并告诉护士您正在化疗。不要先吃退烧药压着等。',
          },
          due: { from: { anchor: 'applied' }, days: 1 },
          reminders: [{}],
        },
        {
          key: 'state',
          title: '体力状况',
          work: { kind: 'questionnaire', code: 'ecog' },
          due: { from: { anchor: 'applied' }, days: 2, time: '19:00' },
          openBefore: { days: 2 },
        },
      ],
    },
    {
      key: 'cycle',
      title: '化疗后两周',
      text: '白细胞多在这两周里最低。',
      tasks: [
        {
          key: 'temperature',
          title: '早晚量体温',
          work: {
            kind: 'measure',
            values: [
              {
                key: 'temperature',
                label: '体温',
                unit: '℃',
                ucum: 'Cel',
                decimals: 1,
                min: 34,
                max: 43,
                dangerAbove: 37.9,
                advice:
                  '化疗后体温到38℃请隔一小时再量；仍在38℃或一次到38.3℃，请马上联系治疗科室或到急诊，不要先吃退烧药。',
              },
            ],
          },
          due: { from: { anchor: 'chemo' }, days: 5, time: '19:00', repeat: { every: 1, unit: 'day', times: 10 } },
          reminders: [{}],
        },
        {
          key: 'blood-count',
          title: '上传血常规报告',
          text: '在哪里查都可以，日期以医生开单为准。',
          work: { kind: 'upload', most: 3 },
          due: { from: { anchor: 'chemo' }, days: 7 },
          openBefore: { days: 2 },
          closeAfter: { days: 7 },
          reminders: [{ days: -1 }],
        },
      ],
    },
    {
      key: 'weeks',
      title: '每周记录',
      tasks: [
        {
          key: 'pain',
          title: '疼痛评分',
          work: { kind: 'questionnaire', code: 'pain' },
          due: { from: { anchor: 'applied' }, days: 7, time: '19:00', repeat: { every: 1, unit: 'week', times: 12 } },
          openBefore: { days: 1 },
          closeAfter: { days: 4 },
          reminders: [{}],
        },
        {
          key: 'weight',
          title: '称体重',
          work: {
            kind: 'measure',
            values: [{ key: 'weight', label: '体重', unit: '公斤', ucum: 'kg', decimals: 1, min: 20, max: 250 }],
          },
          due: { from: { anchor: 'applied' }, days: 7, time: '08:00', repeat: { every: 1, unit: 'week', times: 12 } },
          openBefore: { days: 1 },
          isOptional: true,
        },
        {
          key: 'mood',
          title: '心情怎么样',
          work: { kind: 'questionnaire', code: 'phq9' },
          due: { from: { anchor: 'applied' }, days: 21, time: '19:00', repeat: { every: 4, unit: 'week', times: 3 } },
          openBefore: { days: 3 },
          closeAfter: { days: 14 },
          isOptional: true,
        },
      ],
    },
  ],
}

/** 肿瘤全程管理 (tumour): what the patient's own reports, fees and history show is a page by code; this is the rest. */
export const tumour: ProgrammeDraft = {
  name: '肿瘤全程管理',
  summary: '从确诊到康复，每一步都有人告诉您接下来做什么',
  icon: 'ribbon',
  tone: 'violet',
  entries: [
    { title: '开始使用', icon: 'edit', note: '免费加入', target: { to: 'kind', kind: 'notice' } },
    { title: '服务介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
    { title: '选择医生', icon: 'doctor', target: { to: 'kind', kind: 'experts' } },
    { title: '治疗与不适', icon: 'pill', target: { to: 'kind', kind: 'reading', set: 'treatment' } },
    { title: '吃和生活', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'living' } },
    { title: '我的申请', icon: 'list', target: { to: 'kind', kind: 'applications' } },
    { title: '我的计划', icon: 'plan', target: { to: 'page', address: '/my/plan' } },
  ],
  introduction: {
    text: `肿瘤的治疗常常要走很长一段路：手术、化疗、放疗、靶向或免疫治疗，再到复查和康复。肿瘤全程管理把这些放在一处，让您和家人看得见现在在哪一步、下一步是什么。

# 在这里可以看到

按治疗日程排好的计划和提醒；治疗中常见不适的处理；可以咨询和预约的医生。

# 我们怎样陪您

专科护士按您的治疗日程提醒体温、血常规和复查。您填写的记录出现危险信号时，护士会看到并联系您。

# 请不要等

化疗后发热、呼吸困难、大出血、意识不清、剧烈疼痛，请马上到急诊或拨打120。`,
    place: '东湖院区住院部七楼肿瘤中心',
    telephone: serviceLine,
  },
  experts: { departments: ['肿瘤内科', '乳腺外科', '胸外科'], docIds: [], teamIds: ['t03', 't04'] },
  readings: [
    { code: 'treatment', title: '治疗与不适', articles: tumourTreatment },
    { code: 'living', title: '吃和生活', articles: tumourLiving },
  ],
  notice: {
    title: '肿瘤全程管理须知',
    text: `# 适合谁

正在本院或准备到本院诊治的肿瘤患者。家人可以代为申请，请先在“就诊人”里取得授权。

# 我们会看什么

为了安排随访，专科护士和医生会查看您填写的内容、上传的报告，以及您在本院的就诊记录。每次查看都有记录，您可以随时退出。

# 线上管理不能代替什么

它不能代替急诊、住院和当面检查，也不会在线上更改化疗方案。您收到的提醒以主管医生的安排为准。

# 关于病情告知

如果家人希望暂不告诉患者某些内容，请当面和主管医生商量。本页面会显示患者本人的报告和诊断，请注意手机由谁使用。`,
    consent: '我已阅读并同意《肿瘤全程管理须知》',
  },
  application: {
    title: '加入全程管理',
    form: {
      pages: [
        {
          title: '诊断和治疗',
          items: [
            shortText('diagnosis', '医生写的诊断', true, 80),
            { kind: 'date', id: 'since', text: '确诊日期', latest: 'today' },
            single('stage', '现在在哪一步', {
              workup: '正在检查，还没有定方案',
              surgery: '准备手术或刚做完手术',
              chemo: '化疗中',
              radio: '放疗中',
              targeted: '靶向或免疫治疗中',
              review: '治疗结束，定期复查',
            }),
            longText('course', '做过的治疗和现在用的药', true, 800),
            single('catheter', '身上有静脉置管吗', { none: '没有', picc: 'PICC', port: '输液港', other: '其他' }),
            single('fever', '化疗期间，现在体温到38℃或更高吗', yesNo),
            {
              kind: 'scale',
              id: 'pain',
              text: '现在最痛有几分',
              required: true,
              min: 0,
              max: 10,
              words: [
                { at: 0, label: '不痛' },
                { at: 10, label: '最痛' },
              ],
            },
          ],
        },
        {
          title: '需要和资料',
          items: [
            longText('wish', '最希望我们帮您解决什么', true, 300),
            shortText('helper', '主要照顾您的人和他的电话', false, 60),
            pictures('reports', '病理、影像、出院小结等', 9),
          ],
        },
      ],
      promise: truthPromise,
      redFlags: [
        redFlag(
          'fever',
          [['fever', 'yes']],
          '请马上联系医院',
          '化疗期间发热可能是严重感染。请现在就联系治疗您的科室或到急诊，不要先吃退烧药等着。',
        ),
        {
          id: 'pain',
          when: { behaviour: 'any', conditions: [{ question: 'pain', operator: '>=', answer: 7 }] },
          title: '痛得这么厉害，请今天就找医生',
          advice: '7分以上是重度疼痛，请今天就联系您的医生调整止痛方案。突然剧痛、下肢无力或大小便失禁，请马上到急诊。',
          flagged: true,
        },
      ],
    },
    offers: [
      {
        code: 'care',
        title: '治疗期随访管理',
        text: '按治疗日程提醒和随访，危险信号由护士跟进。',
        priceCents: 0,
        days: 180,
      },
    ],
    decideHours: 48,
  },
  plan,
  hasTalk: true,
}
