import { present } from '@nethos/contract/common/present.ts'
import { sandboxOf } from '../journeys/sandbox.ts'
import { serveEmptyPage } from './empty-page.ts'
import { firstLoads, type FirstLoad } from './first-load.ts'
import { openHospital } from './hospital.ts'
import { look, type Seen } from './lighthouse.ts'
import { wireClient } from '../apps/server/src/testing/client.ts'

const demoPatient = '13800000001'

export interface PagesMeasured {
  loads: Record<'home' | 'empty', FirstLoad>
  seen: Record<'empty' | 'home' | 'doctors' | 'consult' | 'booking', Seen>
}

/** The first load of the home page and Lighthouse's view of four pages, beside an empty page built and served the same way. */
export async function measurePages(times: number): Promise<PagesMeasured> {
  const hospital = await openHospital()
  try {
    const empty = await serveEmptyPage(hospital)
    try {
      const at = (path: string) => hospital.origin + path
      const [home, floor] = await firstLoads([
        { title: '/v4/index', url: at('/v4/index'), shows: '.home__doctors a' },
        { title: 'empty page', url: empty.origin, shows: 'h1:not(:empty)' },
      ])
      const session = await sandboxOf(hospital.origin).logIn(demoPatient)
      const consultId = await aConsultOf(hospital.origin, session)
      const saved = { 'nethos.session': JSON.stringify(session) }
      const [emptySeen, homeSeen, doctors, consult, booking] = await look(
        [
          { title: 'empty page', url: empty.origin },
          { title: '/v4/index', url: at('/v4/index') },
          { title: '/doc/index', url: at('/doc/index') },
          { title: 'consult page', url: at(`/team/consult/${consultId}`), storage: saved },
          { title: '/book/doc', url: at(await bookingDoctorOf(hospital.origin, session)), storage: saved },
        ],
        times,
      )
      return {
        loads: { home: present(home), empty: present(floor) },
        seen: {
          empty: present(emptySeen),
          home: present(homeSeen),
          doctors: present(doctors),
          consult: present(consult),
          booking: present(booking),
        },
      }
    } finally {
      await empty.stop()
    }
  } finally {
    await hospital.stop()
  }
}

export async function aConsultOf(origin: string, session: { token: string; signKey: string }): Promise<string> {
  const client = wireClient({ origin, channelKey: '', now: Date.now })
  const { list } = await client.call(
    'nethos.consult.info.consultation.list',
    { consultType: 'DOCPIC', consultStatus: 2, pageNum: 1, pageSize: 10 },
    session,
  )
  const consultId = (list?.[0] as { consultId?: string } | undefined)?.consultId
  if (!consultId) throw new Error('The demo patient has no consult.')
  return consultId
}

/** The page of a doctor who can be booked today. */
export async function bookingDoctorOf(origin: string, session: { token: string; signKey: string }): Promise<string> {
  const client = wireClient({ origin, channelKey: '', now: Date.now })
  const { list } = await client.call('nethos.book.expert.doc.list', { bookHosId: 'h1' }, session)
  const doctors = (list ?? []) as { bookDocId: string; slotState: string }[]
  const bookable = doctors.find(one => one.slotState === 'bookable')
  if (!bookable) throw new Error('The demo has no doctor who can be booked.')
  return `/book/doc/${bookable.bookDocId}?bookDocId=${bookable.bookDocId}&bookHosId=h1&bookSort=1`
}
