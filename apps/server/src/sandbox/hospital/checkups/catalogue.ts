import type {
  CheckupCentre,
  CheckupFollowUp,
  CheckupPackage,
  CheckupStation,
} from '../../../ports/hospital-checkups.ts'

export const centres: readonly CheckupCentre[] = [
  {
    centreCode: 'east',
    centreName: '健康管理中心（东湖院区）',
    address: '宁禾市东湖区学院路88号 体检楼1至3层',
    phone: '0571-88000120',
    hours: '周一至周六 7:30–11:30',
    directions: '地铁2号线学院路站B口步行5分钟；从医院北门进，右手第一栋。',
    needsDesk: false,
  },
  {
    centreCode: 'river',
    centreName: '健康管理中心（江北分院）',
    address: '宁禾市江北区滨江路16号 门诊楼4层',
    phone: '0571-88000160',
    hours: '周一至周六 7:30–11:30',
    directions: '公交滨江路口站下车；门诊楼西侧电梯到4层。',
    needsDesk: true,
  },
]

const general = {
  name: '一般检查',
  items: [
    { code: 'bmi', name: '身高、体重、血压', meaning: '看体重和血压是否合适。' },
    { code: 'internal', name: '内科', meaning: '心、肺、腹部查体。' },
    { code: 'surgical', name: '外科', meaning: '皮肤、甲状腺、脊柱、四肢查体。' },
  ],
}
const blood = {
  name: '抽血化验（空腹）',
  items: [
    { code: 'cbc', name: '血常规', meaning: '看有没有贫血、感染。' },
    { code: 'liver', name: '肝功能', meaning: '看肝脏有没有受损。' },
    { code: 'kidney', name: '肾功能、尿酸', meaning: '看肾脏排泄和尿酸高低。' },
    { code: 'glucose', name: '空腹血糖', meaning: '筛查糖尿病。' },
    { code: 'lipids', name: '血脂四项', meaning: '看胆固醇和甘油三酯。' },
  ],
}
const urine = { name: '尿检', items: [{ code: 'urine', name: '尿常规', meaning: '看尿里有没有蛋白、红细胞、糖。' }] }
const heart = { name: '心电图', items: [{ code: 'ecg', name: '十二导联心电图', meaning: '看心律和心肌供血。' }] }
const abdomen = {
  name: '超声',
  items: [{ code: 'us-abdomen', name: '肝胆胰脾肾超声（空腹）', meaning: '看脂肪肝、结石、囊肿。' }],
}
const thyroid = {
  name: '甲状腺',
  items: [
    { code: 'us-thyroid', name: '甲状腺超声', meaning: '看有没有结节。' },
    { code: 'tsh', name: '促甲状腺激素', meaning: '看甲状腺功能。' },
  ],
}
const chest = { name: '胸部', items: [{ code: 'ct-chest', name: '低剂量胸部CT', meaning: '看肺部结节。' }] }
const gynaecology = {
  name: '妇科',
  items: [
    { code: 'gyn', name: '妇科检查、白带常规', meaning: '看宫颈和阴道。有性生活的女性才做。' },
    { code: 'us-breast', name: '乳腺超声', meaning: '看乳腺结节。' },
    { code: 'us-uterus', name: '子宫附件超声', meaning: '看子宫和卵巢。' },
  ],
}

const addOns: CheckupPackage['addOns'] = [
  {
    code: 'fit',
    name: '粪便免疫化学潜血（FIT）',
    meaning: '看粪便里有没有看不见的血，用于结直肠癌筛查。',
    priceCents: 4500,
    sex: 'any',
    screening: 'colorectal',
  },
  {
    code: 'gastroscopy',
    name: '无痛胃镜（另约时间做）',
    meaning: '直接看食管、胃、十二指肠。',
    priceCents: 98000,
    sex: 'any',
    screening: 'gastric',
  },
  {
    code: 'ldct',
    name: '低剂量胸部CT',
    meaning: '看肺部结节，射线剂量比普通CT低。',
    priceCents: 32000,
    sex: 'any',
    screening: 'lung',
  },
  {
    code: 'mammography',
    name: '乳腺X线',
    meaning: '看乳腺钙化和肿块。',
    priceCents: 28000,
    sex: 'F',
    screening: 'breast',
  },
  {
    code: 'hpv',
    name: '高危型HPV核酸检测',
    meaning: '宫颈癌筛查，有性生活的女性做。',
    priceCents: 26000,
    sex: 'F',
    screening: 'cervical',
  },
  {
    code: 'dxa',
    name: '双能X线骨密度',
    meaning: '看骨量，筛查骨质疏松。',
    priceCents: 18000,
    sex: 'any',
    screening: 'bone',
  },
  {
    code: 'us-carotid',
    name: '颈动脉超声',
    meaning: '看颈动脉有没有斑块。',
    priceCents: 16000,
    sex: 'any',
    screening: null,
  },
]
const notice = '体检当天请带身份证。抽血、腹部超声做完后可以吃早餐，中心1楼有免费早餐。'
const everybody = { sex: 'any', minAge: 18, maxAge: 120, marriage: 'any', addOns, notice } as const

export const packages: readonly CheckupPackage[] = [
  {
    ...everybody,
    packageCode: 'basic',
    centreCode: 'east',
    packageName: '基础体检',
    category: '常规',
    summary: '每年一次的基本检查，约1小时做完。',
    priceCents: 39800,
    groups: [general, blood, urine, heart],
  },
  {
    ...everybody,
    packageCode: 'full',
    centreCode: 'east',
    packageName: '全面体检',
    category: '常规',
    summary: '在基础上加超声、甲状腺和胸部CT，约2小时。',
    priceCents: 98000,
    groups: [general, blood, urine, heart, abdomen, thyroid, chest],
  },
  {
    ...everybody,
    packageCode: 'woman',
    centreCode: 'east',
    packageName: '已婚女性体检',
    category: '女性',
    summary: '全面检查加妇科和乳腺。',
    priceCents: 118000,
    sex: 'F',
    marriage: 'married',
    groups: [general, blood, urine, heart, abdomen, thyroid, gynaecology],
  },
  {
    ...everybody,
    packageCode: 'senior',
    centreCode: 'east',
    packageName: '60岁以上体检',
    category: '长者',
    summary: '多看心、脑、骨和常见慢性病，走动少，有人陪检。',
    priceCents: 108000,
    minAge: 60,
    groups: [general, blood, urine, heart, abdomen, chest],
  },
  {
    ...everybody,
    packageCode: 'river-basic',
    centreCode: 'river',
    packageName: '江北基础体检',
    category: '常规',
    summary: '每年一次的基本检查，约1小时做完。',
    priceCents: 36800,
    groups: [general, blood, urine, heart, abdomen],
  },
]
export const packageWith = (packageCode: string): CheckupPackage | undefined =>
  packages.find(one => one.packageCode === packageCode)

/** The way through the day: what is done fasting comes first, by place. */
const places: Readonly<Record<string, { place: string; hint: string }>> = {
  [blood.name]: { place: '1层 抽血处', hint: '空腹做' },
  [abdomen.name]: { place: '1层 超声室', hint: '空腹做，做完可以吃早餐' },
  [urine.name]: { place: '1层 卫生间旁标本窗口', hint: '留中段尿' },
  [general.name]: { place: '2层 201至205室', hint: '' },
  [heart.name]: { place: '2层 心电图室', hint: '坐下休息几分钟再做' },
  [thyroid.name]: { place: '2层 超声2室', hint: '' },
  [gynaecology.name]: { place: '3层 妇科', hint: '避开月经期' },
  [chest.name]: { place: '1层 CT室', hint: '取下项链和带金属的衣物' },
}
const order = Object.keys(places)

export const stationsOf = (packageCode: string, done: number): CheckupStation[] =>
  (packageWith(packageCode)?.groups ?? [])
    .map(group => group.name)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name, at) => ({ name, place: places[name]?.place ?? '', hint: places[name]?.hint ?? '', isDone: at < done }))

/** What the chief physician of the demo centre asks for at the end. */
export const followUpsOf = (packageCode: string): CheckupFollowUp[] =>
  packageWith(packageCode)?.groups.includes(thyroid)
    ? [{ what: '甲状腺超声', why: '甲状腺右叶结节（C-TIRADS 3类）', afterMonths: 6 }]
    : []
