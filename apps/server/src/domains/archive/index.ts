import { archiveServices } from '@nethos/contract/account/archive.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { archiveDue, buildArchiveJob, dropArchiveJob } from './archive.jobs.ts'
import { askArchive, listArchives, sendArchiveCaptcha } from './ask-archive.ts'

export const archiveDomain: Domain = {
  services: implement(archiveServices, { listArchives, sendArchiveCaptcha, askArchive }),
  jobs: [buildArchiveJob, dropArchiveJob],
  dues: [archiveDue],
}
