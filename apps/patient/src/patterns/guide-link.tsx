import { ActionList } from '../controls/action-list.tsx'
import { Card } from './card.tsx'

/** 不知道看哪科: where somebody looks for a department, the way to the page that asks what is wrong. */
export const GuideLink = ({ to }: { to: string }) => (
  <Card>
    <ActionList actions={[{ label: '不知道看哪科？说说哪里不舒服', to }]} />
  </Card>
)
