import { style } from '@vanilla-extract/css';
import { lineHeight, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minHeight: '2.2rem',
});
export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xsmall });
export const amount = style({
  // A price does not break over lines: with large text it grows less than headings do.
  fontSize: 'clamp(0.85rem, 0.4rem + 6vw, 2.2rem)',
  fontWeight: 700,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
/** Takes the height that is left, so that the buttons of all cards are on one line. */
export const renewal = style({ flex: 1, color: vars.color.textSoft });
