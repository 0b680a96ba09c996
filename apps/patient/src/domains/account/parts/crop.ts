/** The part of a picture that is kept, in pixels of the picture as it stands after turning. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

const side = 512

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3

/** The picture behind an address, as the browser shows it: upright, whatever the camera wrote. */
export async function pictureAt(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** The chosen square as a JPEG of 512 pixels; drawn straight into its place, because a phone's photo twice is too much. */
export async function cutOut(picture: HTMLImageElement, area: CropArea, turns: Turns): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  // What is clear in the picture would turn black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, side, side)
  const { naturalWidth: width, naturalHeight: height } = picture
  const [turnedWidth, turnedHeight] = turns % 2 === 0 ? [width, height] : [height, width]
  const scale = side / area.width
  pen.scale(scale, scale)
  pen.translate(turnedWidth / 2 - area.x, turnedHeight / 2 - area.y)
  pen.rotate((turns * Math.PI) / 2)
  pen.drawImage(picture, -width / 2, -height / 2)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9)
  })
}
