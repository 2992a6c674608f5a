import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme/designTokens.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.medium,
  padding: `${space.xxsmall} ${space.medium}`,
  // No border, which would take height of the short home page.
  boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'break-word',
});

// Beside a text of two lines there is room to close it on phones, too.
globalStyle(`${root} > a`, { flex: '1 1 min(8rem, 100%)', minWidth: 0, lineHeight: 1.3 });
