import type { AllergyClass } from '../record/allergy.kinds.ts'

/** Which classes of drugs an allergy speaks against, and which only ask for care because they are related. */
interface AllergyRow {
  readonly against: readonly string[]
  readonly related: readonly string[]
  /** The document that the row was written from; a hospital's pharmacists go through it again. */
  readonly source: string
}

const label = (drug: string) => `${drug}药品说明书【禁忌】`

/** The classes that the health file asks for (record.rules.ts), against the classes that drugs carry. */
export const allergyRows: Readonly<Record<AllergyClass, AllergyRow>> = {
  penicillins: {
    against: ['penicillin'],
    related: ['cephalosporin'],
    source: '国家卫生健康委《β内酰胺类抗菌药物皮肤试验指导原则（2021年版）》',
  },
  cephalosporins: {
    against: ['cephalosporin'],
    related: ['penicillin'],
    source: '国家卫生健康委《β内酰胺类抗菌药物皮肤试验指导原则（2021年版）》',
  },
  sulfonamides: { against: ['sulfonamide'], related: ['sulfonamide_like'], source: label('复方磺胺甲噁唑') },
  quinolones: { against: ['quinolone', 'quinolone_eye'], related: [], source: label('左氧氟沙星') },
  macrolides: { against: ['macrolide'], related: [], source: label('克拉霉素') },
  aminoglycosides: { against: ['aminoglycoside'], related: [], source: label('妥布霉素地塞米松滴眼液') },
  analgesics: { against: ['nsaid', 'salicylate'], related: ['paracetamol'], source: label('布洛芬') },
  anaesthetics: { against: ['anaesthetic'], related: ['antiarrhythmic'], source: label('氯胺酮') },
  contrast: { against: ['iodine'], related: [], source: label('胺碘酮') },
  antitoxins: { against: ['antitoxin'], related: [], source: '《中华人民共和国药典临床用药须知》生物制品卷' },
  tetracyclines: { against: ['tetracycline'], related: [], source: label('多西环素') },
  nitroimidazoles: { against: ['nitroimidazole'], related: [], source: label('甲硝唑') },
  azoles: { against: ['azole'], related: ['azole_topical'], source: label('氟康唑') },
  aromatic_antiepileptics: { against: ['aromatic_aed'], related: ['tricyclic'], source: label('卡马西平') },
  opioids: { against: ['opioid'], related: ['antidiarrhoeal', 'antitussive'], source: label('吗啡') },
  acei: { against: ['acei'], related: ['arni', 'arb'], source: label('依那普利') },
  statins: { against: ['statin'], related: ['red_yeast'], source: label('阿托伐他汀') },
  ppis: { against: ['ppi'], related: [], source: label('奥美拉唑') },
  corticosteroids: {
    against: ['corticosteroid'],
    related: ['inhaled_steroid', 'nasal_steroid', 'topical_steroid', 'eye_steroid'],
    source: label('泼尼松'),
  },
  milk_protein: { against: ['lactose'], related: ['probiotic'], source: label('沙美特罗替卡松') },
}
