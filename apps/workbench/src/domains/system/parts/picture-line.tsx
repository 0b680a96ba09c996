import { Button, Space } from 'antd'
import { useState } from 'react'
import { Field } from '../../../controls/field.tsx'
import { PictureButton } from './picture-button.tsx'

interface PictureLineProps {
  label: string
  hint: string
  /** The id of the picture; empty: none. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A picture that the hospital shows of itself: what stands there, another one, none. */
export function PictureLine({ label, hint, value, error, onChange }: PictureLineProps) {
  // What has just been uploaded opens for whoever has uploaded it, by an address of his own.
  const [arrived, setArrived] = useState<{ attaId: string; url: string }>()
  const url = arrived?.attaId === value ? arrived.url : `/files/${value}`
  return (
    <Field label={label} hint={hint} wrong={error}>
      {({ id }) => (
        <Space id={id} align="center">
          {value !== '' && <img className="system__picture" src={url} alt={`现在的${label}`} />}
          <PictureButton
            onArrived={picture => {
              setArrived(picture)
              onChange(picture.attaId)
            }}
          >
            {value === '' ? '上传图片' : '更换图片'}
          </PictureButton>
          {value !== '' && <Button onClick={() => onChange('')}>不用图片</Button>}
        </Space>
      )}
    </Field>
  )
}
