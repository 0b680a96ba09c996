/** The doctors of the logins doctor1 to doctor5, written by hand. They are the chiefs of their clinics. */
export const firstDoctors = [
  {
    docId: 'd0001', clinic: '心血管内科', docName: '沈知远', gender: 'M', age: 56, docTitle: '主任医师', teachTitle: '教授', hosId: 'h1', campusId: 'c11',
    ccpRole: '党员先锋岗', canPrescribe: true, famousPosition: 1, recommendPosition: 1, priceCents: 3000, replyLimit: 10, videoCents: 8000, famousCents: 20000,
    tags: ['高血压', '冠心病', '心力衰竭', '支架术后'],
    resume:
      '主任医师，教授，博士生导师，从事心血管内科临床工作31年。长期在一线救治急性心肌梗死患者，牵头建立全市胸痛患者的急救转运流程；更花时间做的，是出院以后的事：为每位支架术后患者写一张一年的用药与复查时间表。门诊里他习惯先请患者坐下，把血压量两遍，再慢慢问。他常说：“心脏病不怕，怕的是不知道自己该怎么办。”线上咨询请尽量写清最近一周的血压和正在吃的药，回复会更有针对性。',
  },
  {
    docId: 'd0002', clinic: '内分泌科', docName: '何清禾', gender: 'F', age: 48, docTitle: '主任医师', teachTitle: '副教授', hosId: 'h1', campusId: 'c11',
    ccpRole: '', canPrescribe: true, famousPosition: null, recommendPosition: 2, priceCents: 0, replyLimit: 10, videoCents: 6000, famousCents: null,
    tags: ['糖尿病', '甲状腺结节', '肥胖', '公益咨询'],
    resume:
      '主任医师，副教授，医学博士，从事内分泌与代谢病临床工作23年。主持社区糖尿病规范化管理项目，编写《吃对一日三餐》患者手册。她坚持每天抽出时间免费回答图文咨询，因为“很多问题其实一句话就能让人睡个好觉”。擅长结合血糖记录为患者调整饮食、运动与药物，甲状腺结节患者可上传近期超声报告。',
  },
  {
    docId: 'd0003', clinic: '乳腺外科', docName: '陆采薇', gender: 'F', age: 45, docTitle: '副主任医师', teachTitle: '副教授', hosId: 'h1', campusId: 'c12',
    ccpRole: '', canPrescribe: false, famousPosition: 2, recommendPosition: 3, priceCents: 5000, replyLimit: 10, videoCents: 12000, famousCents: 18000,
    tags: ['乳腺结节', '乳腺癌', '术后康复'],
    resume:
      '副主任医师，副教授，硕士生导师，从事乳腺疾病诊治20年。曾赴海外乳腺中心访问学习一年，擅长保乳与整形修复手术。创办“向暖”乳腺康复者小组，每月一次的活动她几乎从不缺席。她会把超声报告上的每一个词解释给您听，该随访的不必手术，该手术的不再拖延。',
  },
  {
    docId: 'd0004', clinic: '呼吸内科', docName: '张伟', gender: 'M', age: 43, docTitle: '副主任医师', teachTitle: '讲师', hosId: 'h1', campusId: 'c11',
    ccpRole: '', canPrescribe: true, famousPosition: null, recommendPosition: 4, priceCents: 2000, replyLimit: 12, videoCents: 5000, famousCents: null,
    tags: ['慢性咳嗽', '哮喘', '慢阻肺', '肺结节'],
    resume:
      '副主任医师，医学博士，从事呼吸内科临床工作17年。负责肺结节随访门诊与慢阻肺规范管理，坚持亲自教患者使用吸入装置。他回复及时，喜欢用打比方的方式解释病情：“气道像水管，炎症就是水管壁肿了。”复诊配药请上传既往病历和近期肺功能报告。',
  },
  {
    docId: 'd0005', clinic: '儿童呼吸科', docName: '苏小满', gender: 'F', age: 39, docTitle: '副主任医师', teachTitle: '', hosId: 'h2', campusId: 'c21',
    ccpRole: '', canPrescribe: true, famousPosition: null, recommendPosition: 5, priceCents: 2500, replyLimit: 10, videoCents: 6000, famousCents: null,
    tags: ['儿童咳嗽', '哮喘', '反复感冒'],
    resume:
      '副主任医师，医学硕士，从事儿科临床工作14年，儿童哮喘门诊负责人。口袋里总装着小贴纸，孩子们叫她“贴纸阿姨”。她会告诉家长什么时候需要马上去医院，什么时候可以安心在家观察。咨询时请写明孩子的年龄、体重、体温变化和精神状态，能附上一小段咳嗽时的情况描述更好。',
  },
] as const

export type FirstDoctor = (typeof firstDoctors)[number]
