import { scope } from './scope.ts'

interface PushMessage {
  /** A page of this app. */
  link?: string
  isUrgent?: boolean
}

/** What stands on a locked screen says of nobody and nothing; the page that it leads to asks who looks. */
scope.addEventListener('push', event => {
  const { link = '/v2/notice', isUrgent = false } = (event.data?.json() ?? {}) as PushMessage
  event.waitUntil(
    scope.clients.matchAll({ type: 'window' }).then(async pages => {
      // Who has the app before him reads it there.
      if (pages.some(page => page.focused)) return
      await scope.registration.showNotification('您有一条新消息', {
        body: isUrgent ? '请尽快点开查看' : '点开查看',
        tag: 'message',
        data: { link },
      })
    }),
  )
})

/** Tapping a notice brings the app to the front, at the page that it tells of. */
scope.addEventListener('notificationclick', event => {
  event.notification.close()
  const { link } = (event.notification.data ?? {}) as PushMessage
  // Only a page of ours, whatever the message says.
  const address = link && /^\/(?!\/)/.test(link) ? link : '/v4/index'
  event.waitUntil(
    scope.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (!open) return scope.clients.openWindow(address)
      return (await open.focus()).navigate(address)
    }),
  )
})
