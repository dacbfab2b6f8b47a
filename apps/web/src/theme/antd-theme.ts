import { fontFamily, type Mode, size, tokens } from '@quaywise/ui/tokens'
import { type ThemeConfig, theme } from 'antd'

/** The component library dressed in the product's colours and measures; `moves` lets it animate. */
export function antdTheme(mode: Mode, moves: boolean): ThemeConfig {
  const colour = tokens[mode]
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colour.primary,
      colorLink: colour.primaryText,
      colorSuccess: colour.good,
      colorError: colour.bad,
      colorBgLayout: colour.ground,
      colorBgContainer: mode === 'dark' ? colour.sunken : colour.panel,
      colorBgElevated: colour.raised,
      colorBorder: colour.line,
      colorBorderSecondary: colour.line,
      colorText: colour.text,
      colorTextSecondary: colour.muted,
      colorTextDescription: colour.muted,
      colorTextPlaceholder: colour.muted,
      borderRadius: size.radius,
      fontFamily,
      fontSize: size.text,
      controlHeight: size.control,
      motion: moves,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.15s',
    },
    components: {
      Button: buttonColours(mode),
      Menu: menuColours(mode),
    },
  }
}

/** Words on a button, and of a dangerous one, are read at every moment: also under the pointer. */
function buttonColours(mode: Mode) {
  const colour = tokens[mode]
  return {
    colorPrimary: colour.primaryFill,
    colorPrimaryHover: `color-mix(in srgb, ${colour.primaryFill} 88%, #000000)`,
    primaryShadow: 'none',
    defaultHoverColor: colour.primaryText,
    defaultActiveColor: colour.primaryText,
    colorError: colour.bad,
    colorErrorHover: colour.bad,
    colorErrorBorderHover: colour.bad,
  }
}

function menuColours(mode: Mode) {
  const colour = tokens[mode]
  return {
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    itemColor: colour.text,
    itemHoverBg: colour.hover,
    itemSelectedColor: colour.text,
    itemSelectedBg: `color-mix(in srgb, ${colour.primary} 16%, transparent)`,
    subMenuItemSelectedColor: colour.text,
    itemHeight: 32,
    itemMarginInline: 8,
    itemMarginBlock: 2,
    itemBorderRadius: 4,
    activeBarBorderWidth: 0,
    collapsedWidth: size.sidebarFolded,
    iconMarginInlineEnd: 10,
  }
}
