import { isServiceIcon, serviceIcons } from '@nethos/contract/common/service-icons.ts'

/** The lines of a service's drawing on its ground; a name that no drawing has any more gets three dots. */
export default function ServiceDrawing({ name }: { name: string }) {
  const { tone, body, detail } = serviceIcons[isServiceIcon(name) ? name : 'more']
  return (
    <svg className={`service-icon__drawing tone--${tone}`} viewBox="0 0 24 24" aria-hidden>
      <path className="service-icon__tint" d={body} />
      <path d={body} />
      <path d={detail} />
    </svg>
  )
}
