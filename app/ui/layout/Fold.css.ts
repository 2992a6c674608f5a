import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const head = style({ position: 'relative' });

/** Heading that is pressed; the summary below it belongs to what can be pressed. */
export const button = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xsmall,
  width: '100%',
  minHeight: '48px',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const summary = style({ overflowWrap: 'anywhere', color: vars.color.textSoft });
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
