import { states } from '../states.ts'
import { archiveBuildMinutes } from './archive.rules.ts'

/** Instants in epoch ms. */
export interface ArchiveFacts {
  askedAt: number
  /** Null until it is ready. */
  expiresAt: number | null
}

/** The life of an archive of one's own data. Building has no instant of its own: the job says when it is done. */
export const archiveStates = states<ArchiveFacts>()({
  asked: {
    code: 'asked',
    label: '正在整理',
    on: {
      build: { by: 'clock', to: 'ready' },
      give_up: { by: 'clock', to: 'failed', at: facts => facts.askedAt + archiveBuildMinutes * 60_000 },
    },
  },
  ready: {
    code: 'ready',
    label: '可以下载',
    on: { expire: { by: 'clock', to: 'expired', at: facts => facts.expiresAt } },
  },
  expired: { code: 'expired', label: '已过期', on: {} },
  failed: { code: 'failed', label: '没有成功', on: {} },
})
export type ArchiveStatus = keyof typeof archiveStates
export const archiveStatuses = Object.keys(archiveStates) as [ArchiveStatus, ...ArchiveStatus[]]
