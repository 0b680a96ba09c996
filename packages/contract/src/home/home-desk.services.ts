import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { serviceIconNames } from '../common/service-icons.ts'
import { optionalId } from '../common/fields.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { homeDeskRefusals } from './home-desk.refusals.ts'
import {
  bannerSubtitle,
  bannerTitle,
  entryAddress,
  entryNote,
  entryPages,
  entrySection,
  entryTitle,
  homeAddress,
  noticeContent,
  noticeTitle,
  optionalAddress,
  shownTimes,
} from './home-desk.rules.ts'
import { open, staff } from '../common/ids.ts'

const access = ['operator', 'admin'] as const
const limits = [{ per: 'account', times: 120, seconds: 600 }] as const
const notFound = only(commonRefusals, 'not_found')

/** What stands in an order on the home page. */
export const homeItemKinds = ['banner', 'entry', 'notice'] as const
export type HomeItemKind = (typeof homeItemKinds)[number]
const oneItem = { kind: z.enum(homeItemKinds), itemId: staff('home_item') }

const banner = z.object({
  bannerId: z.string(),
  title: z.string(),
  /** A smaller line below; may be empty. */
  subtitle: z.string(),
  /** File id of an upload, or name of a picture of the hospital. */
  picture: z.string(),
  /** Its address with a ticket for the one who asked. */
  pictureUrl: z.string(),
  /** Page of the app, or address of a listed host. */
  url: z.string(),
  isShown: z.boolean(),
  ...shownTimes,
})

const entry = z.object({
  entryId: z.string(),
  page: z.enum(entryPages),
  /** Heading that it stands under; empty: none. */
  section: z.string(),
  title: z.string(),
  /** A short line below the title; may be empty. */
  note: z.string(),
  /** Name of a drawing of the app; older rows may name one that is not to be chosen any more. */
  icon: z.string(),
  url: z.string(),
  isShown: z.boolean(),
})

const notice = z.object({
  noticeId: z.string(),
  title: z.string(),
  /** May be empty. */
  content: z.string(),
  /** Empty: it is only read. */
  url: z.string(),
  isShown: z.boolean(),
  ...shownTimes,
})

/** What stands on the patients' home page, by the office (docs/product/needs.md 13). Each list in the order of the page. */
export const homeDeskServices = {
  listDeskBanners: service({
    name: 'staff.home.banner.list',
    kind: 'query',
    access,
    audits: { none: 'what everybody sees' },
    input: z.object({}),
    reply: list(banner),
  }),
  /** Without bannerId a new one, which comes last. */
  saveBanner: service({
    name: 'staff.home.banner.save',
    kind: 'command',
    access,
    audits: { writes: ['home.create', 'home.change'] },
    limits,
    input: z.object({
      bannerId: staff('home_item', optionalId),
      title: bannerTitle,
      subtitle: bannerSubtitle,
      /** An own upload, or what stands there already. */
      picture: open('the writer’s own upload, for everybody to see'),
      url: homeAddress,
      isShown: z.boolean(),
      ...shownTimes,
    }),
    reply: obj(z.object({ bannerId: z.string() })),
    refusals: { ...notFound, ...homeDeskRefusals },
  }),
  listDeskEntries: service({
    name: 'staff.home.entry.list',
    kind: 'query',
    access,
    audits: { none: 'what everybody sees' },
    input: z.object({ page: z.enum(entryPages) }),
    reply: list(entry),
  }),
  saveEntry: service({
    name: 'staff.home.entry.save',
    kind: 'command',
    access,
    audits: { writes: ['home.create', 'home.change'] },
    limits,
    input: z.object({
      entryId: staff('home_item', optionalId),
      page: z.enum(entryPages),
      section: entrySection,
      title: entryTitle,
      note: entryNote,
      icon: z.enum(serviceIconNames),
      url: entryAddress,
      isShown: z.boolean(),
    }),
    reply: obj(z.object({ entryId: z.string() })),
    refusals: { ...notFound, ...only(homeDeskRefusals, 'page_unknown') },
  }),
  listDeskNotices: service({
    name: 'staff.home.notice.list',
    kind: 'query',
    access,
    audits: { none: 'what everybody sees' },
    input: z.object({}),
    reply: list(notice),
  }),
  saveNotice: service({
    name: 'staff.home.notice.save',
    kind: 'command',
    access,
    audits: { writes: ['home.create', 'home.change'] },
    limits,
    input: z.object({
      noticeId: staff('home_item', optionalId),
      title: noticeTitle,
      content: noticeContent,
      url: optionalAddress,
      isShown: z.boolean(),
      ...shownTimes,
    }),
    reply: obj(z.object({ noticeId: z.string() })),
    refusals: { ...notFound, ...only(homeDeskRefusals, 'page_unknown', 'host_unlisted', 'times_wrong') },
  }),
  /** One place up or down among its neighbours; at the end it stays where it is. */
  moveHomeItem: service({
    name: 'staff.home.move',
    kind: 'command',
    access,
    audits: { writes: ['home.move'] },
    limits,
    input: z.object({ ...oneItem, direction: z.enum(['up', 'down']) }),
    reply: done,
    refusals: notFound,
  }),
  /** On or off, at once. */
  showHomeItem: service({
    name: 'staff.home.show',
    kind: 'command',
    access,
    audits: { writes: ['home.show', 'home.hide'] },
    limits,
    input: z.object({ ...oneItem, isShown: z.boolean() }),
    reply: done,
    refusals: notFound,
  }),
  removeHomeItem: service({
    name: 'staff.home.remove',
    kind: 'command',
    access,
    audits: { writes: ['home.remove'] },
    limits,
    input: z.object(oneItem),
    reply: done,
    refusals: notFound,
  }),
  /** Pages of the app that an address can name, those without a record in their address; and the hosts outside that may be linked. */
  listAddresses: service({
    name: 'staff.home.address.list',
    kind: 'query',
    access,
    audits: { none: 'addresses of pages' },
    input: z.object({}),
    reply: obj(
      z.object({
        pages: z.array(z.object({ path: z.string(), title: z.string() })),
        hosts: z.array(z.string()),
      }),
    ),
  }),
} satisfies Services
