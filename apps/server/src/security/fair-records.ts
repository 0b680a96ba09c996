import type { Private, Public, Records } from './record-kinds.ts'
import type { World } from './world.ts'

const clinics: Public = 'public: hospitals, departments, sessions and numbers are shown to everybody'

const wait: Private = { record: async world => (await world.wait()).waitId }
const offer: Private = { record: async world => (await world.wait({ isOffered: true })).offerId }
const full = async (world: World) => ({ bookSchemeIds: [await world.fullSession()] })

/** The waitlist and the draw: a part of the table in records.ts. */
export const fairRecords: Records = {
  'nethos.book.waitlist.choices': { bookDeptId: clinics, bookSchemeId: clinics, bookDocId: clinics },
  'nethos.book.waitlist.apply': {
    compatId: { record: world => world.visitor('bound'), fields: full },
    bookSchemeIds: clinics,
  },
  'nethos.book.waitlist.detail': { waitId: wait },
  'nethos.book.waitlist.cancel': { waitId: wait },
  'nethos.book.waitlist.offer.accept': { offerId: offer },
  'nethos.book.waitlist.offer.decline': { offerId: offer },
  'staff.booking.fair.list': { hosId: clinics },
  'staff.booking.fair.detail': { sessionId: clinics },
  'nethos.book.draw.detail': { bookSchemeId: clinics },
  'nethos.book.draw.entry.list': { bookSchemeId: clinics },
  'nethos.book.draw.my.list': { bookSchemeId: 'public: looked for among the caller’s own requests' },
  'nethos.book.draw.enter': {
    bookSchemeId: clinics,
    compatId: {
      record: world => world.visitor('bound'),
      fields: async world => ({ bookSchemeId: await world.drawSession() }),
    },
  },
  'nethos.book.draw.leave': { drawEntryId: { record: world => world.drawEntry() } },
}
