import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import { article, longText, multiple, redFlag, serviceLine, shortText, single, yesNo } from './zone-parts.ts'

const articles = [
  article(
    'carer-choose',
    '请护理员前，先想清楚要他做什么',
    '护理部',
    '依据国家卫生健康委等《关于加强医疗护理员培训和规范管理工作的通知》（国卫医发〔2019〕49号）编写',
    `
医疗护理员照顾生活，不做治疗。请先列一张单子，谈价钱时才不会有误会。

# 他可以做

帮助洗漱、吃饭、翻身、上厕所、换衣服，陪着检查，整理床铺，观察并叫护士。

# 他不可以做

打针、吸痰、换药、插管、调输液、喂鼻饲、换造口底盘以及任何操作，都由护士来做。他也不能替您签字、代替家属决定治疗。

# 交接时讲清楚

过敏和忌口、能不能下床、容易跌倒还是会走丢、有没有管子、喜欢什么样的称呼、什么时候给家里打电话。

# 保护自己

核对工牌，贵重物品不放病房，现金不交给个人，按页面写的价格付费，不满意可以打客服电话换人。
`,
  ),
  article(
    'carer-turn',
    '陪护时最常用的四个动作',
    '护理部',
    '依据《基础护理学》（第7版，人民卫生出版社）编写',
    `
# 翻身

两人分站床的两侧，先放下对侧护栏外的东西，护栏只开自己这边。床单抬起来挪，不拖。翻完看看皮肤有没有发红，管子没有压到、折到。

# 上下床

病人先坐床边一两分钟，不晕再站。轮椅刹车、脚踏板收起。护理员站在较弱的一侧，抓腰带不拉手臂。

# 帮助吃饭

坐直，头稍低。小口，咽完再喂。说话、打瞌睡的时候不喂。呛了马上停。

# 洗手

照顾前后、倒便盆后、戴手套前后都要用流水和肥皂洗，或者用速干手消毒剂，按七步洗，至少15秒。
`,
  ),
  article(
    'carer-night',
    '夜里家属不在，怎样放心',
    '护理部',
    '依据《基础护理学》（第7版，人民卫生出版社）和医院住院管理的通常要求编写',
    `
# 睡觉前看一遍

护栏拉起，呼叫铃放在手边，水和眼镜够得到，地面干燥，夜灯打开，管子和尿袋挂好。

# 请护理员马上叫护士的情况

突然气短、胸痛、说胡话、半边身子不能动，出血，摔倒，管子滑出来，叫不醒，尿一夜没有，体温38.5℃以上。

# 意识不清的病人

有的人夜里会糊涂、要拔管、要下床。先温和地告诉他在哪里、几点了，开灯，叫护士。约束带只能由护士按医嘱用。

# 给家里打电话

和护理员约好：什么情况打，打给谁，几点钟报平安。
`,
  ),
]

/** 陪护服务 (peihu): orders of a carer, paid once the hospital has said who comes. */
export const carers: ProgrammeDraft = {
  name: '陪护服务',
  summary: '住院有人照顾，看病有人陪着，价格写在前面',
  icon: 'people',
  tone: 'amber',
  entries: [
    { title: '预订陪护', icon: 'edit', note: '先读须知', target: { to: 'kind', kind: 'notice' } },
    { title: '价格和服务', icon: 'wallet', target: { to: 'kind', kind: 'offers' } },
    { title: '我的订单', icon: 'list', target: { to: 'kind', kind: 'applications' } },
    { title: '服务介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
    { title: '陪护知识', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'care' } },
  ],
  introduction: {
    text: `医院和有资质的护理机构签约，为住院和门诊的患者提供护理员。护理员经过培训和体检，佩戴工牌上岗，病区护士长负责指导。

# 服务怎么进行

您在手机上提出申请，我们确认有没有合适的人和时间，再请您支付。开始当天护理员到病房报到，您核对工牌。服务中想换人，打客服电话。

# 费用

价格写在每一项服务里，不另收介绍费。没有开始服务的，可以撤回申请，已付的费用原路退回；已开始的按协议结算。

# 不代替的事

护理员不做治疗。病情变化，请按呼叫铃叫护士。`,
    place: '东湖院区住院部一楼陪护服务中心',
    telephone: serviceLine,
  },
  readings: [{ code: 'care', title: '陪护知识', articles }],
  notice: {
    title: '陪护服务须知',
    text: `# 谁可以预订

住院或准备住院的患者及其家属，需要有人陪同门诊检查的患者。

# 服务边界

护理员只做生活照料，打针、换药、吸痰、鼻饲、操作仪器由护士进行，不替患者签字和决定治疗。

# 您要告诉我们的

传染病、意识不清、有跌倒或走失的可能、体重较重、需要隔离，请如实填写，这样才能安排合适的人。

# 支付和退款

我们确认有护理员以后，您再支付。支付以后、服务开始前撤回，全额退款。服务开始后，按已经服务的天数结算，余款退回。

# 信息

您填写的内容给陪护服务中心、病区护士和护理员看必要的部分，不作他用。`,
    consent: '我已阅读并同意《陪护服务须知》',
  },
  application: {
    title: '预订陪护',
    form: {
      pages: [
        {
          title: '地点和时间',
          items: [
            single('where', '在哪里需要', { ward: '住院病房', clinic: '门诊、检查或办手续', home: '出院回家' }),
            { kind: 'date', id: 'from', text: '从哪天开始', required: true, earliest: 'today' },
            shortText('ward', '病区和床号，或见面的地点', true, 60),
            shortText('phone', '联系电话', true, 20),
          ],
        },
        {
          title: '照顾的人',
          items: [
            single('mobility', '行动能力', { walks: '自己能走', helped: '要人扶', wheelchair: '坐轮椅', bed: '卧床' }),
            {
              kind: 'number',
              id: 'weight',
              text: '体重',
              help: '用来安排合适的人',
              min: 20,
              max: 250,
              unit: { ucum: 'kg', label: '公斤' },
            },
            multiple(
              'conditions',
              '有没有这些情况',
              {
                confused: '糊涂或容易走失',
                fell: '最近跌倒过',
                tubes: '带管',
                incontinent: '大小便失禁',
                infection: '医生要求隔离',
                swallow: '吃东西会呛',
              },
              '都没有',
            ),
            single('gender', '护理员性别', { any: '都可以', female: '女', male: '男' }),
            longText('wish', '还要交代的', false, 300),
            single('danger', '他现在有突然气短、胸痛、昏迷或大出血吗', yesNo),
          ],
        },
      ],
      promise: '我承诺以上填写的内容真实、完整。',
      redFlags: [
        redFlag(
          'danger',
          [['danger', 'yes']],
          '请马上叫护士或拨打120',
          '这不是陪护能帮的事。在医院请按呼叫铃或叫护士，在家请拨打120。',
        ),
      ],
    },
    offers: [
      {
        code: 'one-day',
        title: '一对一陪护 1天',
        text: '24小时，一名护理员照顾一位患者。',
        priceCents: 28000,
        days: 1,
      },
      {
        code: 'three-days',
        title: '一对一陪护 3天',
        text: '连续72小时，一名护理员，中间可以换班。',
        priceCents: 81000,
        days: 3,
      },
      {
        code: 'seven-days',
        title: '一对一陪护 7天',
        text: '连续七天，一名护理员，中间可以换班。',
        priceCents: 182000,
        days: 7,
      },
      {
        code: 'shared',
        title: '一对多陪护 1天',
        text: '一名护理员照顾同病房两到四位患者，24小时。',
        priceCents: 12000,
        days: 1,
      },
      {
        code: 'half-day',
        title: '半天陪诊',
        text: '4小时，陪着取号、候诊、检查、取药，不代替家属签字。',
        priceCents: 18000,
        days: 1,
      },
    ],
    decideHours: 12,
    payHours: 12,
    states: {
      accepted: { text: '已为您安排护理员，请按时支付确认。' },
      paid: { text: '已支付，护理员会按约定的时间到。' },
    },
    answeredBy: ['nurse'],
  },
  hasTalk: true,
}
