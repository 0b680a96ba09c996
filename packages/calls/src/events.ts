import { useEffect, useEffectEvent } from 'react'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { call } from './call.ts'
import { queryClient } from './query.ts'

/** Something changed: what kind of record, and which. Never content. */
export interface PushEvent {
  type: string
  id: string
}

/** After a server that was started anew all pages come back: spread, so that they do not ask within the same second. */
const againAfter = (ms: number): number => ms + Math.random() * ms

const listeners = new Set<(event: PushEvent) => void>()
let source: EventSource | undefined
let opening = false
/** The line was gone: what was said meanwhile, nobody has heard. */
let hasGap = false

/** One stream for all pages; where it cannot be opened, pages poll as the documents say. */
async function open(): Promise<void> {
  if (source || opening || typeof EventSource === 'undefined') return
  opening = true
  try {
    const { ticket } = await call(systemServices.eventTicket, {})
    if (listeners.size === 0) return
    const opened = new EventSource(`/events?ticket=${encodeURIComponent(ticket)}`)
    source = opened
    opened.onopen = () => {
      if (hasGap) void queryClient.invalidateQueries()
      hasGap = false
    }
    opened.onmessage = message => {
      const event = JSON.parse(String(message.data)) as PushEvent
      // Somebody has let the account act for him, or lets it no more: whatever of his is shown is asked for again.
      if (event.type === 'grant') void queryClient.invalidateQueries()
      for (const listener of listeners) listener(event)
    }
    opened.onerror = () => {
      // The ticket is spent: a new line needs a new one.
      opened.close()
      hasGap = true
      if (source === opened) source = undefined
      if (listeners.size > 0) setTimeout(() => void open(), againAfter(3_000))
    }
  } catch {
    if (listeners.size > 0) setTimeout(() => void open(), againAfter(10_000))
  } finally {
    opening = false
  }
}

/** Hears what changes while the page is shown. */
export function useEvents(onEvent: (event: PushEvent) => void): void {
  const handle = useEffectEvent(onEvent)
  useEffect(() => {
    const listener = (event: PushEvent) => handle(event)
    listeners.add(listener)
    void open()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      source?.close()
      source = undefined
      hasGap = false
    }
  }, [])
}
