/** How strongly a warning speaks: `avoid` needs the doctor's reason, `care` is read. */
export type WarningLevel = 'avoid' | 'care'

/** Two kinds of drugs that do not go together. A side is an ingredient (Chinese name) or a class of drugs (Latin letters). */
export interface Interaction {
  readonly one: string
  readonly other: string
  readonly level: WarningLevel
  /** What happens, in plain words. */
  readonly what: string
  /** The document that the row was written from. */
  readonly source: string
}

const label = (drug: string) => `${drug}药品说明书【药物相互作用】`
const fda = (drug: string) => `FDA Prescribing Information: ${drug}`
const row = (one: string, other: string, level: WarningLevel, what: string, source: string): Interaction => ({
  one,
  other,
  level,
  what,
  source,
})

/** Known pairs, as product labels and guidelines describe them. Abridged for the demo: no substitute for a maintained database. */
export const interactions: readonly Interaction[] = [
  row('nitrate', 'pde5', 'avoid', '血压可骤降，危及生命，禁止合用', fda('sildenafil, section 4')),
  row('nitrate_like', 'pde5', 'avoid', '血压可骤降，禁止合用', label('尼可地尔')),
  row('vka', 'nsaid', 'avoid', '出血风险明显增加', fda('warfarin, section 7')),
  row('doac', 'nsaid', 'care', '出血风险增加', fda('rivaroxaban, section 7')),
  row('vka', 'doac', 'avoid', '两种抗凝药同用，出血风险明显增加', fda('rivaroxaban, section 7')),
  row('vka', 'antiplatelet', 'care', '出血风险增加，需密切监测', fda('warfarin, section 7')),
  row('vka', 'cyp2c9_strong', 'avoid', '华法林代谢减慢，INR升高、出血', fda('fluconazole, section 7')),
  row('vka', 'sulfonamide', 'avoid', '抗凝作用增强，出血风险增加', fda('warfarin, section 7')),
  row('vka', 'nitroimidazole', 'avoid', '抗凝作用增强，出血风险增加', fda('metronidazole, drug interactions')),
  row('vka', '胺碘酮', 'avoid', '抗凝作用增强，华法林需减量', fda('amiodarone, section 7')),
  row('vka', 'cyp_inducer', 'care', '抗凝作用减弱，需监测INR', fda('warfarin, section 7')),
  row('vka', 'tcm_blood', 'care', '活血药可增加出血风险', label('华法林钠片')),
  row('vka', 'ginkgo', 'care', '银杏叶可增加出血风险', fda('warfarin, section 7')),
  row('vka', 'macrolide', 'care', '抗凝作用增强，需监测INR', fda('clarithromycin, section 7')),
  row('氯吡格雷', 'cyp2c19_inhibitor', 'avoid', '氯吡格雷的抗血小板作用减弱', fda('clopidogrel, section 7.1')),
  row('ssri', 'nsaid', 'care', '消化道出血风险增加', fda('sertraline, section 7')),
  row('ssri', 'anticoagulant', 'care', '出血风险增加', fda('sertraline, section 7')),
  row('maoi', 'serotonergic', 'avoid', '可引起5-羟色胺综合征，禁止合用', fda('fluoxetine, section 4')),
  row('maoi', 'sympathomimetic', 'avoid', '可引起高血压危象，禁止合用', fda('pseudoephedrine labelling')),
  row('ssri', 'opioid', 'avoid', '可引起5-羟色胺综合征或惊厥', fda('tramadol, section 7')),
  row('tamoxifen', 'cyp2d6_strong', 'avoid', '他莫昔芬的疗效下降', label('枸橼酸他莫昔芬片')),
  row('辛伐他汀', 'cyp3a4_strong', 'avoid', '横纹肌溶解风险，禁止合用', fda('simvastatin, section 4')),
  row('阿托伐他汀', 'cyp3a4_strong', 'avoid', '他汀血药浓度升高，肌病风险增加', fda('atorvastatin, section 7')),
  row('辛伐他汀', '氨氯地平', 'care', '辛伐他汀每日不宜超过20mg', fda('simvastatin, section 2')),
  row('辛伐他汀', '胺碘酮', 'avoid', '肌病风险增加，辛伐他汀每日不宜超过20mg', fda('simvastatin, section 2')),
  row('statin', '吉非罗齐', 'avoid', '横纹肌溶解风险增加', fda('gemfibrozil, contraindications')),
  row('statin', 'red_yeast', 'avoid', '红曲含天然他汀，重复用药', label('血脂康胶囊')),
  row('statin', '环孢素', 'avoid', '他汀血药浓度明显升高，肌病风险', fda('rosuvastatin, section 7')),
  row('glycoside', '胺碘酮', 'avoid', '地高辛血药浓度升高，易中毒', fda('amiodarone, section 7')),
  row('glycoside', '维拉帕米', 'avoid', '地高辛血药浓度升高，心动过缓', fda('digoxin, section 7')),
  row('glycoside', '克拉霉素', 'avoid', '地高辛血药浓度升高，易中毒', fda('digoxin, section 7')),
  row('glycoside', 'loop', 'care', '低钾时地高辛易中毒，需监测血钾', fda('digoxin, section 7')),
  row('glycoside', 'thiazide', 'care', '低钾时地高辛易中毒，需监测血钾', fda('digoxin, section 7')),
  row('beta', 'nondhp', 'avoid', '心动过缓、房室传导阻滞', fda('verapamil, section 7')),
  row('acei', 'arb', 'avoid', '高血钾、肾功能损害，一般不合用', '《中国高血压防治指南》'),
  row('arni', 'acei', 'avoid', '血管性水肿，禁止合用，须间隔36小时', fda('sacubitril/valsartan, section 4')),
  row('acei', 'k_sparing', 'care', '可引起高血钾，需监测血钾', fda('enalapril, section 7')),
  row('arb', 'k_sparing', 'care', '可引起高血钾，需监测血钾', fda('losartan, section 7')),
  row('acei', 'potassium', 'avoid', '可引起高血钾', fda('enalapril, section 7')),
  row('k_sparing', 'potassium', 'avoid', '可引起危险的高血钾', fda('spironolactone, section 7')),
  row('arb', 'potassium', 'care', '可引起高血钾，需监测血钾', fda('losartan, section 7')),
  row('acei', 'nsaid', 'care', '降压作用减弱，肾功能可受损', fda('enalapril, section 7')),
  row('lithium', 'acei', 'avoid', '锂盐浓度升高，易中毒', fda('lithium, section 7')),
  row('lithium', 'thiazide', 'avoid', '锂盐浓度升高，易中毒', fda('lithium, section 7')),
  row('lithium', 'nsaid', 'avoid', '锂盐浓度升高，易中毒', fda('lithium, section 7')),
  row('methotrexate', 'nsaid', 'avoid', '甲氨蝶呤排出减少，毒性增加', fda('methotrexate, section 7')),
  row('methotrexate', 'trimethoprim', 'avoid', '骨髓抑制风险，禁止合用', fda('methotrexate, section 7')),
  row('methotrexate', 'ppi', 'care', '甲氨蝶呤排出减少', fda('omeprazole, section 7')),
  row('xanthine_oxidase', 'thiopurine', 'avoid', '硫唑嘌呤毒性明显增加', fda('febuxostat, section 4')),
  row('colchicine', 'cyp3a4_strong', 'avoid', '秋水仙碱中毒，可致命', fda('colchicine, section 7')),
  row('calcineurin', 'cyp3a4_strong', 'avoid', '免疫抑制药浓度升高，肾毒性', fda('tacrolimus, section 7')),
  row('calcineurin', 'cyp_inducer', 'avoid', '免疫抑制药浓度下降，排斥风险', fda('tacrolimus, section 7')),
  row('contraceptive', 'cyp_inducer', 'avoid', '避孕药失效', fda('rifampin, section 7')),
  row('xanthine', 'cyp1a2_strong', 'avoid', '茶碱浓度升高，易中毒', fda('ciprofloxacin, section 7')),
  row('xanthine', 'macrolide', 'care', '茶碱浓度升高，需监测', fda('erythromycin, drug interactions')),
  row('sulfonylurea', '氟康唑', 'care', '降糖作用增强，易发生低血糖', fda('fluconazole, section 7')),
  row('sulfonylurea', 'insulin', 'care', '低血糖风险增加', fda('insulin glargine, section 7')),
  row('瑞格列奈', '吉非罗齐', 'avoid', '严重而持久的低血糖，禁止合用', fda('repaglinide, section 4')),
  row('insulin', 'beta_nonselective', 'care', '低血糖的表现可被掩盖', fda('propranolol, drug interactions')),
  row('quinolone', 'cation', 'care', '影响吸收，须间隔2小时以上服用', fda('levofloxacin, section 7')),
  row('tetracycline', 'cation', 'care', '影响吸收，须间隔2小时以上服用', fda('doxycycline, drug interactions')),
  row('thyroid', 'cation', 'care', '影响吸收，须间隔4小时服用', fda('levothyroxine, section 7')),
  row('bisphosphonate', 'cation', 'care', '影响吸收，须间隔半小时以上服用', fda('alendronate, section 7')),
  row('tetracycline', 'retinoid', 'avoid', '颅内压升高，禁止合用', fda('isotretinoin, section 7')),
  row('valproate', '拉莫三嗪', 'care', '拉莫三嗪浓度升高，易发皮疹', fda('lamotrigine, section 7')),
  row('opioid', 'benzodiazepine', 'avoid', '呼吸抑制，可致命', fda('boxed warning, opioids and benzodiazepines')),
  row('levodopa', 'dopamine_antagonist', 'care', '互相减弱作用', label('多巴丝肼片')),
  row('antidiarrhoeal', '吉非罗齐', 'care', '洛哌丁胺浓度升高', fda('loperamide labelling')),
  row('多潘立酮', 'cyp3a4_strong', 'avoid', '心律失常风险，禁止合用', label('多潘立酮片')),
  row('licorice', 'loop', 'care', '可引起低血钾', label('复方甘草酸苷片')),
  row('licorice', 'thiazide', 'care', '可引起低血钾', label('复方甘草酸苷片')),
]

/** Drugs that each lengthen the QT interval: two of them ask for an electrocardiogram. */
export const lengthensQt = 'qt'
export const qtSource = 'CredibleMeds QTdrugs list; 各药品说明书【注意事项】'
