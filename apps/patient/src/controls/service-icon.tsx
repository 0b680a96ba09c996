import { isServiceIcon, serviceIcons, type ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import '../look/tones.css'
import './service-icon.css'

export type { ServiceIconName }

/** For names that come from the server. */
export const serviceIconOf = (name: string): ServiceIconName => (isServiceIcon(name) ? name : 'more')

/** The drawing of a service in its two tones, on a round square of its ground; the word stands beside it. */
export function ServiceIcon({ name }: { name: ServiceIconName }) {
  const { tone, body, detail } = serviceIcons[name]
  return (
    <span className={`service-icon tone--${tone}`}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path className="service-icon__tint" d={body} />
        <path d={body} />
        <path d={detail} />
      </svg>
    </span>
  )
}
