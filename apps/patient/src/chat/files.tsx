import type { Attachment } from '@nethos/contract/common/fields.ts'
import { Icon } from '../controls/icon.tsx'
import { Pictures } from '../controls/pictures.tsx'
import './files.css'

/** Pictures in a grid with a viewer, documents as links. */
export function Files({ files }: { files: readonly Attachment[] }) {
  const pictures = files.filter(file => file.type === 'picture')
  const documents = files.filter(file => file.type === 'pdf')
  return (
    <>
      {pictures.length > 0 && (
        <Pictures pictures={pictures.map(one => ({ src: one.url, thumb: `${one.url}&size=small` }))} />
      )}
      {documents.map(one => (
        <a key={one.attaId} className="files__document" href={one.url} target="_blank" rel="noreferrer">
          <Icon name="report" />
          {one.attaFileName}
        </a>
      ))}
    </>
  )
}
