import { Progress } from 'antd'
import type { Attachment } from '@nethos/contract/common/fields.ts'
import { Icon } from '../../../controls/icon.tsx'
import type { GoingFile } from './use-outgoing-files.ts'
import './outgoing-strip.css'

interface OutgoingStripProps {
  arrived: readonly Attachment[]
  going: readonly GoingFile[]
  onRemove: (attaId: string) => void
  onLeaveOut: (file: GoingFile) => void
  onAgain: (file: GoingFile) => void
}

/** What will be sent with the text: pictures and documents, and how far they are. */
export const OutgoingStrip = ({ arrived, going, onRemove, onLeaveOut, onAgain }: OutgoingStripProps) => (
  <ul className="outgoing" aria-label="待发送的文件">
    {arrived.map(({ attaId, attaFileName, type, url }) => (
      <li key={attaId} className="outgoing__file">
        <Shown name={attaFileName} picture={type === 'picture' ? url : undefined} />
        <Remove name={attaFileName} onClick={() => onRemove(attaId)} />
      </li>
    ))}
    {going.map(one => (
      <li key={one.key} className="outgoing__file">
        <Shown name={one.file.name} picture={one.preview} />
        {one.sentence ? (
          <button type="button" className="outgoing__again" onClick={() => onAgain(one)} title={one.sentence}>
            上传失败
            <br />
            点此重试
          </button>
        ) : (
          <Progress
            className="outgoing__progress"
            type="circle"
            size={40}
            percent={Math.round(one.part * 100)}
            aria-label={`${one.file.name} 上传进度`}
          />
        )}
        <Remove name={one.file.name} onClick={() => onLeaveOut(one)} />
      </li>
    ))}
  </ul>
)

const Shown = ({ name, picture }: { name: string; picture: string | undefined }) =>
  picture ? (
    <img src={picture} alt={name} />
  ) : (
    <span className="outgoing__document">
      <Icon name="document" />
      <span>{name}</span>
    </span>
  )

const Remove = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button type="button" className="outgoing__remove" aria-label={`移除 ${name}`} onClick={onClick}>
    <Icon name="close" size={14} />
  </button>
)
