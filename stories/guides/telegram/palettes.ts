/** Colors that Telegram gives to a Mini App, by the names of its CSS variables after `--tg-theme-`. */
export interface TelegramPalette {
  readonly theme: 'light' | 'dark'
  readonly colors: Readonly<Record<string, string>>
}

/** Palettes such as Telegram's applications have, and one of an old application with few colors. */
export const palettes: Readonly<Record<string, TelegramPalette>> = {
  'light, phone': {
    theme: 'light',
    colors: {
      'bg-color': '#ffffff',
      'secondary-bg-color': '#efeff4',
      'section-bg-color': '#ffffff',
      'section-separator-color': '#c8c7cc',
      'text-color': '#000000',
      'hint-color': '#8e8e93',
      'subtitle-text-color': '#8e8e93',
      'link-color': '#007aff',
      'button-color': '#007aff',
      'button-text-color': '#ffffff',
    },
  },
  'dark, phone': {
    theme: 'dark',
    colors: {
      'bg-color': '#000000',
      'secondary-bg-color': '#1c1c1d',
      'section-bg-color': '#2c2c2e',
      'section-separator-color': '#545458',
      'text-color': '#ffffff',
      'hint-color': '#98989e',
      'subtitle-text-color': '#98989e',
      'link-color': '#3e88f7',
      'button-color': '#3e88f7',
      'button-text-color': '#ffffff',
    },
  },
  'dark, desktop': {
    theme: 'dark',
    colors: {
      'bg-color': '#17212b',
      'secondary-bg-color': '#232e3c',
      'section-bg-color': '#17212b',
      'text-color': '#f5f5f5',
      'hint-color': '#708499',
      'subtitle-text-color': '#708499',
      'link-color': '#6ab3f3',
      'button-color': '#5288c1',
      'button-text-color': '#ffffff',
    },
  },
  'light, pale colors': {
    theme: 'light',
    colors: {
      'bg-color': '#ffffff',
      'secondary-bg-color': '#f1f1f1',
      'section-bg-color': '#ffffff',
      'text-color': '#222222',
      'hint-color': '#b8b8b8',
      'subtitle-text-color': '#b8b8b8',
      'link-color': '#50a8eb',
      'button-color': '#50a8eb',
      'button-text-color': '#ffffff',
    },
  },
  'dark, old application': {
    theme: 'dark',
    colors: {
      'bg-color': '#18222d',
      'text-color': '#ffffff',
      'hint-color': '#b1c3d5',
      'link-color': '#62bcf9',
      'button-color': '#2ea6ff',
      'button-text-color': '#ffffff',
    },
  },
}
