import { followServices } from '@nethos/contract/follow/follow.services.ts'
import { followDeskServices } from '@nethos/contract/follow/follow-desk.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { followIncidents } from './incidents.ts'
import { listCards } from './cards.ts'
import {
  countFollowers,
  deskTalk,
  judgeTalkFlag,
  listFollowers,
  ownCode,
  readDeskTalk,
  sendCard,
  writeToFollower,
} from './desk.ts'
import { getFollow, listFollowed, listLastMessages } from './list-followed.ts'
import { mayTalk } from './follow.table.ts'
import { listTalk, readTalk, sendMessage } from './talk.ts'
import { todayOfTalks } from './today.ts'

export const followDomain: Domain = {
  today: todayOfTalks,
  incidents: followIncidents,
  archive: archiveParts,
  demo: [
    {
      name: 'follows',
      after: ['staff', 'accounts'],
      load: async scope => (await import('./demo-follows.ts')).loadDemoFollows(scope),
    },
  ],
  services: [
    ...implement(followServices, { listFollowed, getFollow, listLastMessages, listTalk, sendMessage, readTalk }),
    ...implement(followDeskServices, {
      listFollowers,
      countFollowers,
      deskTalk,
      judgeTalkFlag,
      writeToFollower,
      listCards,
      sendCard,
      readDeskTalk,
      ownCode,
    }),
  ],
  fileRights: {
    /** Who may see the talk may see what was shown in it. */
    follow: async (db, caller, followId) =>
      (await db
        .selectFrom('doctorFollow')
        .select('followId')
        .where('followId', '=', followId)
        .where(mayTalk({ caller }))
        .executeTakeFirst()) !== undefined,
  },
}
