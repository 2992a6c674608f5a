import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { selectableControl } from '../pressableStyles.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
export const option = style({
  ...selectableControl('&[aria-pressed=true]', { fontWeight: 650 }),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: touchTarget.other,
  minWidth: touchTarget.other,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  padding: `6px ${space.medium}`,
  borderRadius: `min(${vars.radius.control}, 1.5em)`,
});
