import { scope } from './scope.ts'

/** Tapping a notice brings the app to the front; push messages register their listeners here. */
scope.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(
    scope.clients
      .matchAll({ type: 'window' })
      .then(([open]) => (open ? open.focus() : scope.clients.openWindow('/v4/index'))),
  )
})
