import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import { endoscopyReadings } from './endoscopy-articles.ts'
import {
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

const plan: PlanDraft = {
  code: 'endoscopy-care',
  title: '内镜检查前后',
  text: '检查日期定下来后，护士会登记，提醒就从那天倒着数。',
  anchors: [{ key: 'examined', label: '检查之日', event: 'endoscopy-booked' }],
  stages: [
    {
      key: 'before',
      title: '检查前',
      tasks: [
        {
          key: 'medicines',
          title: '核对抗凝药和降糖药',
          text: '正在吃阿司匹林、氯吡格雷、华法林、利伐沙班等，请不要自己停，先和护士确认。',
          work: { kind: 'confirm', statement: '我已和医护确认这些药怎么处理' },
          due: { from: { anchor: 'examined' }, days: -7, time: '10:00' },
          openBefore: { days: 7 },
          closeAfter: { days: 6 },
          reminders: [{}],
        },
        {
          key: 'low-residue',
          title: '做肠镜：今天吃低渣的',
          text: '白粥、白面条、蒸蛋、豆腐、去皮鱼肉。不吃蔬菜、水果、菌菇、粗粮和带籽的。只做胃镜的可以不做这项。',
          work: { kind: 'confirm', statement: '我知道今天吃什么' },
          due: { from: { anchor: 'examined' }, days: -1, time: '08:00' },
          closeAfter: { days: 1 },
          isOptional: true,
          reminders: [{ days: -1, time: '20:00' }, { cannotWait: true }],
        },
        {
          key: 'fasting',
          title: '按通知单禁食',
          text: '一般检查前至少6小时不吃、2小时不喝，以通知单为准。',
          work: { kind: 'confirm', statement: '我已按通知单禁食' },
          due: { from: { anchor: 'examined' }, days: -1, time: '20:00' },
          closeAfter: { days: 1 },
          reminders: [{ cannotWait: true }],
        },
      ],
    },
    {
      key: 'after',
      title: '检查后',
      tasks: [
        {
          key: 'alarm',
          title: '读：检查后什么情况马上来医院',
          work: {
            kind: 'read',
            body: '吐血、黑便或大量便血，肚子越来越痛、发硬，胸痛，发热，请马上到急诊。呼吸困难、叫不醒，拨打120。切过息肉的人，出血也可能在两周以内出现。',
          },
          due: { from: { anchor: 'examined' }, time: '18:00' },
          reminders: [{}],
        },
        {
          key: 'day-three',
          title: '检查后3天，感觉怎么样',
          work: { kind: 'questionnaire', code: 'pain' },
          due: { from: { anchor: 'examined' }, days: 3, time: '19:00' },
          openBefore: { days: 1 },
          closeAfter: { days: 7 },
          isOptional: true,
          reminders: [{}],
        },
        {
          key: 'pathology',
          title: '看病理报告，问复查时间',
          work: { kind: 'book', link: '/book', label: '去预约' },
          due: { from: { anchor: 'examined' }, days: 14, time: '10:00' },
          openBefore: { days: 7 },
          isOptional: true,
          reminders: [{}],
        },
      ],
    },
  ],
}

/** 内镜中心 (endoscopy): the examination's states come from the hospital and are pages of the domain exam. */
export const endoscopy: ProgrammeDraft = {
  name: '内镜中心',
  summary: '胃镜、肠镜，检查前怎么准备、检查后怎么留意',
  icon: 'scope',
  tone: 'blue',
  entries: [
    { title: '中心介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
    { title: '健康宣教', icon: 'book', target: { to: 'page', address: '/endoscopy/news' } },
    { title: '检查状态', icon: 'clipboard', target: { to: 'page', address: '/endoscopy/list' } },
    { title: '护理咨询', icon: 'chat', target: { to: 'page', address: '/endoscopy/docs' } },
    { title: '我的随访', icon: 'plan', target: { to: 'page', address: '/endoscopy/follow' } },
    { title: '胃镜', icon: 'gut', target: { to: 'page', address: '/endoscopy/news/type?typeId=gastroscopy' } },
    { title: '肠镜', icon: 'bowel', target: { to: 'page', address: '/endoscopy/news/type?typeId=colonoscopy' } },
    { title: '其他内镜', icon: 'scan', target: { to: 'page', address: '/endoscopy/news/type?typeId=ercp-eus' } },
    { title: '检查之后', icon: 'check', target: { to: 'page', address: '/endoscopy/news/type?typeId=after' } },
    { title: '检查前后', icon: 'bell', note: '提醒和复查', target: { to: 'kind', kind: 'notice' } },
    { title: '我的申请', icon: 'list', target: { to: 'kind', kind: 'applications' } },
  ],
  introduction: {
    text: `内镜中心由消化内科、麻醉科和专科护士组成，做胃镜、肠镜、胶囊内镜、息肉切除、止血和早癌的内镜治疗。

# 来检查前

请看健康宣教里的准备，按通知单的时间禁食、喝泻药。正在吃抗凝药、抗血小板药、降糖药的，请提前一周告诉护士。做无痛检查请带一位成年人陪同。

# 当天

凭通知单在中心服务台签到，护士核对身份、过敏和用药。排到哪一步，请看候诊区的屏幕。

# 检查后

在恢复区观察到清醒再走。病理报告一般一到两周。吐血、黑便、剧烈肚子痛、发热，请马上到急诊；呼吸困难、叫不醒，拨打120。

# 消毒

每条内镜按《软式内镜清洗消毒技术规范》（WS 507—2016）清洗消毒，并有记录。`,
    place: '东湖院区门诊楼三楼内镜中心',
    telephone: serviceLine,
  },
  experts: { departments: ['消化内科'], docIds: [], teamIds: ['t07'] },
  readings: endoscopyReadings,
  notice: {
    title: '内镜检查前后服务须知',
    text: `# 这是什么

定好检查后，护士登记检查日期，系统按日期提醒您准备，并在检查后随访。它不代替预约检查和医生的开单。

# 请先告诉医生

抗凝、抗血小板药，心脏起搏器，三个月内的心肌梗死或中风，怀孕，严重过敏，肠梗阻、严重心肾功能不全。

# 不能等线上

吐血、黑便、剧痛、发热，请到急诊。

# 您的资料

由内镜中心的医生和护士查看，用于准备和随访，每次查看都有记录。`,
    consent: '我已阅读并同意《内镜检查前后服务须知》',
  },
  application: {
    title: '检查前后服务',
    form: {
      pages: [
        {
          title: '检查和身体情况',
          items: [
            single('examination', '约了什么检查', {
              gastroscopy: '胃镜',
              colonoscopy: '肠镜',
              both: '胃镜和肠镜',
              capsule: '胶囊内镜',
            }),
            { kind: 'date', id: 'date', text: '检查日期', required: true, earliest: 'today' },
            single('sedation', '是无痛的吗', { yes: '是', no: '不是', unknown: '不知道' }),
            multiple(
              'medicines',
              '正在吃这些药吗',
              {
                aspirin: '阿司匹林',
                clopidogrel: '氯吡格雷一类',
                warfarin: '华法林',
                direct: '利伐沙班、达比加群一类',
                insulin: '胰岛素',
                sugar: '其他降糖药',
              },
              '都没有',
            ),
            multiple(
              'conditions',
              '有没有这些情况',
              {
                pacemaker: '心脏起搏器',
                heart: '心脏病',
                lung: '严重肺病',
                kidney: '肾病',
                pregnant: '怀孕或可能怀孕',
                apnoea: '睡觉憋气',
                allergy: '麻药或其他严重过敏',
                constipation: '严重便秘',
              },
              '都没有',
            ),
            single('bleeding', '现在有吐血、黑便或剧烈肚子痛吗', yesNo),
            longText('words', '还要告诉护士的', false, 300),
            pictures('reports', '开单、以前的胃肠镜报告', 6),
          ],
        },
      ],
      promise: truthPromise,
      redFlags: [
        redFlag(
          'bleeding',
          [['bleeding', 'yes']],
          '请马上到急诊',
          '吐血、黑便或剧烈肚子痛请现在就到急诊，不要等检查那天。头晕、站不稳请拨打120。',
        ),
      ],
    },
    offers: [
      {
        code: 'care',
        title: '检查前后提醒和随访',
        text: '免费。按检查日期提醒准备，检查后随访两周。',
        priceCents: 0,
        days: 60,
      },
    ],
    decideHours: 24,
    answeredBy: ['nurse', 'doctor'],
  },
  plan,
  hasTalk: true,
}
