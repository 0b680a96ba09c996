/** Which grey values a picture is shown with: the value in the middle and how many around it, in Hounsfield units. */
export interface PictureWindow {
  name: string
  center: number
  width: number
}

/** The windows that CT is read with in general (Hofer, CT Teaching Manual, 5th ed., 2021; the usual values of consoles). */
export const pictureWindows = {
  lung: { name: '肺窗', center: -600, width: 1500 },
  mediastinum: { name: '纵隔窗', center: 40, width: 400 },
  abdomen: { name: '腹部窗', center: 50, width: 350 },
  bone: { name: '骨窗', center: 450, width: 1800 },
  brain: { name: '脑窗', center: 40, width: 80 },
} as const satisfies Readonly<Record<string, PictureWindow>>

export type WindowName = keyof typeof pictureWindows
export const windowNames = Object.keys(pictureWindows) as [WindowName, ...WindowName[]]

/** Hounsfield units are those of CT; what another modality's numbers mean differs from machine to machine. */
export const windowsOf = (modality: string): WindowName[] => (modality === 'CT' ? windowNames : [])
