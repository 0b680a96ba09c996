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

const field = '消化内科'
const colitis = '《中国溃疡性结肠炎诊治指南（2023年·西安）》'
const crohn = '《中国克罗恩病诊治指南（2023年·广州）》'

const articles = [
  article(
    'ibd-what',
    '炎症性肠病是什么病',
    field,
    `依据${colitis}、${crohn}编写`,
    `
炎症性肠病是肠道的慢性炎症，主要有两种：溃疡性结肠炎和克罗恩病。它不传染，也不是“吃坏了肚子”，而是免疫系统对肠道反应过度，和遗传、环境、肠道菌群都有关系。

# 两种病有什么不同

溃疡性结肠炎只在大肠，从直肠开始连续往上，常见黏液血便、总想上厕所又解不干净。

克罗恩病从口腔到肛门都可能有，以小肠末段和大肠最常见，常见肚子痛、腹泻、消瘦，有的人先出现肛瘘或肛周脓肿。

# 能治好吗

目前还不能根除，但多数人经过规范治疗可以长期没有症状，正常上学、工作、结婚生子。治疗的目标不只是不拉肚子，还要让肠黏膜真正长好，这需要按时复查血、便和肠镜才能知道。

# 最要紧的一件事

症状好了不等于可以停药。自己停药是复发最常见的原因之一。想减药、停药，请先和医生商量。
`,
  ),
  article(
    'ibd-food',
    '吃什么，不吃什么：分两种时候看',
    field,
    '依据 ESPEN Guideline on Clinical Nutrition in Inflammatory Bowel Disease（2023）编写',
    `
没有一张适合所有人的“忌口单”。忌得太多，反而容易营养不良。

# 平稳的时候

尽量吃得均衡多样：主食、鱼禽蛋奶、豆制品、蔬菜水果都可以吃，做得软一些、清淡一些。只避开自己吃了确实不舒服的东西。喝牛奶就胀气、腹泻的人，可以换无乳糖奶或酸奶。

# 发作的时候

少量多餐，选容易消化的：粥、软面、蒸蛋、去皮的鱼和鸡肉。辛辣、油炸、酒和大量粗纤维先放一放。腹泻多要补水，尿少、口干、头晕说明水不够了。

# 肠子有狭窄的人

医生说过您有肠腔狭窄，请避开芹菜、笋、菌菇、带皮带籽的水果等不易嚼碎的高纤维食物，以免堵住。

# 称体重

每周在同一天早晨称一次。三个月里没有刻意减肥却轻了超过5%，请告诉医生，您可能需要营养科帮助或肠内营养。
`,
  ),
  article(
    'ibd-medicine',
    '用药的五个常见问题',
    field,
    `依据${colitis}、${crohn}及相应药品说明书编写`,
    `
# 激素能一直吃吗

不能。激素用来尽快压住发作，不用来长期维持。要按医生给的日程慢慢减，不能突然停，突然停可能引起危险。

# 美沙拉秦为什么要长期吃

对轻中度溃疡性结肠炎，它既用来控制发作，也用来防止复发。用药期间要定期查肾功能和尿常规。

# 吃硫唑嘌呤要注意什么

开始前医生可能会查 NUDT15 或 TPMT 基因。用药初期要经常查血常规和肝功能，按医生开的时间去抽血，不要跳过。发热、喉咙痛、身上有瘀斑，请马上联系医生。

# 打生物制剂之前要查什么

要排查结核和乙型肝炎等感染。打针期间发热、咳嗽不好、皮肤红肿，请先联系医生再打下一针。

# 可以自己买止痛药吗

布洛芬、双氯芬酸等止痛药可能诱发病情活动，请先问医生或药师。感冒药里也常含这一类成分。
`,
  ),
  article(
    'ibd-vaccine',
    '打疫苗和防感染',
    field,
    '依据 ECCO Guidelines on the Prevention, Diagnosis, and Management of Infections in IBD（2021）编写',
    `
用激素、硫唑嘌呤、生物制剂等药时，身体抵抗感染的力量会弱一些，打疫苗比平常更有意义。

# 什么时候打

最好在开始这些药之前，把该打的补齐。已经在用药的人，流感、肺炎球菌、乙肝等灭活疫苗一般仍可以打，请带着用药清单去问医生和接种点。

# 哪些要特别小心

减毒活疫苗（例如水痘减毒活疫苗、麻腮风疫苗）在用免疫抑制药时一般不能打。宝宝的妈妈孕期用过生物制剂的，宝宝打卡介苗、轮状病毒疫苗之前也要先问医生。

# 平时怎么防

饭前便后洗手，不吃生的海鲜和没煮熟的肉蛋。发热超过38.5℃，或发热两天不退，请就医，并告诉医生您正在用的药。
`,
  ),
  article(
    'ibd-colonoscopy',
    '为什么不拉肚子了还要做肠镜',
    field,
    `依据${colitis}中的随访与监测部分编写`,
    `
肠镜能看到感觉不到的炎症。黏膜真正长好的人，以后复发、住院、手术的机会都少一些。

# 治疗中的肠镜

换了治疗方案以后，医生常会在几个月到一年之间安排复查，看药有没有真正起作用。

# 防癌的肠镜

大肠的炎症时间长了，得大肠癌的机会比一般人高。一般从起病后8年开始定期做监测肠镜，之后隔多久由医生按病变范围、炎症轻重和家族史来定。合并原发性硬化性胆管炎的人，从确诊时起就要监测，通常每年一次。

# 两次肠镜之间

粪便钙卫蛋白是一种查大便就能知道肠道炎症的办法，可以少做几次肠镜，但不能完全代替。
`,
  ),
]

const plan: PlanDraft = {
  code: 'ibd-year',
  title: '炎症性肠病一年随访',
  text: '每月填一次症状，三个月复查一次。症状加重请不要等随访，直接联系医生。',
  anchors: [],
  stages: [
    {
      key: 'begin',
      title: '开始',
      text: '先认识自己的病和药。',
      tasks: [
        {
          key: 'read-alarm',
          title: '读：哪些情况要马上就医',
          work: {
            kind: 'read',
            body: '便血很多、一天拉稀十次以上、肚子剧痛或胀得厉害、不排气不排便、发热38.5℃以上、头晕心慌站不稳，请马上到急诊，必要时拨打120。',
          },
          due: { from: { anchor: 'applied' }, days: 1 },
          reminders: [{}],
        },
        {
          key: 'first-form',
          title: '第一次症状记录',
          work: { kind: 'questionnaire', code: 'ibd-follow-up' },
          due: { from: { anchor: 'applied' }, days: 2, time: '19:00' },
          openBefore: { days: 2 },
          reminders: [{}],
        },
      ],
    },
    {
      key: 'monthly',
      title: '每月记录',
      text: '固定时间填写，医生看得到变化。',
      tasks: [
        {
          key: 'month-form',
          title: '症状随访',
          text: '按昨天一整天的情况填写。',
          work: { kind: 'questionnaire', code: 'ibd-follow-up' },
          due: { from: { anchor: 'applied' }, days: 30, time: '19:00', repeat: { every: 30, unit: 'day', times: 12 } },
          openBefore: { days: 3 },
          closeAfter: { days: 10 },
          reminders: [{}, { days: 3 }],
        },
        {
          key: 'mood',
          title: '心情怎么样',
          text: '慢性病容易让人疲惫、低落，这份问卷帮助我们早一点发现。',
          work: { kind: 'questionnaire', code: 'phq9' },
          due: { from: { anchor: 'applied' }, days: 45, time: '19:00' },
          openBefore: { days: 7 },
          closeAfter: { days: 21 },
          isOptional: true,
        },
      ],
    },
    {
      key: 'checks',
      title: '复查',
      text: '血常规、肝肾功能、C反应蛋白、粪便钙卫蛋白等，项目以医生开单为准。',
      tasks: [
        {
          key: 'visit',
          title: '预约复诊',
          work: { kind: 'book', link: '/book', label: '去预约' },
          due: { from: { anchor: 'applied' }, days: 83, repeat: { every: 13, unit: 'week', times: 4 } },
          openBefore: { days: 14 },
          reminders: [{ days: -7 }, {}],
        },
        {
          key: 'reports',
          title: '上传复查报告',
          work: { kind: 'upload', most: 9 },
          due: { from: { anchor: 'applied' }, days: 93, repeat: { every: 13, unit: 'week', times: 4 } },
          openBefore: { days: 10 },
          isOptional: true,
        },
      ],
    },
  ],
}

/** 炎症性肠病专区 (ibd): reading, three services of which two are paid, a year's follow-up. */
export const inflammatoryBowel: ProgrammeDraft = {
  name: '炎症性肠病专区',
  summary: '克罗恩病和溃疡性结肠炎，有人和您一起长期管',
  icon: 'gut',
  tone: 'green',
  entries: [
    { title: '专家团队', icon: 'team', target: { to: 'kind', kind: 'experts' } },
    { title: '预约申请', icon: 'edit', note: '先读须知', target: { to: 'kind', kind: 'notice' } },
    { title: '我的订单', icon: 'list', target: { to: 'kind', kind: 'applications' } },
    { title: '资讯', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'ibd' } },
    { title: '随访', icon: 'clipboard', target: { to: 'kind', kind: 'followUps' } },
    { title: '专区介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
  ],
  introduction: {
    text: `炎症性肠病专区由消化内科牵头，外科、营养、护理和临床心理一起，照顾克罗恩病和溃疡性结肠炎的患者。

# 我们做什么

帮您看懂报告、定下治疗目标，按日程提醒用药和复查；病情有变化时，在两次门诊之间也能找到我们。

# 怎样加入

先读须知，再选服务、填写病情并上传报告。医生在两个工作日内答复，适合的会接收您，需要补充资料的会告诉您缺什么。

# 请直接到急诊的情况

便血很多、肚子剧痛、不排气不排便、发热38.5℃以上、头晕站不稳，请到急诊或拨打120，不要等线上答复。`,
    place: '东湖院区门诊楼四楼消化内科',
    telephone: serviceLine,
  },
  experts: { departments: ['消化内科'], docIds: [], teamIds: ['t07'] },
  readings: [{ code: 'ibd', title: 'IBD资讯', articles }],
  notice: {
    title: 'IBD服务申请须知',
    text: `请在申请前读完以下内容。

# 适合谁

已经确诊或医生高度怀疑克罗恩病、溃疡性结肠炎的患者。未满14周岁请由监护人申请，我们会建议到儿童消化科就诊。

# 不适合线上等待的情况

大量便血、剧烈腹痛、高热、肠梗阻（肚子胀、吐、不排气不排便），请马上到急诊。

# 费用

所选服务的价格在下一页写明。医生接收以后才需要支付；在服务开始前撤回申请，已付的费用原路退回。检查、药品和住院费用不包含在内。

# 您的资料

病情、报告和问卷由专区的医生和护士查看，用于本次服务和随访，每次查看都有记录。您可以随时停止随访。`,
    consent: '我已阅读并同意《IBD服务申请须知》',
  },
  application: {
    title: '预约申请',
    form: {
      pages: [
        {
          title: '病情',
          items: [
            single('diagnosis', '医生的诊断', {
              colitis: '溃疡性结肠炎',
              crohn: '克罗恩病',
              unclassified: '未分型的炎症性肠病',
              suspected: '怀疑，还没有确诊',
            }),
            {
              kind: 'date',
              id: 'since',
              text: '第一次发病大约在哪天',
              help: '记不清可以写那个月的1日',
              latest: 'today',
            },
            {
              kind: 'number',
              id: 'stools',
              text: '最近一天大便几次',
              required: true,
              min: 0,
              max: 30,
              unit: { ucum: '/d', label: '次' },
            },
            single('blood', '大便带血吗', { none: '不带', some: '有一点', much: '很多' }),
            single('fever', '最近三天有38.5℃以上的发热吗', yesNo),
            single('block', '现在肚子胀、吐，而且不排气不排便吗', yesNo),
            multiple(
              'outside',
              '肠道以外有没有这些情况',
              {
                perianal: '肛瘘或肛周脓肿',
                joint: '关节痛',
                skin: '皮肤红斑或溃疡',
                mouth: '反复口腔溃疡',
                eye: '眼睛红痛',
              },
              '都没有',
            ),
            longText('course', '治疗经过和现在用的药', true, 800),
            single('surgery', '做过肠道手术吗', { yes: '做过', no: '没有' }),
          ],
        },
        {
          title: '要求和资料',
          items: [
            longText('wish', '最希望我们帮您解决什么', true, 300),
            single('pregnancy', '是否怀孕、备孕或哺乳', {
              no: '否',
              pregnant: '怀孕',
              planning: '备孕',
              nursing: '哺乳',
            }),
            pictures('reports', '肠镜、病理、CT或磁共振、化验报告', 9),
          ],
        },
      ],
      promise: truthPromise,
      redFlags: [
        redFlag(
          'emergency',
          [
            ['blood', 'much'],
            ['block', 'yes'],
          ],
          '请现在就到急诊',
          '便血很多，或肚子胀、吐、不排气不排便，可能需要马上处理。请到最近医院的急诊，头晕站不稳时拨打120。',
        ),
        redFlag(
          'fever',
          [['fever', 'yes']],
          '请今天就看医生',
          '发热可能是感染，用着激素或免疫抑制药时更要当心。请今天就诊，不要自己加减药。',
        ),
      ],
    },
    offers: [
      {
        code: 'review',
        title: '初次资料评估',
        text: '医生看完您的病历和报告，给出下一步就诊和检查的建议。',
        priceCents: 0,
        days: 14,
      },
      {
        code: 'team',
        title: '多学科会诊申请',
        text: '消化内科、外科、影像、病理和营养科一起讨论，给出一份书面意见。',
        priceCents: 48000,
        days: 30,
      },
      {
        code: 'year',
        title: '一年随访管理',
        text: '每月症状随访、每季复查提醒、报告解读，期间可以留言沟通。',
        priceCents: 36000,
        days: 365,
      },
    ],
    decideHours: 48,
    payHours: 24,
    states: { accepted: { text: '专区已接收您的申请，请按提示完成下一步。' } },
  },
  plan,
  hasTalk: true,
}
