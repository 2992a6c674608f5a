import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cardBox } from '../../../ui/cardBox.ts';

export const root = style({
  margin: 0,
  padding: `${space.xsmall} ${space.large}`,
  ...cardBox,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxsmall} ${space.large}`,
  paddingBlock: space.medium,
  selectors: { '& + &': { borderTop: `1.5px solid ${vars.color.line}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});
export const name = style({ fontWeight: 650 });
export const value = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' });
export const withIcon = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.small}` });
/** Words beside an icon, or below it where they do not fit. */
export const besideIcon = style({ flex: '1 1 7rem', minWidth: 0 });
