/** The fourteen kinds of the national settlement list (医疗收费项目类别), and what each pays for in plain words. */
export const chargeKindWords = {
  bed: { label: '床位费', plain: '住院期间使用病床的费用，按天收' },
  consultation: { label: '诊察费', plain: '医生看病、查房的费用' },
  examination: { label: '检查费', plain: '用仪器检查身体的费用，如拍片、彩超、心电图' },
  laboratory: { label: '化验费', plain: '化验血、尿等样本的费用' },
  treatment: { label: '治疗费', plain: '打针、换药、理疗等治疗操作的费用' },
  operation: { label: '手术费', plain: '做手术和麻醉的费用' },
  nursing: { label: '护理费', plain: '护士护理的费用，按护理级别和天数收' },
  material: { label: '卫生材料费', plain: '一次性用品和材料的费用，如注射器、敷料' },
  western_drug: { label: '西药费', plain: '西药的费用' },
  herbal_drug: { label: '中药饮片费', plain: '煎煮用中药的费用' },
  patent_drug: { label: '中成药费', plain: '中成药的费用' },
  general: { label: '一般诊疗费', plain: '挂号、诊察、注射等合并收取的费用' },
  registration: { label: '挂号费', plain: '登记就诊的费用' },
  other: { label: '其他费', plain: '不属于以上各类的费用' },
} as const
export type ChargeKind = keyof typeof chargeKindWords
export const chargeKindNames = Object.keys(chargeKindWords) as ChargeKind[]

/** What an item with this in its name is for; the first that fits. Names alone, never a result or an illness. */
const itemWords: readonly (readonly [RegExp, string])[] = [
  [/血常规|血细胞分析/, '数一数血里的红细胞、白细胞和血小板'],
  [/尿常规|尿液分析/, '看尿里有没有蛋白、糖、血细胞等'],
  [/便常规|粪便/, '看大便里有没有血、虫卵等'],
  [/糖化血红蛋白/, '反映近两三个月的平均血糖'],
  [/葡萄糖|血糖/, '测抽血那一刻的血糖'],
  [/血脂|胆固醇|甘油三酯/, '测血里的脂肪'],
  [/肝功/, '一组反映肝脏情况的化验'],
  [/肾功|肌酐|尿素/, '一组反映肾脏情况的化验'],
  [/甲状腺功能|甲功|促甲状腺/, '测甲状腺激素'],
  [/凝血/, '看血液凝固得快慢'],
  [/电解质/, '测血里的钾、钠、氯等'],
  [/肿瘤标志|甲胎蛋白|癌胚抗原|糖类抗原/, '测血里的几种标志物，须由医生结合其他检查判断'],
  [/C反应蛋白|降钙素原/, '看身体里有没有炎症'],
  [/静脉采血|采血/, '抽血和采血管的费用'],
  [/心电图/, '记录心脏跳动的电信号，不痛'],
  [/超声|彩超|B超/, '用声波看身体里面，没有辐射'],
  [/磁共振|MRI|核磁/i, '用磁场成像，没有辐射，时间较长'],
  [/CT/i, '用X线做断层成像'],
  [/X线|X光|DR|胸片|摄片/i, '用X线拍一张片'],
  [/胃镜/, '用细管镜看食管和胃'],
  [/肠镜/, '用细管镜看大肠'],
  [/病理/, '把取下的组织放在显微镜下看'],
  [/静脉输液|静脉注射|输液/, '把药从静脉输进身体的操作费'],
  [/肌肉注射|皮下注射|注射费/, '打针的操作费'],
  [/换药/, '清洗伤口、更换敷料'],
  [/注射器|输液器|留置针/, '一次性使用的注射或输液用品'],
  [/敷料|纱布|绷带/, '包扎伤口的用品'],
  [/特级护理|一级护理|二级护理|三级护理/, '护士按级别巡视和照顾的费用，按天收'],
  [/床位|病床|病房/, '住院使用病床的费用，按天收'],
  [/诊察|诊查/, '医生看病的费用'],
  [/挂号/, '登记就诊的费用'],
  [/麻醉/, '让手术或检查时不痛的麻醉费用'],
  [/吸氧|氧气/, '吸氧的费用，按小时收'],
]

/** What a thing on a bill is, in plain words: by its name, or else by its kind. */
export const plainWordOf = ({ itemName, kind }: { itemName: string; kind: ChargeKind }): string =>
  itemWords.find(([pattern]) => pattern.test(itemName))?.[1] ?? chargeKindWords[kind].plain
