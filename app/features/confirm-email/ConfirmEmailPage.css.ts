import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space.xxlarge } },
});
export const picture = style({
  maxWidth: '22rem',
  '@media': { [media.tablet]: { order: 2, maxWidth: 'none' } },
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  hyphens: 'auto',
  gap: space.small,
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
});
/** Two buttons of one width, below each other where they do not fit. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space.small,
});
export const help = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.large,
  rowGap: space.xsmall,
  paddingTop: space.medium,
  borderTop: `1.5px solid ${vars.color.line}`,
});
