import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Bar in the place of the bar of links; it gives way while a comment is typed. */
export const pinned = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'var(--bottom-bar-height, 0px)',
  zIndex: 8,
  padding: `${space.xsmall} ${space.small}`,
  paddingBlockEnd: `max(${space.xsmall}, env(safe-area-inset-bottom) - var(--bottom-bar-height, 0px))`,
  background: vars.color.raised,
  borderBlockStart: `1.5px solid ${vars.color.line}`,
  boxShadow: vars.shadow.high,
  '@supports': { 'selector(:has(*))': { selectors: { ':root:has(textarea:focus) &': { display: 'none' } } } },
  '@media': { [media.print]: { display: 'none' } },
});
