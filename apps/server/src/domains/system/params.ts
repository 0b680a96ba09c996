import { isThirdTab, paramKeys, type ParamKey, type ThirdTab } from '@nethos/contract/system/system.params.ts'
import { faceStyle, markStyle } from '@nethos/contract/system/face-colour.ts'
import type { Db } from '../../database/connect.ts'
import type { Settings } from '../../settings.ts'

/** A switch has been changed at the desk. */
export const systemChanged = 'system.changed'

type Values = Record<ParamKey, string>

/** What holds as long as nobody has said anything else. */
export const usualParams = ({ customerServicePhone }: Pick<Settings, 'customerServicePhone'>): Values => ({
  'service.phone': customerServicePhone,
  'service.hours': '工作日 08:00-11:30、13:30-17:00',
  'face.level': '',
  'face.licence': '',
  'licence.number': '',
  'licence.until': '',
  'licence.subjects': '',
  'face.colour': '',
  'face.mark': '',
  'guide.departments': '',
  'screening.departments':
    '内科、外科、妇产科、儿科、眼科、耳鼻咽喉科、口腔科、皮肤科、中医科、康复医学科、肿瘤科、急诊科',
  'tabbar.variant': 'health',
  'app.download.ios': '',
  'app.download.android': '',
  'emergency.desk.mobile': '',
  'poison.phone': '',
  'quality.share': '0',
  'quality.least': '0',
  'quality.days': '14',
  'refund.alone.yuan': '200.00',
})

/** What the hospital has said. */
export async function valuesOf(db: Db): Promise<Partial<Values>> {
  const rows = await db.selectFrom('param').select(['key', 'value']).where('key', 'in', paramKeys).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** What one of them says now. */
export async function paramOf(
  { db, runtime }: { db: Db; runtime: { settings: Settings } },
  key: ParamKey,
): Promise<string> {
  const row = await db.selectFrom('param').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? usualParams(runtime.settings)[key]
}

/** The switches that every page needs before its first call. */
export interface AppParams {
  customerServicePhone: string
  customerServiceHours: string
  thirdTab: ThirdTab
  hospitalLevel: string
  hospitalLicence: string
  /** The colour that the hospital has set; empty: ours. */
  faceColour: string
  /** The hospital's own colours and mark, for the head of the page. */
  faceStyle: string
  /** The picture of its mark; empty: ours. */
  hospitalMark: string
}

export function appParams(settings: Settings, overrides: Partial<Values>): AppParams {
  const values = { ...usualParams(settings), ...overrides }
  const thirdTab = values['tabbar.variant']
  return {
    customerServicePhone: values['service.phone'],
    customerServiceHours: values['service.hours'],
    thirdTab: isThirdTab(thirdTab) ? thirdTab : 'health',
    hospitalLevel: values['face.level'],
    hospitalLicence: values['face.licence'],
    faceColour: values['face.colour'],
    faceStyle: faceStyle(values['face.colour']) + markStyle(values['face.mark']),
    hospitalMark: values['face.mark'],
  }
}
