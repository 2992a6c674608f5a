import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium, maxWidth: '46rem' });
export const table = style({ width: '100%', borderCollapse: 'collapse' });

const cellBase = style({ padding: `${space.small} ${space.xsmall}`, borderBottom: `1.5px solid ${vars.color.line}` });
export const what = style([
  cellBase,
  { textAlign: 'start', fontWeight: 'inherit', paddingInlineStart: 0, hyphens: 'auto' },
]);
export const cell = style([cellBase, { textAlign: 'start', width: '24%' }]);

const answer = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xxsmall });
export const yes = style([answer, { color: vars.color.successText, fontWeight: 650 }]);
export const no = style([answer, { color: vars.color.textSoft }]);
