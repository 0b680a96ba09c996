import { faceColours } from '@nethos/contract/system/face-colour.ts'
import type { Db } from '../../database/connect.ts'
import type { Letterhead } from '../../media/sheet.ts'
import type { Runtime } from '../../runtime.ts'
import { hospitalMark } from './hospital-mark.ts'
import { usualParams, valuesOf } from './params.ts'

/** Of a hospital that has set no colour, or one that cannot be read. */
const plainInk = '#000000'

/** The hospital's own head of a sheet. `hospitalName`: the same as on the pages. */
export async function letterhead(at: { db: Db; runtime: Runtime }, hospitalName: string): Promise<Letterhead> {
  const values = { ...usualParams(at.runtime.settings), ...(await valuesOf(at.db)) }
  const number = values['licence.number']
  return {
    hospitalName,
    level: values['face.level'],
    licence: number === '' ? values['face.licence'] : `医疗机构执业许可证登记号：${number}`,
    mark: await hospitalMark(at, { edge: 256 }),
    colour: faceColours(values['face.colour'])?.brand ?? plainInk,
  }
}
