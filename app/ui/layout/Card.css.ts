import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { cardBox } from '../cardBox.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  // Where nothing stretches it, its longest word would determine its width.
  maxWidth: '100%',
  height: '100%',
  padding: `${space.large} ${vars.card.inset}`,
  ...cardBox,
  '@media': { [media.print]: { breakInside: 'avoid', boxShadow: 'none' } },
});
