import { keyframes, style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

const rise = keyframes({ '30%': { transform: 'translateY(-5px)', opacity: 1 }, '60%': { transform: 'none' } });

export const dots = style({
  display: 'flex',
  gap: space.xsmall,
  padding: '8px 4px',
  selectors: { ':root[data-motion=reduced] &': { display: 'none' } },
  '@media': { [media.reducedMotion]: { selectors: { ':root:not([data-motion=full]) &': { display: 'none' } } } },
});
export const dot = style({
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: vars.color.textSoft,
  opacity: 0.6,
  animation: `${rise} 1.2s ease-in-out infinite`,
  selectors: { '&:nth-child(2)': { animationDelay: '160ms' }, '&:nth-child(3)': { animationDelay: '320ms' } },
});
/** Text that replaces the dots with reduced motion, chosen here or on the device (rule T5). */
export const text = style({
  display: 'none',
  selectors: { ':root[data-motion=reduced] &': { display: 'block' } },
  '@media': { [media.reducedMotion]: { selectors: { ':root:not([data-motion=full]) &': { display: 'block' } } } },
});
