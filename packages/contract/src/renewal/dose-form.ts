import { doseUnits, type DoseUnit } from './dose.ts'

/** In which units a medicine is measured out: by its form, never by who writes. Server and page ask here. */

const weights: readonly DoseUnit[] = ['mg', 'g', 'μg', '单位']
const onPlace: readonly DoseUnit[] = ['适量', 'g', 'ml']
const inDrops: readonly DoseUnit[] = ['滴', '适量']
const inPuffs: readonly DoseUnit[] = ['揿', '喷', '吸', ...weights]
const counted: readonly DoseUnit[] = ['片', '粒', '袋', '支', '丸', '枚']

/** The first that fits says it; a longer word stands before its part. */
const byForm: readonly (readonly [RegExp, readonly DoseUnit[]])[] = [
  [/滴丸/, ['丸', '粒', '袋', ...weights]],
  [/滴眼|滴耳|滴鼻|眼用|眼膏|洗眼/, inDrops],
  [/鼻喷|喷鼻|鼻用/, ['揿', '喷', '滴', 'μg', 'mg']],
  [/粉雾剂|吸入粉|吸入胶囊/, [...inPuffs, '粒']],
  [/气雾剂|喷雾剂|吸入喷雾|软雾/, inPuffs],
  [/吸入|雾化/, ['ml', '支', '滴', ...weights]],
  [/透皮|贴片|贴剂|贴膏|膏贴|橡胶膏|巴布膏|敷贴/, ['贴', '片', '适量']],
  [/阴道|栓/, ['枚', '粒', '片', '支', '适量', ...weights]],
  [/含漱|漱口|洗剂|洗液|搽剂|擦剂|涂剂|涂膜|酊/, ['ml', '滴', '适量']],
  [/乳膏|软膏|乳胶|油膏|外用/, onPlace],
  [/凝胶/, [...onPlace, '袋', '支']],
  [/滴剂/, ['滴', '粒', 'ml', '支', ...weights]],
  [/注射|粉针|笔芯/, ['ml', '支', ...weights]],
  [/口服溶液|口服液|口服乳|混悬|糖浆|合剂|露$|溶液|膏滋|煎膏/, ['ml', '支', '袋', ...weights]],
  [/颗粒|散|冲剂|茶剂/, ['袋', ...weights]],
  [/胶囊|胶丸/, ['粒', ...weights]],
  [/片/, ['片', ...weights]],
  [/丸/, ['丸', '粒', '袋', ...weights]],
]

/** In what a pack is counted: 5mg×14片. */
const packUnit = new RegExp(`\\d(${doseUnits.join('|')})$`)

interface DosedMedicine {
  readonly form: string
  readonly drugName: string
  readonly specification: string
}

/** What cannot be the unit of tablets: drops, puffs, patches, 适量. */
const ofPlaces: readonly DoseUnit[] = ['滴', '揿', '吸', '喷', '贴', '适量']

/** The units of this medicine; of a form that nobody knows, all but those of drops, sprays, patches and creams. */
export function unitsOfForm({ form, drugName, specification }: DosedMedicine): readonly DoseUnit[] {
  const found = [form, drugName].flatMap(text => byForm.find(([pattern]) => pattern.test(text))?.slice(1, 2) ?? [])[0]
  const units = (found as readonly DoseUnit[] | undefined) ?? [...weights, 'ml', ...counted]
  const ofPack = packUnit.exec(specification.trim())?.[1]
  return doseUnits.filter(unit => units.includes(unit) || unit === ofPack)
}

/** Whether a unit says that something is put on a place rather than swallowed. */
export const isUnitOfPlace = (unit: DoseUnit): boolean => ofPlaces.includes(unit)

/** Why a dose cannot be written so; undefined where it can. */
export function unitMisfit(medicine: DosedMedicine, unit: DoseUnit): string | undefined {
  const units = unitsOfForm(medicine)
  return units.includes(unit) ? undefined : `${medicine.drugName}不以“${unit}”计量，用量单位请选择${units.join('、')}`
}
