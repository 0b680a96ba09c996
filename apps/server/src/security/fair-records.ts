import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const full = async (world: World) => ({ bookSchemeIds: [await world.fullSession()] })

/** The waitlist and the draw: a part of the table in records.ts. */
export const fairRecords: Trials = {
  'nethos.book.waitlist.apply': {
    compatId: { record: world => world.visitor('bound'), fields: full },
  },
  'nethos.book.draw.enter': {
    compatId: {
      record: world => world.visitor('bound'),
      fields: async world => ({ bookSchemeId: await world.drawSession() }),
    },
  },
}
