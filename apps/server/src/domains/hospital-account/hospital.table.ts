import type { Db } from '../../database/connect.ts'

export interface KnownHospital {
  hosId: string
  hosName: string
}

/** The hospital with this id, or to which the campus with this id belongs (docs/product/rules.md 6, 20). */
export const findHospital = ({ db }: { db: Db }, id: string): Promise<KnownHospital | undefined> =>
  db
    .selectFrom('hospital')
    .select(['hosId', 'hosName'])
    .where(eb =>
      eb.or([
        eb('hosId', '=', id),
        eb('hosId', '=', eb.selectFrom('campus').select('campus.hosId').where('campus.campusId', '=', id)),
      ]),
    )
    .executeTakeFirst()

export const listCampusRows = ({ db }: { db: Db }) =>
  db
    .selectFrom('campus')
    .innerJoin('hospital', 'hospital.hosId', 'campus.hosId')
    .select([
      'campus.campusId as hosId',
      'hospital.hosId as groupId',
      'hospital.hosName',
      'campus.campusName',
      'hospital.areaName',
      'campus.address',
    ])
    .where('hospital.showStatus', '=', true)
    .orderBy('hospital.position')
    .orderBy('campus.position')
    .execute()
