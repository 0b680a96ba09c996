import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { renewPush } from './push.ts'

type FromWorker = { type: 'open'; link: string } | { type: 'subscribed' }

/** What the service worker asks of the open page: to go where a message leads (a form half written asks first), and to save a new address. */
export function useWorkerMessages(): void {
  const navigate = useNavigate()
  const take = useEffectEvent(({ data }: MessageEvent<FromWorker | undefined>) => {
    if (data?.type === 'open') void navigate(data.link)
    if (data?.type === 'subscribed') renewPush().catch(() => undefined)
  })
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>
    serviceWorker?.addEventListener('message', take)
    return () => serviceWorker?.removeEventListener('message', take)
  }, [])
}
