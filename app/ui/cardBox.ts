import { vars } from '../theme/vars.css.ts';

/** The box of a card: what stands together on a page. */
export const cardBox = {
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
} as const;
