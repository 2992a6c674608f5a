import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';
import { ownRadius } from '../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../theme/vars.css.ts';
import { avatarSizes } from '../content/Avatar.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const root = style({
  background: vars.color.skeleton,
  borderRadius: ownRadius('8px'),
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});

/** Content is taller than its placeholders, so the footer waits below the window instead of being pushed out of it. */
globalStyle(`main:has(${root})`, { '@supports': { 'selector(:has(*))': { minHeight: '100dvh' } } });

export const shape = styleVariants({
  line: [root, { height: '1.1rem', width: '100%' }],
  short: [root, { height: '1.1rem', width: '55%' }],
  title: [root, { height: '1.6rem', width: 'min(70%, 14rem)' }],
  circle: [root, { height: avatarSizes.large, width: avatarSizes.large, borderRadius: '50%', flex: 'none' }],
  hero: [root, { height: avatarSizes.hero, width: avatarSizes.hero, borderRadius: '50%', flex: 'none' }],
  button: [root, { height: '48px', width: '100%', borderRadius: vars.radius.control }],
});
