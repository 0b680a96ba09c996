import { createRequire } from 'node:module'
import type { Insertable } from 'kysely'
import type * as PinyinPro from 'pinyin-pro'
import { frequencyLabels } from '@nethos/contract/renewal/renewal.limits.ts'
import type { Database } from '../../database/connect.ts'
import type { Drug } from '../../database/types.gen.ts'
import { demoDrugs, demoMakers } from './demo-drugs.data.ts'

const controls: Readonly<Record<string, string>> = {
  N: 'narcotic',
  Y1: 'psychotropic_1',
  Y2: 'psychotropic_2',
  T: 'toxic',
}
const levels: Readonly<Record<string, string>> = { c: 'care', x: 'never' }

/** How each form is taken. */
const routes: readonly [RegExp, string][] = [
  [/滴眼/, '滴眼'],
  [/鼻喷/, '喷鼻'],
  [/吸入/, '吸入'],
  [/舌下/, '舌下含服'],
  [/注射/, '皮下注射'],
  [/乳膏|软膏|凝胶|乳胶|贴/, '外用'],
]
const routeOf = (form: string): string => routes.find(([pattern]) => pattern.test(form))?.[1] ?? '口服'

/** Each line of the list is one medicine in one or more packs; of these those that are wanted. */
export function demoDrugRows(isWanted: (drugId: string) => boolean = () => true): Insertable<Drug>[] {
  return demoDrugs
    .trim()
    .split('\n')
    .flatMap((line, nth) => {
      const [name, form, packs, maker, atc, ingredients, classes, cautions, price, dose, often] = line.split('|') as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      const each = packs
        .split(',')
        .map((specification, pack) => ({ specification, pack, drugId: idOf(nth, pack) }))
        .filter(({ drugId }) => isWanted(drugId))
      return each.map(({ specification, pack, drugId }) => ({
        drugId,
        drugName: name,
        form,
        specification,
        manufacturer: demoMakers[maker]!,
        atc,
        ingredients: ingredients.split('+'),
        classes: classes.split(',').filter(Boolean),
        ...cautionsOf(cautions),
        // A larger pack costs more.
        priceCents: Math.round(Number(price) * 100 * (1 + pack * 0.8)),
        dose: ofPack(dose, pack),
        frequency: frequencyLabels[ofPack(often, pack)] ?? ofPack(often, pack),
        route: routeOf(form),
        pinyin: spelledOut(name, 'pinyin'),
        initials: spelledOut(name, 'first'),
        position: nth,
      }))
    })
}

const idOf = (nth: number, pack: number): string => `drug${String(nth + 1).padStart(3, '0')}${pack + 1}`

/** What stands once is meant for every pack. */
function ofPack(written: string, pack: number): string {
  const each = written.split(',')
  return each[pack] ?? each[0]!
}

function cautionsOf(text: string) {
  const words = text.split(' ').filter(Boolean)
  const level = (of: string) =>
    levels[words.find(word => word[0] === of && levels[word[1] ?? ''] !== undefined)?.[1] ?? ''] ?? ''
  return {
    pregnancy: level('P'),
    liver: level('L'),
    kidney: level('K'),
    minAge: Number(words.find(word => /^A\d/.test(word))?.slice(1) ?? 0),
    control: words.map(word => controls[word]).find(Boolean) ?? '',
  }
}

const load = createRequire(import.meta.url)

function spelledOut(name: string, pattern: 'pinyin' | 'first'): string {
  // The same copy as that of content/spelling.ts, and only where something is to be spelled.
  const { pinyin } = load('pinyin-pro') as typeof PinyinPro
  return pinyin(name, { pattern, toneType: 'none', type: 'array', nonZh: 'consecutive' })
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** The demo's list. Loaded again, it stays as it is; what a newer program lists is added. */
export async function loadDemoDrugs(db: Database): Promise<void> {
  const stored = new Set((await db.selectFrom('drug').select('drugId').execute()).map(({ drugId }) => drugId))
  const missing = demoDrugRows(drugId => !stored.has(drugId))
  if (missing.length === 0) return
  await db
    .insertInto('drug')
    .values(missing)
    .onConflict(on => on.doNothing())
    .execute()
}
