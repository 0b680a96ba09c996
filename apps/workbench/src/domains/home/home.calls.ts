import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { EntryPage } from '@nethos/contract/home/home-desk.rules.ts'
import { homeDeskServices as services } from '@nethos/contract/home/home-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type DeskBanner = OutputOf<typeof services.listDeskBanners>[number]
export type DeskEntry = OutputOf<typeof services.listDeskEntries>[number]
export type DeskNotice = OutputOf<typeof services.listDeskNotices>[number]

export const banners = () => query(services.listDeskBanners, {})
export const entries = (page: EntryPage) => query(services.listDeskEntries, { page })
export const notices = () => query(services.listDeskNotices, {})
export const addresses = () => query(services.listAddresses, {})

const lists = [services.listDeskBanners, services.listDeskEntries, services.listDeskNotices]
export const saveBanner = command(services.saveBanner, services.listDeskBanners)
export const saveEntry = command(services.saveEntry, services.listDeskEntries)
export const saveNotice = command(services.saveNotice, services.listDeskNotices)
export const moveItem = command(services.moveHomeItem, ...lists)
export const showItem = command(services.showHomeItem, ...lists)
export const removeItem = command(services.removeHomeItem, ...lists)
