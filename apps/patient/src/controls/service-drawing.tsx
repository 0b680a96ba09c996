import { isServiceIcon, serviceIcons, type ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import { iconAt } from '@nethos/contract/home/home.icons.ts'
import type { Drawn } from './drawn.ts'

/** By its name, by the server's word where the app knows it, else by the address; three dots where all fail. */
const drawingOf = ({ name, word, at = '' }: Drawn): ServiceIconName =>
  name ?? (word && isServiceIcon(word) ? word : iconAt(at)) ?? 'more'

/** The lines of a service's drawing on its ground. */
export default function ServiceDrawing(drawn: Drawn) {
  const { tone, body, detail } = serviceIcons[drawingOf(drawn)]
  return (
    <svg className={`service-icon__drawing tone--${tone}`} viewBox="0 0 24 24" aria-hidden>
      <path className="service-icon__tint" d={body} />
      <path d={body} />
      <path d={detail} />
    </svg>
  )
}
