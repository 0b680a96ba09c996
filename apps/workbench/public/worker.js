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

// An open page goes there itself, as it knows whether something half written stands in it.
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { link } = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(([open]) => {
      if (!open) return self.clients.openWindow(`/workbench${link}`)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker, no window
      open.postMessage({ type: 'open', link })
      return open.focus()
    }),
  )
})

// The browser's maker has changed its address: the open page, or else the next one, gives the new one to the hospital.
self.addEventListener('pushsubscriptionchange', event => {
  const options = event.oldSubscription?.options
  event.waitUntil(
    Promise.resolve(event.newSubscription ?? (options && self.registration.pushManager.subscribe(options)))
      .then(() => self.clients.matchAll({ type: 'window' }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker, no window
      .then(pages => pages.forEach(page => page.postMessage({ type: 'subscribed' }))),
  )
})
