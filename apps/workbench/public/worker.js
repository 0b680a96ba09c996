// The workbench's service worker: it shows what the hospital pushes, and opens the page. It saves nothing.
/* global self */
self.addEventListener('push', event => {
  const { link = '/', isUrgent = false } = event.data ? event.data.json() : {}
  event.waitUntil(
    self.registration.showNotification('有新的消息', {
      body: isUrgent ? '请立即登录工作台查看' : '请登录工作台查看',
      tag: isUrgent ? 'urgent' : 'new',
      renotify: true,
      requireInteraction: isUrgent,
      data: { link },
    }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const address = `/workbench${event.notification.data.link}`
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(([open]) => {
      if (!open) return self.clients.openWindow(address)
      return open.focus().then(page => page.navigate(address))
    }),
  )
})
