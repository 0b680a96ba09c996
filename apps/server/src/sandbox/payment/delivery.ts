import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { inBooks } from './books.ts'
import { addNotice, claimNotices, isSending, putAnswer, releaseHeld, type DueNotice } from './notice.table.ts'
import { findOrder, type ProviderName } from './order.table.ts'
import { endDueRefunds } from './refund.table.ts'
import type { ProviderVoice } from './voice.ts'

/** Real seconds between the tries, the providers' 15 s … 24 h made short. After the last one the provider gives up. */
const backOffSeconds = [1, 1, 2, 5, 10, 30, 30, 30, 30, 30, 60, 60, 60, 60, 60]
const answerWithinMs = 5_000
/** Longer than an answer may take: whoever holds a notice past this was killed. */
const leaseMs = 8_000
const pauseMs = 500

export interface DeliveryOptions {
  pool: pg.Pool
  /** The sandbox's clock, epoch ms. */
  now: () => number
  fetch: typeof fetch
  voices: Record<ProviderName, ProviderVoice>
  onError: (error: unknown) => void
}

export interface DeliverOptions {
  /** Only the notices of this payment. */
  payNo?: string
  /** Does not wait for the refunds' delay and the back-off: each waiting notice is tried once. */
  evenNotYetDue?: boolean
}

export interface Delivery {
  /** Ends due refunds, releases held notices whose time has come, sends what is due. Answers how many notices were tried. */
  deliverNotices(options?: DeliverOptions): Promise<number>
  start(): void
  /** What is being sent may finish. */
  stop(): Promise<void>
}

export function delivery({ pool, now, fetch, voices, onError }: DeliveryOptions): Delivery {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<unknown> = Promise.resolve()
  let isRunning = false

  async function endRefunds(evenNotYetDue: boolean): Promise<void> {
    await inBooks(pool, async books => {
      for (const refund of await endDueRefunds(books, now(), evenNotYetDue)) {
        const order = await findOrder(books, refund.payNo)
        if (!order || !refund.notifyUrl) continue
        const content = await voices[order.provider].ofRefund(order, refund, books)
        await addNotice(books, {
          payNo: order.payNo,
          about: 'refund',
          notifyUrl: refund.notifyUrl,
          content,
          createdAt: now(),
          manner: 'normal',
        })
      }
    })
  }

  async function send(notice: DueNotice): Promise<void> {
    const voice = voices[notice.provider]
    const { status, body } = await post(notice.notifyUrl, voice.letter(notice))
    const taken = voice.isTaken(status, body)
    const seconds = backOffSeconds[notice.attempts - 1]
    const givesUp = notice.isForged || seconds === undefined
    await putAnswer(
      pool,
      notice.noticeId,
      `${status} ${body}`,
      taken ? 'taken' : givesUp ? 'given_up' : { afterMs: seconds * 1000 },
    )
  }

  async function post(url: string, { headers, body }: { headers: Record<string, string>; body: string }) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(answerWithinMs),
      })
      return { status: answer.status, body: await answer.text() }
    } catch (error) {
      return { status: 0, body: String(error) }
    }
  }

  async function deliverNotices({ payNo, evenNotYetDue = false }: DeliverOptions = {}): Promise<number> {
    await endRefunds(evenNotYetDue)
    await releaseHeld(pool, { at: now() })
    const tried: number[] = []
    for (;;) {
      const notices = await claimNotices(pool, { payNo, evenNotYetDue, except: tried, leaseMs })
      if (notices.length === 0) break
      tried.push(...notices.map(notice => notice.noticeId))
      await Promise.all(notices.map(send))
    }
    // Another round, here or in another process, may have been faster: its try is waited for as well.
    while (payNo !== undefined && (await isSending(pool, payNo))) await wait(20)
    return tried.length
  }

  function next(): void {
    if (!isRunning) return
    timer = setTimeout(() => {
      round = deliverNotices().catch(onError).then(next)
    }, pauseMs)
    timer.unref()
  }

  return {
    deliverNotices,
    start() {
      if (isRunning) return
      isRunning = true
      next()
    },
    async stop() {
      isRunning = false
      clearTimeout(timer)
      await round
    },
  }
}
