import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { plainCardBox } from '../../../ui/cardBox.ts';

export const grid = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
});
export const interest = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  height: '100%',
  padding: space.medium,
  ...plainCardBox,
  textAlign: 'center',
  fontWeight: 650,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const picture = style({ width: 'min(100%, 9rem)', marginInline: 'auto', height: 'auto' });
