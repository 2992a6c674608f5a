import { DESKTOP_MIN_WIDTH_PX } from '../lib/viewport.ts';

/** Spacing on a grid of 8 px. It does not grow with the text size, so that narrow screens have room for large text. */
export const space = {
  none: '0',
  xxsmall: '4px',
  xsmall: '8px',
  small: '12px',
  medium: '16px',
  large: '24px',
  xlarge: '32px',
  xxlarge: '48px',
  huge: '64px',
} as const;
export type Space = keyof typeof space;

/**
 * Font sizes as multiples of the root size (18, 19 or 20 px); the smallest is 16 px. Headings also grow with the screen,
 * so that long words fit on phones with large text.
 */
export const fontSize = {
  small: '0.89rem',
  body: '1rem',
  lead: '1.11rem',
  title: 'clamp(1.1rem, 0.5rem + 4vw, 1.33rem)',
  heading: 'clamp(1.15rem, 0.4rem + 4.6vw, 1.67rem)',
  page: 'clamp(1.2rem, 0.4rem + 6vw, 2.2rem)',
  /** Size of the heading of a page whose content has to be in sight on phones, too. */
  compactPage: 'clamp(1.15rem, 0.4rem + 4.6vw, 2.2rem)',
} as const;

export const lineHeight = { text: 1.55, heading: 1.2 } as const;

/** Minimum width and height of controls. */
export const touchTarget = { main: '48px', other: '44px' } as const;

/** Durations of changes: of a colour; of appearing; of moving, by at most 8 px. global.css.ts switches them off. */
export const transition = { fast: '160ms ease-out', medium: '200ms ease-out', slow: '220ms ease-out' } as const;

export const media = {
  desktop: `(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`,
  phone: '(max-width: 719.98px)',
  tablet: '(min-width: 720px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  // Only on screens, because paper is always white.
  dark: 'screen and (prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;

export const contentWidth = '72rem';
