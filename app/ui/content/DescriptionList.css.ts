import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { tabularNumerals } from '../../theme/tabularNumerals.ts';
import { vars } from '../../theme/vars.css.ts';
import { cardBox } from '../cardBox.ts';

const plain = style({ display: 'flex', flexDirection: 'column', gap: space.medium, margin: 0 });
const card = style({ ...cardBox, margin: 0, padding: `${space.xsmall} ${space.large}` });
export const look = { plain, card };

export const item = style({
  selectors: {
    [`${card} > &`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: `${space.xxsmall} ${space.large}`,
      paddingBlock: space.medium,
      '@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
    },
    [`${card} > & + &`]: { borderTop: `1.5px solid ${vars.color.line}` },
  },
});
export const name = style({
  color: vars.color.textSoft,
  selectors: { [`${card} &`]: { color: 'inherit', fontWeight: 650 } },
});
export const value = style([
  tabularNumerals,
  {
    minWidth: 0,
    margin: 0,
    fontWeight: 650,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    selectors: { [`${card} &`]: { fontWeight: 'inherit' } },
  },
]);
