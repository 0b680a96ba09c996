import { entryIcons } from '@nethos/contract/common/entry-icons.ts'
import './icon.css'

/** One line per icon: 24 × 24, drawn with a line, never filled. Only what some page shows. */
const lines = {
  ...entryIcons,
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l4.5 4.5',
  home: 'M4 11l8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5z',
  eye: 'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6',
  unseen:
    'M4 4l16 16M9.9 5.8c.7-.2 1.4-.3 2.1-.3 6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6 7.6A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5c1.6 0 3-.4 4.2-1.1M10 10a3 3 0 0 0 4 4',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h.1',
  camera: 'M4 8h3l1.5-2.5h7L17 8h3v11H4zM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7',
  send: 'M4 12l16-8-5 16-3.5-6.5zM11.5 13.5L20 4',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  trash: 'M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  share: 'M12 15V4M8 7.5l4-4 4 4M5 12v8h14v-8',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  filter: 'M4 6h16M7 12h10M10 18h4',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l11 7-11 7z',
} as const

export type IconName = keyof typeof lines

export const iconNames = Object.keys(lines) as IconName[]

/** For names that come from the server. */
export const isIcon = (name: string): name is IconName => name in lines

interface IconProps {
  name: IconName
  /** What a screen reader says; leave it out when a word stands beside the icon. */
  label?: string | undefined
}

/** A line icon in the colour and (1.5 rem) size of its place: set `font-size`-free size with CSS on `.icon`. */
export const Icon = ({ name, label }: IconProps) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={lines[name]} />
  </svg>
)
