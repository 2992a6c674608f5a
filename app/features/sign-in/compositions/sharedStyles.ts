import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(24px, 2.5vw, 32px)',
  marginInline: 'auto',
} as const;

/**
 * The height of a picture above the form on phones: low in windows of up to 800 px and with large text, so that the
 * button to sign in is in sight.
 *
 * @param form height from the header to that button, with a heading of two lines
 */
export const roomAbove = (form: string) => `clamp(60px, min(100svh - ${form}, max(110px, 100svh - 690px)), 192px)`;
export const unprinted = { [media.print]: { display: 'none' } } as const;

/**
 * Style of a card on a picture: its text has a ground of its own, and on phones nearly the width that it has without a
 * card.
 */
export const card = {
  ...column,
  position: 'relative',
  width: 'calc(100% - 2 * clamp(8px, 5vw - 8px, 20px))',
  maxWidth: '34rem',
  padding: `${space.large} clamp(12px, 5vw - 4px, 40px) ${space.xlarge}`,
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
} as const;
export const printedCard = { [media.print]: { marginBlock: 0, border: 0, boxShadow: 'none' } } as const;
