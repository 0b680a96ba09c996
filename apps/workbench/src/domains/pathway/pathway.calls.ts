import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { pathwayDeskServices as services, type PathwayFilter } from '@nethos/contract/pathway/pathway-desk.services.ts'

export const deskPathways = (filter: PathwayFilter, keyword: string, pageNum: number) =>
  query(services.listDeskPathways, { filter, keyword, pageNum })
export const pathwayCounts = () => query(services.countDeskPathways, {})
export const deskPathway = (pathwayId: string) => query(services.getDeskPathway, { pathwayId })
/** Asked for by a tap: files. */
export const exportPathway = command(services.exportPathway)

const shown = [services.getDeskPathway, services.listDeskPathways, services.countDeskPathways]
export const recordTask = command(services.recordTask, ...shown)
export const seeTask = command(services.seeTask, ...shown)
export const setPathwayAnchor = command(services.setPathwayAnchor, ...shown)
export const noteOnPathway = command(services.noteOnPathway, ...shown)
export const pausePathway = command(services.pausePathway, ...shown)
export const resumePathway = command(services.resumePathway, ...shown)
export const stopDeskPathway = command(services.stopDeskPathway, ...shown)
