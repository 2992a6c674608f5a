import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Below the field, not over what follows: nothing is hidden, whatever the size of the text. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '4px',
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
});
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  minHeight: '52px',
  alignContent: 'center',
  padding: `8px ${space.small}`,
  borderRadius: '8px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.quietHover },
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.chip,
      color: vars.color.onChip,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-highlighted]': { outlineColor: 'Highlight' } } } },
});
export const title = style({ fontWeight: 650 });
export const detail = style({ color: vars.color.textSoft });
export const status = style({ color: vars.color.textSoft });
