import { style } from '@vanilla-extract/css';
import { lineHeight, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { highlightableRow } from '../pressableStyles.ts';

/** List below the field, in the flow of the page, where it hides nothing at any text size. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  // A list that is higher than the window leaves its field in sight.
  scrollMarginBlockStart: '8rem',
  padding: '4px',
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
});
export const option = style({
  ...highlightableRow,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  minHeight: '52px',
  alignContent: 'center',
  padding: `8px ${space.small}`,
  ':hover': { background: vars.color.quietHover },
});
export const title = style({ fontWeight: 650 });
export const soft = style({ color: vars.color.textSoft });
/** Status whose line is there before its words, so that the list does not move when they appear. */
export const status = style([soft, { minHeight: [`${lineHeight.text}em`, '1lh'] }]);
