import { style } from '@vanilla-extract/css';
import { lineHeight, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' } },
});
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
  // Prices do not break: with large text they grow less than headings.
  fontSize: 'clamp(0.85rem, 0.4rem + 6vw, 2.2rem)',
  fontWeight: 700,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
/** Takes what height there is, so that the buttons of all cards stand on one line. */
export const renewal = style({ flex: 1, color: vars.color.textSoft });
