/** What a service worker has and the compiler's DOM library does not name. */
export interface ExtendableEvent extends Event {
  /** The worker lives on until this is done. */
  waitUntil(done: Promise<unknown>): void
}

/** A message that the push service brought; its data are what the server sealed for this browser. */
export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown; text(): string } | null
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
  readonly action: string
}

/** A page of this app that is open. */
export interface WindowClient {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<WindowClient>
  navigate(address: string): Promise<WindowClient | null>
  postMessage(message: unknown): void
}

interface Events {
  install: ExtendableEvent
  activate: ExtendableEvent
  message: ExtendableEvent & { readonly data: unknown }
  push: PushEvent
  notificationclick: NotificationEvent
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options?: { type?: 'window'; includeUncontrolled?: boolean }): Promise<readonly WindowClient[]>
    openWindow(address: string): Promise<WindowClient | null>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}

/** The worker's own world. The cast: the compiler takes every file for one of a page. */
export const scope: WorkerScope = globalThis as typeof globalThis & WorkerScope
