import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });

/** A row: words, and an action at the end, below them where there is no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  padding: `${space.small} 0`,
  borderTop: `1.5px solid ${vars.color.line}`,
  ':first-child': { borderTop: 0, paddingTop: 0 },
});

export const words = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' });
