import type { Db } from '../../database/connect.ts'

/** The account that the demo's records hang on: the family of 王秀英, 13800000001; undefined where there is no demo. */
export const demoPatient = (db: Db): Promise<{ accountId: string; name: string } | undefined> =>
  db
    .selectFrom('person')
    .select(['accountId', 'name'])
    .where('isSelf', '=', true)
    .where('name', '=', '王秀英')
    .where('isRealname', '=', true)
    .orderBy('createdAt')
    .executeTakeFirst()
