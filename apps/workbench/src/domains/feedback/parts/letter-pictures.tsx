import { Image } from 'antd'
import type { Attachment } from '@nethos/contract/common/fields.ts'

/** The pictures that came with a letter, larger at a click. */
export const LetterPictures = ({ pictures }: { pictures: readonly Attachment[] }) => (
  <Image.PreviewGroup>
    <div className="letter__pictures">
      {pictures.map(({ attaId, url, attaFileName }, at) => (
        <Image
          key={attaId}
          width={88}
          height={88}
          src={`${url}&size=small`}
          alt={`图片${at + 1} ${attaFileName}`}
          preview={{ src: url }}
        />
      ))}
    </div>
  </Image.PreviewGroup>
)
