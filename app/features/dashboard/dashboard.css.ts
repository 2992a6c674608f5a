import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, space } from '../../theme/designTokens.ts';
import { homeIs, wide } from './homeCompositions.ts';

/** Width from which three columns have room. */
const veryWide = '(min-width: 62rem)';

const areas = (...rows: string[]) => rows.map((row) => `"${row}"`).join(' ');
const columns = (...widths: string[]) => widths.map((width) => `minmax(0, ${width})`).join(' ');

export const root = style({ containerType: 'inline-size' });
const oneColumn = style({
  display: 'grid',
  gridTemplateColumns: columns('1fr'),
  gap: `${space.xlarge} clamp(24px, 4vw, 48px)`,
  alignItems: 'start',
});
/** One column in the order of the document; wider pages place the parts. */
export const sections = style([
  oneColumn,
  {
    '@container': {
      [wide]: {
        selectors: {
          [homeIs('person')]: {
            gridTemplateColumns: columns('1fr', '1fr'),
            gridTemplateAreas: areas('hero hero', 'messages matches', 'visitors matches', 'step matches'),
            gridTemplateRows: 'auto auto auto 1fr',
          },
          [homeIs('magazine')]: {
            gridTemplateColumns: columns('7fr', '5fr'),
            gridTemplateAreas: areas('hero messages', 'hero matches', 'visitors step'),
            gridTemplateRows: 'auto 1fr auto',
          },
          [homeIs('letters')]: {
            gridTemplateColumns: columns('7fr', '5fr'),
            gridTemplateAreas: areas('messages hero', 'matches hero', 'matches visitors', 'step visitors'),
            gridTemplateRows: 'auto auto 1fr auto',
          },
        },
      },
      [veryWide]: {
        selectors: {
          [homeIs('magazine')]: {
            gridTemplateColumns: columns('3fr', '6fr', '4fr'),
            gridTemplateAreas: areas('matches hero messages', 'matches hero visitors', 'matches hero step'),
            gridTemplateRows: 'auto auto 1fr',
          },
        },
      },
    },
  },
]);
/** Sections without other matches, which have the same two columns in all compositions. */
export const fewSections = style([
  oneColumn,
  {
    '@container': {
      [wide]: {
        gridTemplateColumns: columns('1fr', '1fr'),
        gridTemplateAreas: areas('hero messages', 'visitors step'),
      },
    },
  },
]);

const section = style({ display: 'flex', flexDirection: 'column', gap: space.small, minWidth: 0 });
export const place = {
  hero: style([section, { '@container': { [wide]: { gridArea: 'hero' } } }]),
  messages: style([section, { '@container': { [wide]: { gridArea: 'messages' } } }]),
  matches: style([section, { '@container': { [wide]: { gridArea: 'matches' } } }]),
  visitors: style([section, { '@container': { [wide]: { gridArea: 'visitors' } } }]),
};
export const step = style({
  '@container': { [wide]: { gridArea: 'step' } },
  selectors: { '&:empty': { display: 'none' } },
});
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.xsmall,
  // As high as the link, even without one.
  minHeight: '44px',
});

// Beside the heading it has room on phones, too.
globalStyle(`${sectionHead} > a`, { fontSize: fontSize.small });

/** The other matches side by side, or one below the other in a narrow column of a magazine. */
export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: space.medium,
  '@container': { [veryWide]: { selectors: { [homeIs('magazine')]: { gridTemplateColumns: columns('1fr') } } } },
});
