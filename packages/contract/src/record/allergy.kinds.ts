/** Drugs and substances that people are allergic to, as classes that a prescription can be held against. */
export const allergyClasses = {
  penicillins: '青霉素类',
  cephalosporins: '头孢菌素类',
  sulfonamides: '磺胺类',
  quinolones: '喹诺酮类',
  macrolides: '大环内酯类',
  aminoglycosides: '氨基糖苷类',
  analgesics: '解热镇痛药',
  anaesthetics: '麻醉药',
  contrast: '含碘造影剂',
  gadolinium: '含钆造影剂',
  antitoxins: '血清、抗毒素',
  tetracyclines: '四环素类',
  nitroimidazoles: '硝基咪唑类（甲硝唑等）',
  azoles: '唑类抗真菌药',
  aromatic_antiepileptics: '卡马西平、苯妥英等抗癫痫药',
  opioids: '阿片类止痛药',
  acei: '普利类降压药',
  statins: '他汀类降脂药',
  ppis: '拉唑类抑酸药',
  corticosteroids: '糖皮质激素',
  milk_protein: '牛奶蛋白',
  soy_peanut: '大豆、花生',
} as const
export type AllergyClass = keyof typeof allergyClasses
export const allergyClassKeys = Object.keys(allergyClasses) as AllergyClass[]
