import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import { perinatalReadings } from './perinatal-articles.ts'
import { longText, multiple, redFlag, serviceLine, single, truthPromise, yesNo, type PlanDraft } from './zone-parts.ts'

type Tasks = PlanDraft['stages'][number]['tasks']

/** A visit between two weeks of pregnancy: told a week before. Who joins later has missed the earlier ones without a reproach. */
const visit = (week: number, title: string, text: string): Tasks[number] => ({
  key: `visit-${week}`,
  title,
  text,
  work: { kind: 'book', link: '/book', label: '去预约' },
  due: { from: { anchor: 'last-period' }, days: week * 7, time: '09:00' },
  openBefore: { days: 21 },
  closeAfter: { days: 14 },
  isOptional: true,
  reminders: [{ days: -7, time: '09:00' }],
})

const plan: PlanDraft = {
  code: 'pregnancy',
  title: '孕期陪伴',
  text: '按末次月经第一天推算。超声改了孕周，护士会帮您调整。',
  anchors: [{ key: 'last-period', label: '末次月经第一天' }],
  stages: [
    {
      key: 'early',
      title: '孕1～13周',
      tasks: [
        visit(8, '第1次产检', '孕6～13周加6天：建册、验血、超声确定孕周。'),
        visit(12, 'NT超声', '孕11～13周加6天，不要错过。'),
      ],
    },
    {
      key: 'middle',
      title: '孕14～27周',
      tasks: [
        visit(16, '第2次产检和产前筛查', '孕14～19周加6天。唐筛、无创还是羊穿，请和医生商量。'),
        visit(22, '系统超声', '孕20～24周，看宝宝的各个部位。'),
        visit(25, '糖耐量试验', '孕24～28周。前一晚起空腹8小时以上，当天早上去。'),
      ],
    },
    {
      key: 'late',
      title: '孕28～40周',
      text: '每天留意胎动。2小时不到10次，马上去医院。',
      tasks: [
        {
          key: 'read-movement',
          title: '读：怎样数胎动',
          work: {
            kind: 'read',
            body: '每天固定时间，左侧躺或坐着数。2小时里有10次或更多是正常的。不到10次、比平常少了一半以上，或突然剧烈后不动，请立即到医院，不要等到第二天。',
          },
          due: { from: { anchor: 'last-period' }, days: 196, time: '09:00' },
          closeAfter: { days: 84 },
          isOptional: true,
          reminders: [{}],
        },
        {
          key: 'pressure',
          title: '每周量血压和体重',
          text: '坐着休息5分钟再量。',
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
                dangerAbove: 139,
                advice: '请安静休息后再量一次。仍到140请当天联系医生；到160，或有头痛眼花、上腹痛，请马上到医院。',
              },
              {
                key: 'diastolic',
                label: '舒张压',
                unit: 'mmHg',
                ucum: 'mm[Hg]',
                min: 30,
                max: 160,
                dangerAbove: 89,
                advice: '请安静休息后再量一次。仍到90请当天联系医生；到110，或有头痛眼花、上腹痛，请马上到医院。',
              },
              { key: 'weight', label: '体重', unit: '公斤', ucum: 'kg', decimals: 1, min: 30, max: 200 },
            ],
          },
          due: {
            from: { anchor: 'last-period' },
            days: 196,
            time: '08:00',
            repeat: { every: 1, unit: 'week', times: 13 },
          },
          openBefore: { days: 2 },
          isOptional: true,
        },
        visit(30, '孕29～32周产检', '血压、尿、胎位和超声。'),
        visit(35, '孕33～36周产检', '医生会谈怎样生，并查B族链球菌。'),
        visit(38, '孕37周起每周产检', '胎心监护，认识临产的信号。'),
      ],
    },
    {
      key: 'after',
      title: '产后',
      tasks: [
        {
          key: 'mood',
          title: '产后心情',
          text: '诚实填写，没有对错。',
          work: { kind: 'questionnaire', code: 'phq9' },
          due: { from: { anchor: 'last-period' }, days: 308, time: '19:00' },
          openBefore: { days: 14 },
          closeAfter: { days: 28 },
          isOptional: true,
          reminders: [{}],
        },
      ],
    },
  ],
}

/** 围产专区 (wczq): reading by week of pregnancy, and a free companion that reminds of the visits. */
export const perinatal: ProgrammeDraft = {
  name: '围产专区',
  summary: '孕几周做什么检查、留意什么，一周一周说给您听',
  icon: 'baby',
  tone: 'rose',
  entries: [
    { title: '孕1～13周', icon: 'sprout', target: { to: 'kind', kind: 'reading', set: 'week-1-13' } },
    { title: '孕14～27周', icon: 'heart', target: { to: 'kind', kind: 'reading', set: 'week-14-27' } },
    { title: '孕28～40周', icon: 'bag', target: { to: 'kind', kind: 'reading', set: 'week-28-40' } },
    { title: '产后42天', icon: 'checkup', target: { to: 'kind', kind: 'reading', set: 'after-birth' } },
    { title: '产检预约', icon: 'calendar', target: { to: 'page', address: '/book' } },
    { title: '孕期陪伴', icon: 'bell', note: '免费提醒', target: { to: 'kind', kind: 'notice' } },
    { title: '我的申请', icon: 'list', target: { to: 'kind', kind: 'applications' } },
    { title: '产科医生', icon: 'doctor', target: { to: 'kind', kind: 'experts' } },
    { title: '专区介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
  ],
  introduction: {
    text: `围产专区陪您从怀孕到产后42天。您可以按孕周读文章、预约产检，也可以加入免费的孕期陪伴，到了该做的检查提前一周提醒您。

# 团队

产科医生、助产士、营养师、母乳喂养护士和临床心理医生。

# 请马上来医院

出血像月经那么多，破水，2小时胎动不到10次，剧烈头痛、眼花，血压到160/110，下腹剧痛。抽搐、昏迷、大出血，请拨打120。

# 先想好

平时把去医院的路线、谁陪您去、孩子和家里谁照看写下来。`,
    place: '新城区青禾街58号门诊楼二楼产科',
    telephone: serviceLine,
  },
  experts: { departments: ['产科', '产科专业', '母乳喂养护理门诊'], docIds: [], teamIds: ['t09'] },
  readings: perinatalReadings,
  notice: {
    title: '孕期陪伴须知',
    text: `# 这是什么

一份按孕周排好的提醒和阅读：该产检了、该做糖耐了、今天量一量血压。它是提醒，不能代替产检，也不能在家里判断宝宝好不好。

# 请不要等线上答复

大出血、破水、胎动少、剧烈头痛眼花、抽搐、晕倒，请马上到医院或拨打120。

# 信息

您填写的孕周、病史由产科的医生和护士查看，用于提醒和随访，每次查看都有记录。任何时候都可以退出。流产或终止妊娠的，请告诉我们或直接退出，提醒会停止。`,
    consent: '我已阅读并同意《孕期陪伴须知》',
  },
  application: {
    title: '加入孕期陪伴',
    form: {
      pages: [
        {
          title: '孕期情况',
          items: [
            { kind: 'date', id: 'last-period', text: '末次月经第一天', required: true, latest: 'today' },
            single('fetuses', '这次怀的是', { one: '一个', two: '双胎或更多', unknown: '还不知道' }),
            { kind: 'number', id: 'births', text: '以前生过几次孩子', required: true, min: 0, max: 15 },
            single('section', '做过剖宫产吗', yesNo),
            multiple(
              'conditions',
              '有没有这些情况',
              {
                pressure: '高血压',
                sugar: '糖尿病',
                thyroid: '甲状腺病',
                heart: '心脏病',
                kidney: '肾病',
                clot: '血栓',
                miscarriage: '流产两次以上',
              },
              '都没有',
            ),
            single('bleeding', '现在有阴道出血、破水或剧烈肚子痛吗', yesNo),
            longText('medicine', '正在吃的药和过敏', false, 300),
            longText('wish', '最想知道什么', false, 200),
          ],
        },
      ],
      promise: truthPromise,
      redFlags: [
        redFlag(
          'bleeding',
          [['bleeding', 'yes']],
          '请马上到医院',
          '出血、破水或剧烈肚子痛，请现在就到产科急诊，不要等线上答复。头晕、晕倒、大出血请拨打120。',
        ),
      ],
    },
    offers: [
      {
        code: 'companion',
        title: '孕期陪伴',
        text: '按孕周提醒产检、检查和监测，到产后42天结束。',
        priceCents: 0,
        days: 330,
      },
    ],
    isAcceptedAtOnce: true,
  },
  plan,
}
