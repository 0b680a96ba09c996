import { useParams } from 'react-router'
import { ActionList } from '../../controls/action-list.tsx'
import { useAppInfo } from '../../patterns/app-info.ts'
import { Card } from '../../patterns/card.tsx'
import { HubPage } from '../../patterns/hub-page.tsx'
import { ControlsDemo } from './controls-demo.tsx'
import { FieldsDemo } from './fields-demo.tsx'
import { kinds } from './kinds-demo.tsx'

const demos = { controls: ControlsDemo, fields: FieldsDemo, ...kinds }

/** /__kinds: every control and every page kind, to look at. Only while developing. */
export function Kinds() {
  const { kind = '' } = useParams()
  const { isElder, setElder } = useAppInfo()
  const Demo = demos[kind as keyof typeof demos]
  if (Demo) return <Demo />
  return (
    <HubPage
      title="样板"
      action={
        <button type="button" onClick={() => setElder(!isElder)}>
          {isElder ? '标准版' : '长辈版'}
        </button>
      }
    >
      <Card>
        <ActionList actions={Object.keys(demos).map(name => ({ label: name, to: `/__kinds/${name}` }))} />
      </Card>
    </HubPage>
  )
}
