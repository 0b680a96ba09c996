import { useEffect, useRef } from 'react'

interface PictureProps {
  stream: MediaStream | undefined
  label: string
  className: string
  /** One's own is not heard, and shown as in a mirror. */
  isOwn?: boolean
}

/** A moving picture with its sound, from a camera or from the other side. */
export function Picture({ stream, label, className, isOwn = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream ?? null
    // A phone that plays no sound unasked begins with the next tap.
    if (stream) element.play().catch(() => {})
  }, [stream])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people say to each other has no captions
  return <video ref={video} className={className} aria-label={label} autoPlay playsInline muted={isOwn} />
}
