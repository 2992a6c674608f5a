import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { cardBox } from '../../ui/cardBox.ts';

export const root = style({
  ...cardBox,
  display: 'flex',
  // With large letters on a narrow screen the text needs the full width.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.medium,
  padding: space.medium,
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  flex: '1 1 min(12rem, 100%)',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
