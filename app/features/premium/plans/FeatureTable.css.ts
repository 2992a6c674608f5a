import { createContainer, style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { visuallyHidden } from '../../../ui/content/VisuallyHidden.css.ts';

const tableContainer = createContainer();
const line = `1.5px solid ${vars.color.line}`;
/** Width that is too narrow for three columns of text in the chosen text size. */
const narrow = `${tableContainer} (max-width: 15.5rem)`;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium, maxWidth: '46rem' });
/** Container whose width decides whether the table has columns or is a list. */
export const container = style({ containerName: tableContainer, containerType: 'inline-size' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});
/** Head that is only for screen readers where there are no columns. */
export const head = style({
  '@container': { [narrow]: visuallyHidden },
});
export const body = style({ '@container': { [narrow]: { display: 'block' } } });
export const row = style({
  '@container': { [narrow]: { display: 'block', paddingBlock: space.small, borderBottom: line } },
});

const cellBase = style({
  padding: `${space.small} ${space.xsmall}`,
  borderBottom: line,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block', padding: `${space.xxsmall} 0`, border: 0 } },
});
export const feature = style([
  cellBase,
  { fontWeight: 'inherit', paddingInlineStart: 0, hyphens: 'auto', overflowWrap: 'anywhere' },
]);
export const cell = style([
  cellBase,
  {
    width: '24%',
    '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: space.small, width: 'auto' } },
  },
]);
export const column = style({ display: 'none', '@container': { [narrow]: { display: 'inline' } } });

const answer = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xxsmall });
export const yes = style([answer, { color: vars.color.successText, fontWeight: 650 }]);
export const no = style([answer, { color: vars.color.textSoft }]);
