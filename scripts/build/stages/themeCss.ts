import { photoPictureNames, photoPictures } from '../../../brands/photoPlaces.ts';
import type { ButtonShape, CornerStyle } from '../../../themes/look.ts';
import { type LookProperties, lookColors } from '../config/colors/lookColors.ts';
import { ageBracketFacts } from '../config/schema/ageBracketFacts.ts';
import type { Palette, ResolvedBrand } from '../config/schema/catalogue.ts';
import { findPhotoOf, focusInCrop } from '../config/schema/photos.ts';
import { findLogoPlates, usesDarkLogo } from '../pictures/findLogoPlates.ts';
import type { SiteFonts } from './fonts.ts';

/** Radii of the corners of a look. */
export const radiiByCorners: Record<CornerStyle, { card: string; control: string; field: string }> = {
  round: { card: '20px', control: '999px', field: '14px' },
  soft: { card: '16px', control: '14px', field: '14px' },
  calm: { card: '12px', control: '10px', field: '10px' },
  square: { card: '2px', control: '2px', field: '2px' },
};
/** Radius of bubbles and messages, which are the same in all rounded looks. */
const SQUARE_SMALL_RADIUS = '2px';

const radiusByButtons: Record<Exclude<ButtonShape, 'matching'>, string> = {
  pill: '999px',
  rounded: '12px',
  square: '2px',
};

const shadeDeclarations = (name: string, palette: Palette) =>
  Object.entries(palette).map(([shade, color]) => `--${name}-${shade}:${color.toLowerCase()}`);

const toDeclarations = (properties: LookProperties) =>
  Object.entries(properties).map(([name, value]) => `--${name}:${value.toLowerCase()}`);

/** Leaves out the plate of a logo that needs none. */
const withoutPlate = (properties: LookProperties, needsNone: boolean): LookProperties =>
  needsNone && properties['logo-plate'] !== undefined ? { ...properties, 'logo-plate': 'none' } : properties;

/** Lists the points of photographs that stay in sight where the app cuts them, as it reads them. */
const listFocusPoints = ({ photos }: ResolvedBrand): string[] =>
  photoPictureNames.flatMap((name) => {
    const photo = findPhotoOf(photos, name);
    return photo ? [`--focus-${name}:${focusInCrop(photo, photoPictures[name]).join('% ')}%`] : [];
  });

/**
 * Renders the custom properties that make a site look like its brand. All sites share the style sheets, which read only
 * these names; app/theme gives them their meaning.
 */
export function renderThemeCss(brand: ResolvedBrand, fonts: SiteFonts): string {
  const { theme, look } = brand;
  const { rootFontSize, portraitFrame } = ageBracketFacts[brand.ageBracket];
  const radii = radiiByCorners[look.corners];
  const controlRadius = look.buttons === 'matching' ? radii.control : radiusByButtons[look.buttons];
  const usual = lookColors(look, theme);
  const plates = findLogoPlates(brand.logo);
  const [day, night] = [
    withoutPlate(usual.day, plates.day || usesDarkLogo(brand)),
    withoutPlate(usual.night, plates.night || brand.darkLogo !== undefined),
  ];
  const values = [
    ...shadeDeclarations('primary', theme.primary),
    ...shadeDeclarations('accent', theme.accent),
    ...shadeDeclarations('neutral', theme.neutral),
    `--font-body:${fonts.bodyFamily}`,
    `--font-heading:${fonts.headingFamily}`,
    `--heading-weight:${fonts.headingWeight}`,
    `--root-size:${rootFontSize}`,
    `--radius-card:${radii.card}`,
    `--radius-control:${controlRadius}`,
    `--radius-field:${radii.field}`,
    `--portrait-frame:${portraitFrame}`,
    ...(look.corners === 'square' ? [`--radius-small:${SQUARE_SMALL_RADIUS}`] : []),
    ...toDeclarations(day),
    ...listFocusPoints(brand),
  ];
  const atNight = toDeclarations(night).join(';');
  const nightRule = atNight && `@media screen and (prefers-color-scheme:dark){:root{${atNight}}}`;
  return `:root{${values.join(';')}}${nightRule}`;
}

/** Time after which a page says that its script has not started. */
const SLOW_START_SECONDS = 8;

/**
 * Styles of the page before any script has run: background, logo and spinner, which the app removes when it starts. A page
 * whose script does not start says so by style alone. The important rules override those of app/theme/global.css.ts, which
 * end every animation at once where motion is reduced.
 */
export const bootCss =
  'html{font-size:var(--root-size);color-scheme:light dark}' +
  'body{margin:0;background:var(--page,var(--neutral-050));color:var(--neutral-900);font-family:var(--font-body);line-height:1.55}' +
  '.boot{min-height:100vh;min-height:100dvh;box-sizing:border-box;padding:24px;display:grid;gap:24px;place-content:center;justify-items:center;text-align:center}' +
  '.boot p,.boot-stop{margin:0}' +
  '.boot-wait{color:var(--neutral-600)}' +
  '.boot-logo{height:64px;width:auto;max-width:80vw;object-fit:contain}' +
  '.boot-noscript{max-width:40rem;margin:0 auto;padding:24px;text-align:center}' +
  '.boot-spinner{width:44px;height:44px;box-sizing:border-box;border:4px solid var(--primary-200);border-top-color:var(--primary-600);border-radius:50%}' +
  '.boot-late{max-width:34rem;height:0;overflow:hidden;visibility:hidden;overflow-wrap:anywhere}' +
  '.boot-late h1{margin:0;font:inherit}' +
  '.boot-late a{display:inline-block;padding:10px;color:inherit}' +
  '.boot-late .boot-retry{margin:16px 0;padding:10px 20px;border:2px solid;border-radius:var(--radius-control);text-decoration:none}' +
  '.boot-stop{max-width:34rem}' +
  'html:not([data-stopped]) .boot-stop,[data-stopped] .boot>:not(.boot-logo,.boot-stop){display:none}' +
  '@keyframes boot-turn{to{transform:rotate(1turn)}}' +
  '@keyframes boot-hide{from,to{height:0;overflow:hidden;visibility:hidden}}' +
  '@keyframes boot-show{from,to{height:auto;overflow:visible;visibility:visible}}' +
  '@media (prefers-color-scheme:dark){body{background:var(--page,var(--neutral-950));color:var(--neutral-050)}.boot-wait{color:var(--neutral-200)}.boot-spinner{border-color:var(--primary-800);border-top-color:var(--primary-300)}}' +
  `body .boot .boot-spinner{animation:boot-turn 1.1s linear infinite,boot-hide 1ms ${SLOW_START_SECONDS}s forwards!important}` +
  '@media (prefers-reduced-motion:reduce){body .boot .boot-spinner{animation-duration:6s,1ms!important}}' +
  `body .boot .boot-wait{animation:boot-hide 1ms ${SLOW_START_SECONDS}s forwards!important}` +
  `body .boot .boot-late{animation:boot-show 1ms ${SLOW_START_SECONDS}s forwards!important}` +
  '@media (scripting:none){.boot{min-height:0}.boot-spinner,.boot [role]{display:none}}';

/** Styles of a document with a page for guests, which hide what else it has, unless the page does not fit. */
export const guestBootCss =
  'html:not([data-boot=other]) #root[data-page]~.boot{position:fixed;inset:auto 0 0;min-height:0;padding:0;background:var(--page,var(--neutral-050))}' +
  'html:not([data-boot=other]) #root[data-page]~.boot>:not([role]),html:not([data-boot=other]) #root[data-page]~.boot .boot-wait,[data-boot=other] #root[data-page]{display:none}' +
  '[data-boot=wordless] #root *{color:transparent!important}';

/** Styles of the document of members, which show the skeleton of one page, or else the logo. */
export const memberBootCss =
  '[data-parts~=wordless] .boot-member *{color:transparent!important}' +
  'html:not([data-boot=member]) .boot-member,[data-boot=member] :is(#root,.boot-logo,.boot-spinner){display:none}' +
  '[data-boot=member] .boot{display:block;padding:0;place-content:normal;justify-items:normal;text-align:start}' +
  '[data-boot=member] .boot-wait{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}' +
  '[data-boot=member] .boot-late{margin:0 auto;padding:0 24px;text-align:center}' +
  '[data-boot=member] .boot-late h1{padding-top:64px}' +
  `body .boot .boot-member>:not([data-stays]){animation:boot-hide 1ms ${SLOW_START_SECONDS}s forwards!important}`;
