import { describe, expect, test } from 'vitest'
import { readUpload } from './read-upload.ts'

const bytes = (...parts: (Buffer | string | number[])[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

/** A Matroska element: id, length, content. `isLive`: of unknown length, as a recorder writes it. */
const element = (id: number[], content: Buffer, isLive = false) =>
  bytes(
    id,
    isLive ? [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff] : [0x40 | (content.length >> 8), content.length & 0xff],
    content,
  )

const track = (type: number, codec: string) =>
  element([0xae], bytes(element([0xd7], bytes([1])), element([0x83], bytes([type])), element([0x86], bytes(codec))))

function webm(
  tracks: Buffer[],
  { docType = 'webm', beside = Buffer.alloc(0) }: { docType?: string; beside?: Buffer } = {},
) {
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], bytes(docType)))
  const cluster = element(
    [0x1f, 0x43, 0xb6, 0x75],
    bytes(element([0xe7], bytes([0])), element([0xa3], Buffer.alloc(40))),
    true,
  )
  const inside = bytes(element([0x16, 0x54, 0xae, 0x6b], bytes(...tracks)), beside, cluster)
  return bytes(head, element([0x18, 0x53, 0x80, 0x67], inside, true))
}

const box = (type: string, ...parts: Buffer[]) => {
  const content = bytes(...parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return bytes(head, content)
}
const trak = (handler: string) =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(20)),
    box('mdia', box('hdlr', Buffer.alloc(8), bytes(handler), Buffer.alloc(12))),
  )
const mp4 = (...tracks: Buffer[]) =>
  bytes(box('ftyp', bytes('iso5', [0, 0, 0, 0], 'iso5mp42')), box('moov', ...tracks), box('mdat', Buffer.alloc(30)))

const opus = track(2, 'A_OPUS')

describe('a recording', () => {
  test('of a browser that writes WebM is taken as sound, whatever it is called', async () => {
    const recorded = webm([opus])
    expect(await readUpload(recorded, '录音.exe')).toEqual({
      kind: 'audio',
      bytes: recorded,
      mediaType: 'audio/webm',
      fileName: '录音.webm',
    })
  })

  test('of a phone that writes MP4 is taken as sound', async () => {
    expect(await readUpload(mp4(trak('soun')), '录音.m4a')).toMatchObject({ kind: 'audio', mediaType: 'audio/mp4' })
  })

  test.each([
    ['a film in WebM', webm([opus, track(1, 'V_VP8')])],
    ['a picture track alone', webm([track(1, 'V_VP9')])],
    ['subtitles beside the sound', webm([opus, track(0x11, 'S_TEXT/UTF8')])],
    ['two sounds', webm([opus, opus])],
    ['a picture track that calls itself sound', webm([track(2, 'V_VP8')])],
    ['files inside', webm([opus], { beside: element([0x19, 0x41, 0xa4, 0x69], Buffer.alloc(30)) })],
    ['no track at all', webm([])],
    ['a film in MP4', mp4(trak('soun'), trak('vide'))],
    ['MP4 without a track', mp4()],
    ['MP4 whose boxes do not fit', mp4(trak('soun')).subarray(0, -3)],
  ])('%s is refused', async (_, recorded) => {
    expect(await readUpload(recorded, '录音.webm')).toMatchObject({
      kind: 'refused',
      sentence: '这段语音无法读取，请重新录音',
    })
  })

  test('a file of endless small pieces is given up', async () => {
    const pieces = Buffer.alloc(120_000)
    for (let at = 0; at < pieces.length; at += 2) pieces.set([0xec, 0x80], at)
    expect(
      await readUpload(webm([opus], { beside: element([0x1f, 0x43, 0xb6, 0x75], pieces) }), 'a.webm'),
    ).toMatchObject({
      kind: 'audio',
    })
    const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], bytes('webm')))
    const tired = bytes(head, element([0x18, 0x53, 0x80, 0x67], pieces, true))
    expect(await readUpload(tired, 'a.webm')).toMatchObject({ kind: 'refused' })
  })

  test('longer than a message may be is refused', async () => {
    const long = webm([opus], { beside: bytes(Buffer.from([0xec, 0x10, 0x40, 0, 0]), Buffer.alloc(0x400000)) })
    expect(await readUpload(long, 'a.webm')).toMatchObject({ sentence: '语音太长，请分几段发送' })
  })
})
