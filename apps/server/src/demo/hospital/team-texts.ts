export interface TeamText {
  name: string
  sign: string
  /** Members by clinic; the first clinic's first doctor is the chief. */
  from: Readonly<Record<string, number>>
  skill: string
  resume: string
  tags: readonly string[]
  priceCents: number
  replyLimit: number
  services: readonly {
    name: string
    icon: string
    content: string
    priceCents: number
    length: number
    unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  }[]
}

export const teamTexts: readonly TeamText[] = [
  {
    name: '心脏支架术后管理团队',
    sign: 'heart',
    from: { 心血管内科: 4, 康复医学科: 2, 糖尿病护理门诊: 1 },
    skill: '冠心病支架与搭桥术后的用药管理、血压血脂达标、心脏康复运动处方，胸闷胸痛再发时的快速判断与复诊安排。',
    resume:
      '团队由心血管内科、康复医学科与专科护士共同组成，为每位术后患者制定一年随访计划。工作日两小时内有人答复，周末由值班医生统一回复。我们希望您出院以后，也不是一个人面对。',
    tags: ['冠心病', '支架术后', '心脏康复'],
    priceCents: 9900,
    replyLimit: 20,
    services: [
      {
        name: '支架术后三个月随访包',
        icon: 'heart',
        content: '含三次图文随访、一次运动处方、血压与血脂目标评估，以及全程用药提醒建议。',
        priceCents: 29900,
        length: 3,
        unit: 'MONTH',
      },
      {
        name: '血压管理月包',
        icon: 'pulse',
        content: '每周查看一次家庭血压记录，按需调整建议，异常时协助预约复诊。',
        priceCents: 9900,
        length: 1,
        unit: 'MONTH',
      },
    ],
  },
  {
    name: '糖尿病综合管理团队',
    sign: 'gland',
    from: { 内分泌科: 4, 肾内科: 1, 眼科: 1, 糖尿病护理门诊: 1 },
    skill: '新诊断糖尿病的规范起步，血糖波动大的原因分析，胰岛素方案调整，糖尿病眼病、肾病与足病的联合筛查与管理。',
    resume:
      '内分泌、肾脏、眼科医生与糖尿病教育护士一起工作，帮助您把血糖、饮食、运动和心情放在一张表上管理。管理满一年的患者，超过半数糖化血红蛋白达标。',
    tags: ['糖尿病', '血糖管理', '并发症筛查'],
    priceCents: 6900,
    replyLimit: 20,
    services: [
      {
        name: '新糖友起步月',
        icon: 'book',
        content: '四周跟踪指导：认识血糖、学会监测、安排三餐、选择运动，护士一对一答疑。',
        priceCents: 12900,
        length: 1,
        unit: 'MONTH',
      },
      {
        name: '控糖年度管理',
        icon: 'calendar',
        content: '每季度一次综合评估，全年图文随访，并发症筛查提醒。',
        priceCents: 69900,
        length: 1,
        unit: 'YEAR',
      },
    ],
  },
  {
    name: '肺结节多学科团队',
    sign: 'lungs',
    from: { 呼吸内科: 3, 胸外科: 2, 肿瘤内科: 1 },
    skill: '肺结节CT报告的解读与良恶性评估，随访间隔的制定，手术时机与方式的选择，术后咳嗽与复查指导。',
    resume:
      '呼吸内科与胸外科医生共同阅片，一份意见，不再让您在几个诊室之间来回奔波。我们见过太多因为“小结节”睡不着的人，愿意把每一条建议的理由讲清楚。',
    tags: ['肺结节', 'CT解读', '早期肺癌'],
    priceCents: 12900,
    replyLimit: 15,
    services: [
      {
        name: '结节随访一年',
        icon: 'report',
        content: '上传每次CT影像报告，团队对比分析并给出下一次复查时间。',
        priceCents: 39900,
        length: 1,
        unit: 'YEAR',
      },
    ],
  },
  {
    name: '乳腺健康团队',
    sign: 'ribbon',
    from: { 乳腺外科: 3, 肿瘤内科: 1, 临床心理科: 1, 静脉导管护理门诊: 1 },
    skill: '乳腺结节分级解读与随访，乳腺癌术前术后全程指导，内分泌治疗不良反应管理，上肢水肿康复与心理支持。',
    resume:
      '从发现一个小结节，到走完一段治疗，我们陪您一程。团队里有外科医生、肿瘤科医生、心理医生和导管护士，也有一群愿意分享经历的康复姐妹。',
    tags: ['乳腺结节', '乳腺癌', '康复支持'],
    priceCents: 8900,
    replyLimit: 20,
    services: [
      {
        name: '术后康复半年包',
        icon: 'heart',
        content: '含每月一次康复评估、上肢功能锻炼指导、内分泌用药随访和一次心理评估。',
        priceCents: 49900,
        length: 6,
        unit: 'MONTH',
      },
    ],
  },
  {
    name: '儿童哮喘与过敏团队',
    sign: 'child',
    from: { 儿童呼吸科: 3, 儿童保健科: 1, 儿科护理门诊: 1 },
    skill: '儿童哮喘分级治疗与减药评估，过敏性鼻炎与哮喘同治，吸入装置使用指导，运动与上学期间的用药安排。',
    resume:
      '让孩子能跑、能跳、能上体育课，是我们的目标。团队为每个孩子写一份“绿黄红”行动计划，家长一看就知道今天该怎么做。',
    tags: ['儿童哮喘', '过敏', '反复咳嗽'],
    priceCents: 5900,
    replyLimit: 20,
    services: [
      {
        name: '哮喘行动计划季包',
        icon: 'shield',
        content: '含一次评估、一份行动计划、十二周随访和换季提醒。',
        priceCents: 19900,
        length: 3,
        unit: 'MONTH',
      },
    ],
  },
  {
    name: '脊柱与关节微创团队',
    sign: 'bone',
    from: { 骨科: 4, 康复医学科: 1, 疼痛科: 1 },
    skill: '颈肩腰腿痛的病因判断，腰椎间盘突出与椎管狭窄的阶梯治疗，膝关节炎的保守与置换时机，术后康复计划。',
    resume: '能不开刀的先不开刀，需要手术的讲清为什么。骨科、康复与疼痛医生共同阅片，给您一条从易到难的治疗路线。',
    tags: ['腰椎间盘突出', '膝关节炎', '微创'],
    priceCents: 8900,
    replyLimit: 15,
    services: [
      {
        name: '关节置换术后康复',
        icon: 'person',
        content: '术后十二周居家训练视频指导与每周评估。',
        priceCents: 35900,
        length: 3,
        unit: 'MONTH',
      },
    ],
  },
  {
    name: '消化早癌与幽门团队',
    sign: 'stomach',
    from: { 消化内科: 4, 普通外科: 1, 中医内科: 1 },
    skill: '胃肠镜报告与病理解读，幽门螺杆菌根除失败后的方案，萎缩性胃炎与肠化随访，早癌内镜治疗评估。',
    resume: '我们每年完成上万例胃肠镜，希望更多问题被发现在很早的时候。看不懂的内镜报告，拍照发来就好。',
    tags: ['胃肠镜解读', '幽门螺杆菌', '早癌'],
    priceCents: 4900,
    replyLimit: 15,
    services: [
      {
        name: '幽门根除全程指导',
        icon: 'pill',
        content: '用药期间每日答疑，停药后复查提醒，家庭成员筛查建议。',
        priceCents: 4900,
        length: 6,
        unit: 'WEEK',
      },
    ],
  },
  {
    name: '记忆与卒中康复团队',
    sign: 'brain',
    from: { 神经内科: 4, 康复医学科: 2, 居家老人护理门诊: 1 },
    skill: '记忆力下降的居家初筛与干预，脑卒中后的用药与二级预防，言语、吞咽与肢体康复，照护者支持。',
    resume: '照护一位失忆或偏瘫的家人并不容易。团队里既有医生，也有康复师和护士，愿意听您讲那些琐碎却要紧的难处。',
    tags: ['脑卒中', '记忆障碍', '居家康复'],
    priceCents: 6900,
    replyLimit: 20,
    services: [
      {
        name: '卒中居家康复月包',
        icon: 'home',
        content: '每周一次视频动作纠正，按阶段调整训练计划，含跌倒风险评估。',
        priceCents: 26900,
        length: 1,
        unit: 'MONTH',
      },
    ],
  },
  {
    name: '孕产全程守护团队',
    sign: 'baby',
    from: { 产科: 3, 生殖医学科: 1, 儿童保健科: 1, 母乳喂养护理门诊: 1 },
    skill: '备孕与早孕评估，产检报告解读，妊娠期高血压与糖尿病管理，分娩方式选择，产后恢复与母乳喂养。',
    resume: '从验孕棒上的两道杠，到抱着宝宝做第一次体检，您的问题都有人接住。深夜的涨奶和疑虑，第二天一早会有人回复。',
    tags: ['孕期检查', '产后恢复', '母乳喂养'],
    priceCents: 6900,
    replyLimit: 25,
    services: [
      {
        name: '孕期陪伴包',
        icon: 'heart',
        content: '自建档至分娩的图文陪伴，产检报告解读不限次数，含一次分娩准备课。',
        priceCents: 88800,
        length: 7,
        unit: 'MONTH',
      },
      {
        name: '母乳喂养护航',
        icon: 'chat',
        content: '产后四周，泌乳顾问每日答疑，含两次视频指导。',
        priceCents: 19900,
        length: 4,
        unit: 'WEEK',
      },
    ],
  },
  {
    name: '皮肤过敏与湿疹团队',
    sign: 'skin',
    from: { 皮肤科: 4, 儿童呼吸科: 1, 中医内科: 1 },
    skill: '湿疹、特应性皮炎、荨麻疹的阶梯治疗，激素药膏的正确使用，过敏诱因查找，婴幼儿皮肤护理。',
    resume: '皮肤病常常反复，最怕乱用药。我们教您认清自己的皮肤，学会在好的时候也好好照顾它。',
    tags: ['湿疹', '荨麻疹', '过敏'],
    priceCents: 3900,
    replyLimit: 15,
    services: [
      {
        name: '湿疹八周管理',
        icon: 'calendar',
        content: '每两周上传照片评估，逐步减药，建立护肤习惯。',
        priceCents: 12900,
        length: 8,
        unit: 'WEEK',
      },
    ],
  },
  {
    name: '睡眠与情绪关怀团队',
    sign: 'mind',
    from: { 临床心理科: 3, 精神卫生科: 1, 中医内科: 1, 针灸科: 1 },
    skill: '失眠的认知行为治疗，焦虑与抑郁情绪的评估，青少年情绪问题的家庭指导，安眠药的安全减量。',
    resume:
      '睡不好、提不起劲、总是担心，都可以说给我们听。所有咨询严格保密。如果您正有伤害自己的念头，请立即拨打当地急救电话或前往最近的医院。',
    tags: ['失眠', '焦虑', '抑郁'],
    priceCents: 9900,
    replyLimit: 20,
    services: [
      {
        name: '六周睡眠训练',
        icon: 'clock',
        content: '按周布置睡眠日记与练习，医生每周点评，适合不想长期服药的失眠者。',
        priceCents: 29900,
        length: 6,
        unit: 'WEEK',
      },
    ],
  },
  {
    name: '中医脾胃调理团队',
    sign: 'herb',
    from: { 中医内科: 3, 针灸科: 2, 消化内科: 1 },
    skill: '慢性胃炎、腹胀、便秘、食欲不振的中医辨证调理，四季膏方，药膳与穴位保健指导。',
    resume: '中医与消化内科医生同诊，既看舌脉，也看内镜。调理的道理很朴素：吃得下、睡得着、走得动。',
    tags: ['脾胃调理', '膏方', '针灸'],
    priceCents: 0,
    replyLimit: 10,
    services: [
      {
        name: '膏方调养季',
        icon: 'gift',
        content: '一次体质辨识、一份膏方方案（药费另计）和三次服药后随访。',
        priceCents: 15900,
        length: 3,
        unit: 'MONTH',
      },
    ],
  },
]
