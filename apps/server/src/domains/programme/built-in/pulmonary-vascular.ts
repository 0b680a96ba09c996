import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import {
  article,
  longText,
  multiple,
  pictures,
  redFlag,
  serviceLine,
  single,
  truthPromise,
  yesNo,
  type PlanDraft,
} from './zone-parts.ts'

const field = '呼吸内科'
const hypertension = '《中国肺动脉高压诊断与治疗指南（2021版）》'
const embolism = '《肺血栓栓塞症诊治与预防指南》（2018）'

const articles = [
  article(
    'pv-what',
    '肺血管病有哪些，为什么会气短',
    field,
    `依据${hypertension}、${embolism}编写`,
    `
心脏把血送到肺里换氧气，走的是肺动脉。这条路堵了或变窄了，就是肺血管病。常见的有两类：肺栓塞和肺动脉高压。

# 肺栓塞

多半是腿上静脉里的血块掉下来，堵在肺动脉里。典型的表现是突然气短、胸痛，有的人咳血或晕倒。久坐久卧、手术后、骨折、肿瘤、怀孕和产后、用含雌激素的药，都会使它更容易发生。

# 肺动脉高压

肺动脉里的压力长期过高，右边的心脏越来越吃力。开始只是上楼比别人喘，后来腿肿、乏力，容易被当成“体质差”。确诊需要做右心导管检查。

# 两者有关系

少数肺栓塞的血块没有化掉，慢慢变成慢性血栓栓塞性肺动脉高压。所以肺栓塞治疗三个月后还是气短，请一定复查。
`,
  ),
  article(
    'pv-anticoagulant',
    '吃抗凝药的人每天要知道的事',
    field,
    `依据${embolism}及华法林、利伐沙班说明书编写`,
    `
抗凝药让血不容易结块。吃少了会再堵，吃多了会出血，所以要按时、按量。

# 吃多久

急性肺栓塞一般至少抗凝三个月，之后停不停由医生按病因和出血风险决定。不要因为不喘了就自己停。

# 吃华法林

要定期查INR，多数人的目标是2到3。吃绿叶菜不用忌，但每天的量要差不多。很多药会影响它，看病买药时先说自己在吃华法林。

# 吃利伐沙班一类的药

不用查INR，但更不能漏。利伐沙班15毫克和20毫克的片子要和饭一起吃。肾功能要定期查。漏服怎么补，各药不同，请看说明书或问药师，不要一次吃两份的量，除非医生说明可以。

# 要马上就医的出血

黑便、呕血、咳血、血尿，止不住的鼻血，碰到头以后头痛、呕吐、嗜睡。拔牙、做胃肠镜、手术之前，请提前告诉医生，不要自己停药。
`,
  ),
  article(
    'pv-daily',
    '肺动脉高压：每天记三样',
    field,
    `依据${hypertension}中的一般治疗和随访部分编写`,
    `
# 体重

每天早晨起床、排尿后、吃饭前称。两三天里重了2公斤左右，多半是水留在身上，请联系医生。

# 气短和脚肿

比上周走得近了，还是远了？晚上要垫高枕头才睡得着吗？用手指按一下小腿前面，有没有坑？

# 血氧和心率

医生让您在家测的，安静坐5分钟再测，记下数字和时间。

# 生活

少吃盐，别憋气用力，别提重物。医生同意的走路锻炼有好处，走到有点喘、还能说话就可以，头晕、胸痛就停。坐飞机、去高原之前先问医生。

# 避孕很重要

怀孕对肺动脉高压的妇女很危险，请和医生商量可靠的避孕方法。万一怀孕，请尽早告诉医生。
`,
  ),
  article(
    'pv-clot',
    '久坐、住院、术后：怎样防腿上长血块',
    field,
    `依据${embolism}中的预防部分编写`,
    `
# 谁要当心

大手术或骨折后、长期卧床、肿瘤治疗中、怀孕和产后、以前得过血栓的人，还有连续坐车坐飞机四小时以上的人。

# 动起来

能下床就早下床。躺着可以做踝泵：脚尖慢慢勾起停5秒，再绷下去停5秒，一次做几分钟，一天多做几次。坐长途时每一两个小时站起来走走，多喝水。

# 弹力袜和药

弹力袜要按小腿和大腿的粗细选，太紧反而有害；腿上动脉堵塞的人不能穿。预防用的抗凝药要由医生评估以后开，不要自己买。

# 两个信号

一条小腿突然肿、痛、发热，请当天看医生。突然气短、胸痛、晕倒，请拨打120。
`,
  ),
]

const plan: PlanDraft = {
  code: 'pulmonary-vascular-half-year',
  title: '肺血管健康半年随访',
  text: '每月填一份问卷，三个月复查。气短突然加重、晕倒、咳血请拨打120。',
  anchors: [],
  stages: [
    {
      key: 'begin',
      title: '开始',
      tasks: [
        {
          key: 'read-anticoagulant',
          title: '读：抗凝药和出血',
          work: {
            kind: 'read',
            body: '按时按量吃抗凝药，不自己停。黑便、呕血、咳血、止不住的出血，或碰到头以后头痛呕吐嗜睡，请马上就医。拔牙、胃肠镜、手术前先告诉医生。',
          },
          due: { from: { anchor: 'applied' }, days: 1 },
          reminders: [{}],
        },
        {
          key: 'first-form',
          title: '第一次随访问卷',
          work: { kind: 'questionnaire', code: 'pulmonary-vascular-follow-up' },
          due: { from: { anchor: 'applied' }, days: 2, time: '19:00' },
          openBefore: { days: 2 },
          reminders: [{}],
        },
      ],
    },
    {
      key: 'months',
      title: '每月随访',
      tasks: [
        {
          key: 'month-form',
          title: '随访问卷',
          work: { kind: 'questionnaire', code: 'pulmonary-vascular-follow-up' },
          due: { from: { anchor: 'applied' }, days: 30, time: '19:00', repeat: { every: 30, unit: 'day', times: 6 } },
          openBefore: { days: 3 },
          closeAfter: { days: 10 },
          reminders: [{}, { days: 2 }],
        },
        {
          key: 'weight',
          title: '每周体重和血氧',
          text: '安静坐5分钟以后测。没有血氧仪可以跳过这一项。',
          work: {
            kind: 'measure',
            values: [
              { key: 'weight', label: '体重', unit: '公斤', ucum: 'kg', decimals: 1, min: 20, max: 250 },
              {
                key: 'oxygen',
                label: '血氧',
                unit: '%',
                ucum: '%',
                min: 40,
                max: 100,
                dangerBelow: 88,
                advice: '请坐好休息、擦净手指再测一次。仍低于88%，或气短明显，请马上就医，必要时拨打120。',
              },
            ],
          },
          due: {
            from: { anchor: 'applied' },
            weekday: 1,
            time: '08:00',
            repeat: { every: 1, unit: 'week', times: 26 },
          },
          openBefore: { days: 1 },
          isOptional: true,
        },
      ],
    },
    {
      key: 'checks',
      title: '复查',
      text: '心脏超声、凝血和肝肾功能等，以医生开单为准。',
      tasks: [
        {
          key: 'visit',
          title: '预约三个月复诊',
          work: { kind: 'book', link: '/book', label: '去预约' },
          due: { from: { anchor: 'applied' }, days: 80 },
          openBefore: { days: 14 },
          reminders: [{ days: -7 }, {}],
        },
      ],
    },
  ],
}

/** 肺血管健康管理 (fxgjkgl): pulmonary embolism and pulmonary hypertension, free, with a scored follow-up. */
export const pulmonaryVascular: ProgrammeDraft = {
  name: '肺血管健康管理',
  summary: '肺栓塞和肺动脉高压，按时吃药，按时复查',
  icon: 'lungs',
  tone: 'blue',
  entries: [
    { title: '专家团队', icon: 'team', target: { to: 'kind', kind: 'experts' } },
    { title: '介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
    { title: '随访', icon: 'clipboard', target: { to: 'kind', kind: 'followUps' } },
    { title: '服务须知', icon: 'shield', note: '加入前先读', target: { to: 'kind', kind: 'notice' } },
    { title: '我的申请', icon: 'list', target: { to: 'kind', kind: 'applications' } },
    { title: '科普', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'lung' } },
  ],
  introduction: {
    text: `肺血管健康管理由呼吸内科牵头，心血管内科、影像和护理一起，照顾肺栓塞、肺动脉高压和慢性血栓栓塞性肺动脉高压的患者。

# 我们做什么

帮您把抗凝药吃对，按时提醒复查；每月一份问卷，医生看得到您是变好还是变差；需要做右心导管等检查时安排转诊。

# 怎样加入

阅读须知、填写病情并上传报告，两个工作日内答复。服务免费，检查和药品另计。

# 请拨打120

突然气短、胸痛、晕倒、咳血，不要等线上答复。`,
    place: '东湖院区门诊楼五楼呼吸内科',
    telephone: serviceLine,
  },
  experts: { departments: ['呼吸内科', '心血管内科'], docIds: [], teamIds: [] },
  readings: [{ code: 'lung', title: '肺血管科普', articles }],
  notice: {
    title: '肺血管健康管理须知',
    text: `# 适合谁

确诊过肺栓塞、肺动脉高压，或医生建议做这方面随访的患者。

# 不适合线上等待的情况

突然或明显加重的气短、胸痛、晕倒、咳血、大出血，请拨打120。

# 随访怎样进行

每月一份问卷，按提醒复查。问卷提示危险时会马上给您建议，并请护士联系您；但护士不是24小时在线，紧急情况请以120为先。

# 您的资料

由本服务的医生和护士查看，用于随访，每次查看都有记录。您可以随时退出。`,
    consent: '我已阅读并同意《肺血管健康管理须知》',
  },
  application: {
    title: '加入管理',
    form: {
      pages: [
        {
          title: '病情',
          items: [
            single('diagnosis', '医生的诊断', {
              embolism: '肺栓塞',
              hypertension: '肺动脉高压',
              chronic: '慢性血栓栓塞性肺动脉高压',
              suspected: '怀疑，还在检查',
            }),
            { kind: 'date', id: 'since', text: '确诊日期', latest: 'today' },
            single('activity', '平时活动时怎么样', {
              normal: '一般活动不受影响',
              some: '一般活动就气短',
              little: '稍微一动就气短',
              rest: '休息时也气短',
            }),
            single('fainted', '最近一个月晕倒过吗', yesNo),
            single('blood', '最近咳过血吗', yesNo),
            single('anticoagulant', '正在吃的抗凝药', {
              none: '没有吃',
              warfarin: '华法林',
              rivaroxaban: '利伐沙班',
              dabigatran: '达比加群',
              other: '其他或说不清',
            }),
            multiple(
              'risk',
              '有没有这些情况',
              {
                surgery: '半年内手术或骨折',
                tumour: '肿瘤',
                pregnancy: '怀孕或产后',
                hormone: '用含雌激素的药',
                clot: '以前得过血栓',
                immune: '结缔组织病',
                heart: '先天性心脏病',
              },
              '都没有',
            ),
            longText('medicine', '现在用的所有药', true, 500),
            pictures('reports', 'CT、心脏超声、右心导管等报告', 9),
          ],
        },
      ],
      promise: truthPromise,
      redFlags: [
        redFlag(
          'danger',
          [
            ['activity', 'rest'],
            ['fainted', 'yes'],
            ['blood', 'yes'],
          ],
          '请马上就医',
          '休息时也气短、晕倒或咳血，可能是病情加重。请立即拨打120或去最近医院的急诊，不要等线上答复。',
        ),
      ],
    },
    offers: [
      {
        code: 'half-year',
        title: '半年随访管理',
        text: '每月问卷、复查提醒和用药指导，期间可以留言。',
        priceCents: 0,
        days: 183,
      },
    ],
    decideHours: 48,
  },
  plan,
  hasTalk: true,
}
