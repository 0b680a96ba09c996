/** Where it is, as a patient points at it; `side`: on which of the two figures it is drawn. */
export const bodyParts = {
  head: { label: '头', side: 'both' },
  eye: { label: '眼睛', side: 'front' },
  ear: { label: '耳朵', side: 'both' },
  nose: { label: '鼻子', side: 'front' },
  mouth: { label: '嘴和牙', side: 'front' },
  throat: { label: '喉咙', side: 'front' },
  neck: { label: '脖子', side: 'both' },
  chest: { label: '胸口', side: 'front' },
  breast: { label: '乳房', side: 'front' },
  upper_belly: { label: '上腹（胃）', side: 'front' },
  lower_belly: { label: '下腹（肚子）', side: 'front' },
  private: { label: '私处', side: 'front' },
  anus: { label: '肛门', side: 'back' },
  back: { label: '后背', side: 'back' },
  waist: { label: '腰', side: 'back' },
  shoulder: { label: '肩膀', side: 'both' },
  arm: { label: '胳膊', side: 'both' },
  hand: { label: '手', side: 'both' },
  leg: { label: '腿', side: 'both' },
  knee: { label: '膝盖', side: 'front' },
  foot: { label: '脚', side: 'both' },
  skin: { label: '皮肤', side: 'list' },
  mind: { label: '情绪和睡眠', side: 'list' },
  whole: { label: '全身', side: 'list' },
} as const

export type BodyPart = keyof typeof bodyParts
export const bodyPartKeys = Object.keys(bodyParts) as BodyPart[]
