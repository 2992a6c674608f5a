import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { cardBox } from '../../../ui/cardBox.ts';

/** The member above the letter, on desktops beside it. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@media': {
    [media.desktop]: {
      // Lines of the letter hold 70 characters at most (rule S5).
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 42rem)',
      columnGap: space.xxlarge,
      alignItems: 'start',
    },
  },
});

/** Letter on paper, on phones over the whole width. */
export const letter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  '@media': { [media.tablet]: { padding: space.xlarge, gap: space.large, ...cardBox } },
});

/** Drawing at the head of the letter; on phones it would move the text out of sight. */
export const picture = style({
  display: 'none',
  width: '100%',
  height: '8rem',
  objectFit: 'cover',
  objectPosition: '50% 55%',
  borderRadius: '12px',
  '@media': { [media.tablet]: { display: 'block' }, [media.print]: { display: 'none' } },
});
