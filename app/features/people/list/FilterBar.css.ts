import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { plainCardBox } from '../../../ui/cardBox.ts';

export const fields = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'end',
  padding: space.medium,
  ...plainCardBox,
  '@media': { [media.desktop]: { padding: space.large }, [media.print]: { display: 'none' } },
});
