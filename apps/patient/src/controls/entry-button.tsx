import { Icon, type IconName } from './icon.tsx'
import './entry-button.css'

/** An icon over a word, to be tapped: what a plus opens. */
export const EntryButton = ({ icon, label, onTap }: { icon: IconName; label: string; onTap: () => void }) => (
  <button type="button" className="entry-button" onClick={onTap}>
    <Icon name={icon} />
    {label}
  </button>
)
