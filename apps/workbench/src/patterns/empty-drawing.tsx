import { serviceIcons } from '@nethos/contract/common/service-icons.ts'
import { emptyKinds, type EmptyKind } from './empty-kinds.ts'

/** By the hand of the patients' services, in the desk's own colours. */
export default function EmptyDrawing({ kind }: { kind: EmptyKind }) {
  const { body, detail } = serviceIcons[emptyKinds[kind]]
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="state__tint" d={body} />
      <path d={body} />
      <path d={detail} />
    </svg>
  )
}
