import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { cardBox } from '../../ui/cardBox.ts';

export const root = style({
  ...cardBox,
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  padding: space.medium,
  overflowWrap: 'anywhere',
});
export const head = style({
  display: 'flex',
  // With large letters on a narrow screen the name needs the full width.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
});
export const name = style({ flex: '1 1 min(8rem, 100%)', minWidth: 0 });
