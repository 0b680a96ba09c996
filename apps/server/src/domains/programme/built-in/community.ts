import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import {
  article,
  longText,
  multiple,
  redFlag,
  serviceLine,
  shortText,
  single,
  truthPromise,
  yesNo,
  type PlanDraft,
} from './zone-parts.ts'

const field = '全科医学科'

const articles = [
  article(
    'community-sign',
    '家庭医生能为您做什么',
    field,
    '依据《国家基本公共卫生服务规范（第三版）》编写',
    `
签约以后，有一个团队记得您：医生、护士、公卫人员，平时先找他们，需要时帮您转到专科。

# 国家免费提供的

建立健康档案；65岁以上每年一次健康体检，查身高体重、血压、血常规、肝肾功能、血脂、血糖、心电图和腹部B超等；高血压、2型糖尿病患者每年至少4次面对面随访。这些不收钱，不属于收费服务包。

# 服务包里多出来的

按包里写明的：上门次数、检查、定期视频、优先预约。每一项写清楚次数和价格。

# 您要做的

平时的血压血糖记下来；换药、住院、摔倒了告诉团队；搬家或不想继续，随时可以解约。
`,
  ),
  article(
    'community-pressure',
    '在家量血压，量对才有用',
    field,
    '依据《中国高血压防治指南（2024年修订版）》编写',
    `
# 怎么量

用经过认证的上臂式电子血压计，袖带大小合适。量前半小时不抽烟、不喝咖啡茶、不运动，先上厕所，安静坐5分钟。背靠、脚平放、手臂和心脏同高。连量两次，中间隔1分钟，取平均数。

# 什么时候量

早上起床后1小时内，吃药和早饭前；晚上睡前。刚开始或换药时连着量7天，平稳后每周量一到两天。

# 多少算高

家里量的平均数到135/85毫米汞柱或更高，就算高。医院量是140/90。

# 请马上就医

到180/110以上，安静休息后仍不降，请尽快就医。伴有胸痛、气短、说话不清、半边身子没力、剧烈头痛、看不清，请拨打120。

不要因为一次高就自己加药，也不要因为正常了就停药。
`,
  ),
  article(
    'community-vaccine',
    '老人常问的两种疫苗',
    field,
    '依据中国疾病预防控制中心《中国流感疫苗预防接种技术指南（2024—2025）》编写',
    `
# 流感疫苗

每年打一次，流感季节前打最好，一般9到11月，没赶上，整个流感季都可以打。60岁以上、慢性病、孕妇、照顾老人孩子的人优先。对鸡蛋过敏的，多数也可以打，请告诉接种的人。

# 肺炎球菌疫苗

65岁以上和有慢性心、肺、肾病或糖尿病的人可以打。打几针、隔多久，看用的是哪一种，请问接种门诊。

# 当天先别打

正在发热，或慢性病正在急性发作的，先等好了再打。打疫苗曾严重过敏的，告诉医生。

# 打完

在接种点留观30分钟。手臂酸、低烧一两天会好。出现呼吸费力、全身起疹、头晕，马上叫医生。
`,
  ),
  article(
    'community-healthy-work',
    '久坐的人：每小时站起来一次',
    field,
    '依据世界卫生组织《身体活动和久坐行为指南》（2020）编写',
    `
这是写给在单位和学校服务点的上班族和老师的。

# 要动多少

成年人每周150到300分钟中等强度活动，快走、骑车、打太极都算，或75到150分钟高强度，再加两天练肌肉。做不到就先做一点，总比不动好。

# 工作间

每坐半小时到一小时起来走两三分钟。屏幕比眼睛略低，距离一臂。手肘90度，腰后垫实。看远处，让眼睛歇一歇。

# 疼痛

颈肩腰酸痛，先改姿势、多活动。手麻无力、走路不稳、夜里痛醒、发热、大小便困难，请到医院。胸痛请拨打120。
`,
  ),
]

const plan: PlanDraft = {
  code: 'community-year',
  title: '服务包一年安排',
  text: '有预约时，护士会提前联系您。',
  anchors: [],
  stages: [
    {
      key: 'start',
      title: '开始',
      tasks: [
        {
          key: 'call',
          title: '健康评估电话',
          text: '护士打给您，核对您的情况和用药。',
          work: { kind: 'tap', label: '已联系' },
          due: { from: { anchor: 'applied' }, days: 5, time: '17:00' },
        },
        {
          key: 'reports',
          title: '上传体检和化验单',
          work: { kind: 'upload', most: 9 },
          due: { from: { anchor: 'applied' }, days: 7 },
          openBefore: { days: 7 },
          isOptional: true,
          reminders: [{}],
        },
        {
          key: 'barthel',
          title: '日常生活能力',
          text: '照顾老人时用它看变化。',
          work: { kind: 'questionnaire', code: 'barthel' },
          due: { from: { anchor: 'applied' }, days: 10, time: '19:00' },
          openBefore: { days: 7 },
          closeAfter: { days: 20 },
          isOptional: true,
        },
      ],
    },
    {
      key: 'quarters',
      title: '每季',
      tasks: [
        {
          key: 'pressure',
          title: '一周血压记录',
          text: '按文章里的办法，坐着休息5分钟再量。',
          work: {
            kind: 'measure',
            values: [
              {
                key: 'systolic',
                label: '收缩压',
                unit: 'mmHg',
                ucum: 'mm[Hg]',
                min: 60,
                max: 260,
                dangerAbove: 179,
                advice: '请安静休息5分钟再量一次。仍到180请尽快就医；有胸痛、说话不清、半边身子无力，拨打120。',
              },
              {
                key: 'diastolic',
                label: '舒张压',
                unit: 'mmHg',
                ucum: 'mm[Hg]',
                min: 30,
                max: 160,
                dangerAbove: 109,
                advice: '请安静休息5分钟再量一次。仍到110请尽快就医；有胸痛、说话不清、半边身子无力，拨打120。',
              },
            ],
          },
          due: { from: { anchor: 'applied' }, days: 30, time: '08:00', repeat: { every: 13, unit: 'week', times: 4 } },
          openBefore: { days: 7 },
          closeAfter: { days: 14 },
          isOptional: true,
          reminders: [{}],
        },
        {
          key: 'follow-up',
          title: '随访电话',
          work: { kind: 'tap', label: '已随访' },
          due: { from: { anchor: 'applied' }, days: 90, time: '17:00', repeat: { every: 13, unit: 'week', times: 4 } },
          openBefore: { days: 14 },
        },
      ],
    },
  ],
}

/** 功能社区 (gnsq): packages of community care, paid at once, with a year's plan. */
export const community: ProgrammeDraft = {
  name: '功能社区',
  summary: '把健康管理带到单位、学校和街道',
  icon: 'hospital',
  tone: 'blue',
  entries: [
    { title: '服务包', icon: 'gift', target: { to: 'kind', kind: 'offers' } },
    { title: '我的服务包', icon: 'list', target: { to: 'kind', kind: 'applications' } },
    { title: '服务介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
    { title: '健康知识', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'health' } },
    { title: '家庭医生', icon: 'doctor', target: { to: 'kind', kind: 'experts' } },
  ],
  introduction: {
    text: `功能社区是单位、学校、街道和医院合作的健康服务点。您可以选择一个服务包，由社区的医护团队照顾一年。

# 我们提供

建档、定期测量和随访，家庭医生咨询，转诊和预约协助，按包里写明的上门服务。

# 和国家基本公共卫生服务的关系

健康档案、65岁以上老人体检、高血压和糖尿病随访，国家免费提供，不在收费服务包里。服务包只收多出来的部分。

# 加入以后

护士会在5个工作日内给您打电话，核对情况并约第一次评估。紧急情况请拨打120。`,
    place: '东湖院区社区健康服务中心',
    telephone: serviceLine,
  },
  experts: { departments: ['全科医学科', '居家老人护理门诊'], docIds: [], teamIds: [] },
  readings: [{ code: 'health', title: '健康知识', articles }],
  notice: {
    title: '功能社区服务协议',
    text: `# 服务内容

以所选服务包页面写明的内容、次数和期限为准。上门只做页面写明的项目。

# 费用和退款

请在24小时内支付，支付后开始服务。服务开始前撤回，全额退款；服务开始后退出，请打客服电话，按还没有提供的项目计算退款。

# 边界

社区团队不做急救和手术。胸痛、气短、说话不清、半边身子无力、昏迷、大出血，请拨打120。

# 个人信息

您的资料只由签约团队的医生、护士和公卫人员查看，每次查看都有记录；向您所在的单位、学校只提供不能识别个人的汇总。`,
    consent: '我已阅读并同意《功能社区服务协议》',
  },
  application: {
    title: '加入服务',
    form: {
      pages: [
        {
          title: '签约资料',
          items: [
            shortText('community', '所在的社区、单位或学校', true, 40),
            shortText('address', '常住地址（用于上门）', true, 80),
            multiple(
              'conditions',
              '有没有这些情况',
              {
                pressure: '高血压',
                sugar: '糖尿病',
                heart: '心脏病',
                stroke: '中过风',
                lung: '慢性肺病',
                old: '65岁以上',
                bed: '卧床或行动不便',
              },
              '都没有',
            ),
            longText('medicine', '正在吃的药和过敏', false, 300),
            shortText('emergency-contact', '紧急联系人和电话', true, 40),
            single('danger', '现在有胸痛、气短、说话不清或半边身子无力吗', yesNo),
          ],
        },
      ],
      promise: truthPromise,
      redFlags: [
        redFlag('danger', [['danger', 'yes']], '请马上拨打120', '这些情况是急症，请现在拨打120，不要等社区答复。'),
      ],
    },
    offers: [
      {
        code: 'basic',
        title: '基础健康包',
        text: '免费。建档、健康知识、测量提醒和一次电话评估。',
        priceCents: 0,
        days: 365,
      },
      {
        code: 'pressure',
        title: '三高管理包',
        text: '每月一次图文随访、每季一次视频、复查提醒和用药核对。',
        priceCents: 29900,
        days: 365,
      },
      {
        code: 'elder',
        title: '银龄守护包',
        text: '上门护理6次，每月电话，跌倒和用药评估，优先预约。',
        priceCents: 88800,
        days: 365,
      },
      {
        code: 'staff',
        title: '职工健康包',
        text: '体检报告解读、慢病评估、心理和营养咨询各两次。',
        priceCents: 39900,
        days: 365,
      },
    ],
    isAcceptedAtOnce: true,
    payHours: 24,
    answeredBy: ['doctor', 'nurse'],
  },
  plan,
  hasTalk: true,
}
