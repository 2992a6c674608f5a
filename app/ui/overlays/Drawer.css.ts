import { keyframes, style } from '@vanilla-extract/css';
import { media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const slide = keyframes({ from: { opacity: 0, transform: 'translateX(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const frame = style({
  width: 'min(24rem, 100vw - 40px)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 0,
  border: 0,
  borderInlineStart: `1.5px solid ${vars.color.line}`,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  animation: `${slide} ${transition.medium}`,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: vars.color.backdrop, animation: `${appear} ${transition.medium}` },
  },
  '@media': { [media.reducedMotion]: { animationName: appear } },
});

export const inner = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  padding: `${space.medium} ${space.medium} ${space.xlarge}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const header = style({
  paddingInlineStart: space.small,
});
