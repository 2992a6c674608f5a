import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { cardBox } from '../../ui/cardBox.ts';

/** Width from which the notes have room beside the portrait. */
const wide = '(min-width: 25rem)';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
export const personOfTheDay = style({ ...cardBox, overflow: 'hidden', containerType: 'inline-size' });
export const personWithNotes = style({
  '@container': {
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  minWidth: 0,
  padding: `${space.small} ${space.medium} ${space.medium}`,
  '@container': {
    [wide]: { vars: { '--quote-lines': '6' }, justifyContent: 'center', gap: space.medium, padding: space.medium },
  },
});

/** Two matches side by side, or one below the other where large text leaves no room. */
export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: space.medium,
});
export const otherMatch = style({ ...cardBox, overflow: 'hidden', minWidth: 0 });
