import { createVar, style } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../theme/designTokens.ts';
import { lookProperty } from '../../theme/lookProperty.ts';
import { vars } from '../../theme/vars.css.ts';
import { focalPoint } from '../../ui/content/BackgroundImage.css.ts';

const edge = createVar();

const column = { display: 'flex', flexDirection: 'column', gap: space.xlarge, marginInline: 'auto' } as const;
const unprinted = { [media.print]: { display: 'none' } } as const;

/** One column below a strip of landscape; from 1200 px the form is on the left and the landscape beside it. */
export const beside = {
  root: style({
    flex: '1 0 auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    // White, as a card; a look with a page of its own shows that.
    background: lookProperty('page', vars.color.raised),
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
        gridTemplateRows: 'minmax(44rem, 1fr)',
      },
    },
  }),
  picture: style({
    position: 'relative',
    height: 'clamp(192px, 40vw, 320px)',
    overflow: 'hidden',
    '@media': {
      [media.desktop]: { order: 2, height: 'auto', borderStartStartRadius: '28px' },
      ...unprinted,
    },
  }),
  content: style({
    ...column,
    justifyContent: 'center',
    width: '100%',
    maxWidth: 'calc(34rem + 40px)',
    padding: `${space.xlarge} 20px ${space.xxlarge}`,
    '@media': {
      [media.desktop]: {
        // The left edge is that of the header above.
        vars: { [edge]: `max(40px, calc((100vw - ${contentWidth}) / 2))` },
        maxWidth: `calc(34rem + 40px + ${edge})`,
        marginInline: 0,
        paddingInline: `${edge} 40px`,
        paddingBlock: space.xxlarge,
      },
    },
  }),
};

/** A card on a picture: its text has a ground of its own, and on phones nearly the width that it has without a card. */
const card = {
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
const printedCard = { [media.print]: { marginBlock: 0, border: 0, boxShadow: 'none' } } as const;

/** The landscape fills the page behind a card. */
export const full = {
  root: style({
    position: 'relative',
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    paddingBlock: `${space.huge} 96px`,
    '@media': { [media.tablet]: { paddingBlock: space.huge }, [media.print]: { paddingBlock: 0 } },
  }),
  picture: style({ position: 'absolute', inset: 0, '@media': unprinted }),
  content: style({
    ...card,
    '@media': {
      [media.desktop]: { paddingBlock: space.xlarge },
      ...printedCard,
    },
  }),
};

const overlap = createVar();

/** A card stands over the lower edge of a wide landscape. */
export const over = {
  root: style({
    vars: { [overlap]: '48px' },
    flex: '1 0 auto',
    paddingBlockEnd: space.xxlarge,
    background: vars.color.page,
    '@media': {
      [media.tablet]: { vars: { [overlap]: '96px' }, paddingBlockEnd: space.huge },
      [media.desktop]: { vars: { [overlap]: '144px' } },
    },
  }),
  picture: style({
    vars: { [focalPoint]: '60% 75%' },
    position: 'relative',
    height: '192px',
    '@media': { [media.tablet]: { height: 'clamp(288px, 32vw, 520px)' }, ...unprinted },
  }),
  content: style({
    ...card,
    marginBlockStart: `calc(-1 * ${overlap})`,
    '@media': {
      [media.tablet]: { maxWidth: '40rem', paddingBlock: space.xlarge },
      [media.desktop]: { paddingInline: space.huge },
      ...printedCard,
    },
  }),
};

/** The form stands in the middle of a calm page, whose foot is a low band of landscape. */
export const band = {
  root: style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column', background: vars.color.page }),
  picture: style({
    vars: { [focalPoint]: '60% 72%' },
    order: 1,
    position: 'relative',
    height: 'clamp(112px, 14vw, 280px)',
    '@media': unprinted,
  }),
  content: style({
    ...column,
    flex: '1 0 auto',
    justifyContent: 'center',
    width: '100%',
    maxWidth: 'calc(30rem + 40px)',
    padding: `${space.xlarge} 20px ${space.xxlarge}`,
    '@media': { [media.desktop]: { paddingBlock: space.huge } },
  }),
};
