import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { ownRadius } from '../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../theme/vars.css.ts';

const root = style({
  display: 'flex',
  gap: space.small,
  padding: space.medium,
  paddingInlineEnd: space.large,
  border: '1.5px solid',
  // The thick bar marks a message even where its colour is close to the brand's.
  borderInlineStartWidth: '8px',
  borderRadius: ownRadius('12px'),
  color: vars.color.text,
});

export const tone = styleVariants({
  info: [root, { background: vars.color.infoPanel, borderColor: vars.color.infoBorder }],
  success: [root, { background: vars.color.successPanel, borderColor: vars.color.successBorder }],
  warning: [root, { background: vars.color.warningPanel, borderColor: vars.color.warningBorder }],
  danger: [root, { background: vars.color.dangerPanel, borderColor: vars.color.dangerBorder }],
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0, flex: 1 });
export const title = style({ fontWeight: 700 });
export const list = style({ display: 'flex', flexDirection: 'column' });
