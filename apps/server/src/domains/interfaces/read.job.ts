import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import { hourly } from '../../jobs/periodic.ts'
import { saveFact } from './facts.ts'
import { forget, holdHospital, hospitalsWaiting, markRead, nextWaiting } from './message.table.ts'
import { sealedBody } from './sealed.ts'

export const readJob = 'interfaces.read'
export interface OneHospital {
  hosId: string
}

const dayMs = 86_400_000
const messageRetentionMs = 30 * dayMs
/** Whoever binds his file within half a year finds what the hospital has sent before. */
const factRetentionMs = 180 * dayMs

/** The oldest that waits: its facts and that it was read are one transaction. False: none waits. */
async function readNext(on: JobContext, hosId: string): Promise<boolean> {
  const { messages, sealer } = on.runtime
  if (!messages?.hospitals.includes(hosId)) return false
  let messageId = ''
  try {
    return await on.transact(async ({ db, now }) => {
      await holdHospital(db, hosId)
      const message = await nextWaiting(db, hosId)
      if (!message) return false
      messageId = message.messageId
      const { fault, facts } = messages.read(hosId, sealer.openBytes(message.bodySealed, sealedBody))
      for (const fact of facts) await saveFact(db, hosId, fact, { sealer, now })
      await markRead(db, messageId, { fault, now })
      return true
    })
  } catch (error) {
    if (messageId === '') throw error
    // One that cannot be kept is named and stops no other; when the database is away this fails too, and it waits.
    await on.transact(({ db, now }) => markRead(db, messageId, { fault: '消息内容无法保存', now }))
    return true
  }
}

async function readAll(on: JobContext, hosId: string): Promise<number> {
  let count = 0
  while (await readNext(on, hosId)) count++
  return count
}

export const readMessages: Job<OneHospital> = {
  name: readJob,
  run: async ({ hosId }, on) => void (await readAll(on, hosId)),
}

/** What no job has read: a process was ended between the two. */
export const waitingTimer: Timer = {
  name: 'interfaces',
  everyMs: 10_000,
  async run(on) {
    if (!on.runtime.messages) return 0
    let count = 0
    for (const hosId of await hospitalsWaiting(on.db)) count += await readAll(on, hosId)
    return count
  },
}

export const messagesForgotten = hourly('interfaces.forget', ({ db, now }) =>
  forget(db, { message: now() - messageRetentionMs, fact: now() - factRetentionMs }),
)
