import { keyframes, style } from '@vanilla-extract/css';
import { media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const frame = style({
  width: 'min(46rem, 100vw - 32px)',
  maxWidth: 'none',
  maxHeight: 'min(52rem, 100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  animation: `${rise} ${transition.medium}`,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: vars.color.backdrop, animation: `${appear} ${transition.medium}` },
  },
  '@media': {
    [media.reducedMotion]: { animationName: appear },
  },
});

export const inner = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const header = style({
  padding: `${space.medium} ${space.large}`,
  borderBottom: `1.5px solid ${vars.color.line}`,
});

export const body = style({
  padding: `${space.large} ${space.large} ${space.xlarge}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
});
