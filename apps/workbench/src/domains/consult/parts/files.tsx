import { Image, type GetProps } from 'antd'
import type { Attachment } from '@nethos/contract/common/fields.ts'
import { Icon } from '../../../controls/icon.tsx'
import { ViewerBar } from '../../../controls/viewer-bar.tsx'
import './files.css'

const viewer: GetProps<typeof Image.PreviewGroup>['preview'] = {
  alt: '咨询中的图片',
  actionsRender: (_, info) => <ViewerBar {...info} />,
  countRender: (current, total) => <span className="viewer-count">{`第${current}张，共${total}张`}</span>,
}

const small = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}size=small`

/** Pictures as thumbnails with a viewer; documents open beside the page. */
export function Files({ files }: { files: readonly Attachment[] }) {
  const pictures = files.filter(file => file.type === 'picture')
  const voices = files.filter(file => file.type === 'audio')
  const others = files.filter(file => file.type !== 'picture' && file.type !== 'audio')
  return (
    <div className="files">
      {pictures.length > 0 && (
        <Image.PreviewGroup
          items={pictures.map(({ url, attaFileName }) => ({ src: url, alt: attaFileName || '图片' }))}
          preview={viewer}
        >
          <div className="files__pictures">
            {pictures.map(({ attaId, url, attaFileName }, at) => (
              <Image
                key={attaId}
                className="files__picture"
                width={88}
                height={88}
                src={small(url)}
                alt={`图片${at + 1} ${attaFileName}`}
                preview={{ src: url }}
              />
            ))}
          </div>
        </Image.PreviewGroup>
      )}
      {voices.map(({ attaId, url }) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people say to each other has no captions
        <audio key={attaId} className="files__voice" controls preload="none" src={url} aria-label="语音" />
      ))}
      {others.map(({ attaId, url, attaFileName }) => (
        <a key={attaId} className="files__document" href={url} target="_blank" rel="noopener">
          <Icon name="document" />
          <span>{attaFileName || 'PDF文件'}</span>
        </a>
      ))}
    </div>
  )
}
