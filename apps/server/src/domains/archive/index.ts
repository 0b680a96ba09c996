import { archiveServices } from '@nethos/contract/archive/archive.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveTimer, buildArchiveJob, dropArchiveJob } from './archive.jobs.ts'
import { askArchive, listArchives, sendArchiveCaptcha } from './ask-archive.ts'

export const archiveDomain: Domain = {
  serve: ({ archive }) => ({
    services: implement(archiveServices, { listArchives, sendArchiveCaptcha, askArchive }),
    jobs: [buildArchiveJob(archive), dropArchiveJob],
    timers: [archiveTimer],
  }),
}
