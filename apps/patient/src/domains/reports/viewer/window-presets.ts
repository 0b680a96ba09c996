/**
 * What can be done with a picture that has already been rendered: its brightness and contrast. Windows in Hounsfield units
 * need the pixels of the archive, which renders them (report-windows.ts); these buttons are named otherwise.
 */
export const presets = [
  { id: 'as-sent', name: '原样', filter: 'none' },
  { id: 'bright', name: '提亮', filter: 'brightness(1.5)' },
  { id: 'contrast', name: '加强对比', filter: 'contrast(1.8)' },
  { id: 'soft', name: '柔和', filter: 'contrast(0.7) brightness(1.15)' },
  { id: 'inverse', name: '黑白反转', filter: 'invert(1)' },
] as const
export type PresetId = (typeof presets)[number]['id']

/** Only grey pictures; a colour of an endoscopy means something. */
const grey = new Set(['CT', 'MR', 'DX', 'CR', 'MG', 'NM', 'PT', 'US', 'XA'])
export const mayChangeWindow = (modality: string): boolean => grey.has(modality)
