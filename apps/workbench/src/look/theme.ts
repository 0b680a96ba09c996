import { theme, type ThemeConfig } from 'antd'
import type { Palette } from './palette.ts'

export const fonts =
  "-apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'SimSun-ExtB', sans-serif"

/** The kit in our colours and sizes. */
export const themeOf = (isDark: boolean, palette: Palette, isForFingers = false): ThemeConfig => {
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
    token: { ...coloursOf(palette), ...sizes, ...(isForFingers && fingerSizes) },
    components: {
      Button: {
        colorPrimary: palette.brand,
        primaryColor: palette.onBrand,
        dangerColor: palette.onDanger,
        fontWeight: 400,
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultShadow: 'none',
      },
      // Rows of 44 px (dense-table.css), as wide as their words.
      Table: {
        headerBg: palette.ground,
        headerColor: palette.ink2,
        cellFontSize: 14,
        cellFontSizeMD: 14,
        cellPaddingBlock: 3,
        cellPaddingBlockMD: 3,
        cellPaddingInlineMD: 12,
      },
      Tabs: { itemColor: palette.ink2 },
    },
  }
}

const coloursOf = (p: Palette): ThemeConfig['token'] => ({
  colorPrimary: p.brand,
  colorInfo: p.brand,
  colorLink: p.brand,
  colorSuccess: p.good,
  colorWarning: p.warn,
  colorError: p.danger,
  colorErrorText: p.danger,
  colorText: p.ink,
  colorTextSecondary: p.ink2,
  colorTextTertiary: p.ink3,
  colorTextDescription: p.ink3,
  colorTextPlaceholder: p.ink3,
  colorIcon: p.ink3,
  colorBgLayout: p.ground,
  colorBgContainer: p.card,
  colorBgElevated: p.card,
  colorBorder: p.lineStrong,
  colorBorderSecondary: p.line,
  colorSplit: p.line,
  colorPrimaryBg: p.brandSoft,
  colorInfoBg: p.brandSoft,
  colorInfoBorder: p.brand,
  colorSuccessBg: p.goodSoft,
  colorWarningBg: p.warnSoft,
  colorErrorBg: p.dangerSoft,
})

const sizes: ThemeConfig['token'] = {
  fontFamily: fonts,
  fontSize: 16,
  fontSizeSM: 14,
  borderRadius: 10,
  borderRadiusLG: 12,
  borderRadiusSM: 6,
  controlHeight: 40,
  controlHeightSM: 32,
  controlHeightLG: 44,
  motionDurationMid: '0.12s',
  motionDurationSlow: '0.16s',
}

/** No target is lower than a finger is wide. */
const fingerSizes: ThemeConfig['token'] = { controlHeight: 44, controlHeightLG: 48, controlHeightSM: 44 }
