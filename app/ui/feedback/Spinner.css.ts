import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  width: '44px',
  height: '44px',
  border: `4px solid ${vars.color.chip}`,
  borderTopColor: vars.color.primary,
  borderRadius: '50%',
  animation: `${turn} 1.1s linear infinite`,
  '@media': { [media.forcedColors]: { borderTopColor: 'Highlight' } },
});
