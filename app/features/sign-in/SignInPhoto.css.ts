import { style } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';
import { lookProperty } from '../../theme/lookProperty.ts';

/** Point of a picture that stays in sight, which a site's page sets (scripts/build/stages/themeCss.ts). */
const focus = (picture: string) => ({ objectPosition: lookProperty(`focus-${picture}`, '50% 50%') });
const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

export const tallOnDesktop = style({
  ...cover,
  ...focus('sign-in-wide'),
  '@media': { [media.desktop]: focus('sign-in-tall') },
});
export const wideOnDesktop = style({
  ...cover,
  ...focus('sign-in-tall'),
  '@media': { [media.desktop]: focus('sign-in-wide') },
});
