import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import {
  article,
  longText,
  pictures,
  redFlag,
  serviceLine,
  shortText,
  single,
  truthPromise,
  yesNo,
} from './zone-parts.ts'

const insurance = [
  article(
    'insurance-direct',
    '商业保险直接结算怎么用',
    '国际医学部',
    '国际医学部服务说明；保险责任以您的保险合同和保险公司的书面答复为准',
    `
直接结算是指：保险公司和医院结账，您只付保险不赔的那一部分。

# 哪些保险可以申请

中国人民财产保险（PICC）承保、保单写明可在本院直接结算的高端医疗保险计划，以及其他与国际医学部有结算约定的计划。约定会变动，请在预约前三个工作日把保险卡发给我们核对；没有核对成功的，请先自己付费，再向保险公司申请理赔。

# 第一步 预约时

在申请表里写明保险公司、保单号或会员号，并上传保险卡正反面。

# 第二步 预授权

住院、手术、贵重检查常常要先得到保险公司的书面同意（担保函）。医生写好诊断和计划，我们替您发出，保险公司一般要几个工作日答复。急诊先救治，再补手续。

# 第三步 看病和离院

出示保险卡和身份证件，在结算单上签字。免赔额、自付比例和不在保障内的项目由您支付。

# 请注意

既往症、体检、美容、牙科、生育等常有等待期或不保。答复以保险公司为准，医院不能代替它承诺。
`,
  ),
  article(
    'insurance-claim',
    '先付费再理赔：要带走哪些单据',
    '国际医学部',
    '国际医学部服务说明；所需单据以保险公司的要求为准',
    `
# 门诊

发票，费用明细清单，病历或就诊记录（写明诊断和盖章），检查检验报告，处方。

# 住院

发票，费用总清单，出院小结，入院记录，手术记录和病理报告（如有），诊断证明。

# 怎么拿

门诊当天在服务台打印。住院的病历复印件在出院后由病案室提供，请带身份证；别人代办要带委托书和双方证件。

# 要外文的

需要英文诊断证明或费用说明，请在就诊前告诉服务台，由医院出具，不要自己改写。

# 时间

很多保险要求在一定天数内申请，请看合同。原件交给保险公司之前，先自己留复印件。
`,
  ),
]

const guide = [
  article(
    'international-first-visit',
    '第一次来国际医学部',
    '国际医学部',
    '国际医学部服务说明',
    `
# 来之前

请准备护照或身份证、保险卡、以前的病历和片子、正在吃的药（带药盒）、过敏史。外文资料不必先翻译，能用中文或英文说明主要内容就可以。

# 当天

比约定早15分钟到国际医学部服务台。专人陪您候诊、检查和取药，一位医生每次约30分钟。

# 语言

服务台和多数医生能用英语交流。需要其他语言请在预约时写明，我们提前安排翻译；谈手术、麻醉和签字时，请用合格的医学翻译，尽量不由孩子或亲友代替。

# 您的权利

可以要求用听得懂的语言解释、看自己的病历、在签字前问清楚、换医生、拒绝某项检查。隐私受保护。
`,
  ),
  article(
    'international-medicine',
    '从国外带药、继续用药',
    '国际医学部',
    '依据《药品进口管理办法》中个人自用药品的规定和药品说明书的通常要求编写',
    `
# 带药入境

个人自用、合理数量的药可以随身带，请留原包装和医生的处方或证明。麻醉药品和精神药品（例如某些止痛药、安眠药、治疗注意力缺陷的药）有单独的规定，出发前请问海关和医生。

# 换成国内的药

请写下药的通用名、剂型、每片多少毫克、一天几次，不要只写商品名。医生会找成分和剂量相同的药；没有完全相同的，会和您商量怎样过渡。

# 不要中断

抗癫痫药、抗凝药、激素、降压药、抗抑郁药不要因为来不及看病就停，停药前两周来预约。

# 疫苗记录

出国上学和工作常要疫苗证明，请带原始记录来，补打需要时间，请提早一到两个月。
`,
  ),
]

/** 国际医学部 (gjyxb): the campus is what is chosen, then a notice, then a form in three steps. English: international-english.ts. */
export const international: ProgrammeDraft = {
  name: '国际医学部',
  summary: '一位专人从预约陪到结算，商业保险可以直接结算',
  icon: 'globe',
  tone: 'blue',
  entries: [
    { title: '部门介绍', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
    { title: '院区', icon: 'place', target: { to: 'kind', kind: 'offers' } },
    { title: '商业保险', icon: 'shield', target: { to: 'kind', kind: 'reading', set: 'insurance' } },
    { title: '预约', icon: 'calendar', target: { to: 'kind', kind: 'notice' } },
    { title: '我的预约', icon: 'list', target: { to: 'kind', kind: 'applications' } },
    { title: '就诊指南', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'guide' } },
    { title: '医生', icon: 'doctor', target: { to: 'kind', kind: 'experts' } },
    { title: 'English', icon: 'help', target: { to: 'page', address: '/zone/gjyxb-en' } },
  ],
  introduction: {
    text: `国际医学部为中外患者提供预约制门诊、住院协调和商业保险结算服务，由专人陪同。

# 我们提供

预约各科专家门诊，每次约30分钟；检查、取药、住院陪同；中英文诊断证明；高端医疗保险直接结算的核对和预授权。

# 费用

国际医学部属于自选的特需服务，挂号和诊疗的价格高于普通门诊，由服务台在您确认前书面告知，一般不能用基本医保。

# 紧急情况

胸痛、气短、说话不清、半边身子无力、大出血，请拨打120或直接到急诊，不要等预约。`,
    place: '东湖院区国际医学部楼一楼',
    telephone: serviceLine,
  },
  experts: { departments: ['全科医学科', '心血管内科', '消化内科', '妇科'], docIds: [], teamIds: [] },
  readings: [
    { code: 'insurance', title: '商业保险', articles: insurance },
    { code: 'guide', title: '就诊指南', articles: guide },
  ],
  notice: {
    title: '预约须知',
    text: `# 预约

您提交资料，专员在一个工作日内联系您，确定医生、时间和价格。提交成功不等于已经约好。

# 费用

特需服务价格由专员在确认前书面告知，您同意后才预约。保险直接结算以保险公司的书面答复为准。

# 取消

请提前一个工作日告诉我们。

# 不适合预约的情况

胸痛、气短、昏迷、大出血等急症，请拨打120或到急诊。

# 资料

证件、病情和保险资料用于安排就诊和结算，由国际医学部、接诊医生和您选择的保险公司查看必要的部分，每次查看都有记录。发给保险公司以前会再向您确认。`,
    consent: '我已阅读并同意《预约须知》',
  },
  application: {
    title: '国际医学部预约',
    form: {
      pages: [
        {
          title: '个人资料',
          items: [
            shortText('name', '姓名（与证件一致）', true, 60),
            single('document-kind', '证件类型', {
              id: '居民身份证',
              passport: '护照',
              permit: '港澳居民来往内地通行证',
              taiwan: '台湾居民来往大陆通行证',
              residence: '外国人永久居留身份证',
            }),
            shortText('document', '证件号码', true, 30),
            shortText('nationality', '国籍', true, 30),
            shortText('phone', '手机（含国家区号）', true, 30),
            shortText('mail', '电子邮箱', false, 80),
            single('language', '希望使用的语言', { zh: '中文', en: '英语', other: '其他，请在下一页写明' }),
          ],
        },
        {
          title: '病情和愿望',
          items: [
            longText('illness', '哪里不舒服，多久了', true, 600),
            longText('history', '以前的病、手术、正在吃的药和过敏', false, 600),
            shortText('department', '想看的科室或医生', true, 60),
            { kind: 'date', id: 'date', text: '最希望的日期', required: true, earliest: 'today' },
            shortText('language-note', '语言、饮食、宗教等需要', false, 100),
            single('danger', '现在有胸痛、气短、说话不清、半边身子无力或大出血吗', yesNo),
            pictures('reports', '病历、检查报告、片子的照片', 9),
          ],
        },
        {
          title: '保险和支付',
          items: [
            single('insurance', '怎样支付', {
              self: '自己付费',
              commercial: '商业保险直接结算',
              later: '先付费，以后自己理赔',
            }),
            shortText('insurer', '保险公司', false, 60),
            shortText('policy', '保单号或会员号', false, 60),
            pictures('insurance-card', '保险卡正反面', 2),
            longText('words', '还有什么要告诉我们', false, 300),
          ],
        },
      ],
      promise: truthPromise,
      redFlags: [
        redFlag(
          'danger',
          [['danger', 'yes']],
          '请马上拨打120',
          '这些可能是急症，请现在拨打120或到最近的急诊，不要等预约。',
        ),
      ],
    },
    offers: [
      {
        code: 'east',
        title: '东湖院区',
        text: '宁禾市东湖区长堤路166号，电话0000-86110000。地铁2号线长堤路站B口。',
        priceCents: 0,
        priceWord: '费用到院按项目结算',
      },
      {
        code: 'river',
        title: '滨江院区',
        text: '宁禾市滨江区望潮大道88号，电话0000-86110088。地铁4号线望潮站A口。',
        priceCents: 0,
        priceWord: '费用到院按项目结算',
      },
      {
        code: 'north',
        title: '城北院区',
        text: '宁禾市城北区枫林路21号，电话0000-86110021。公交22、61路枫林路站。',
        priceCents: 0,
        priceWord: '费用到院按项目结算',
      },
    ],
    decideHours: 24,
    states: {
      applied: { label: '已提交', text: '专员会在一个工作日内联系您，确定医生、时间和价格。' },
      accepted: { label: '已约好' },
    },
  },
}
