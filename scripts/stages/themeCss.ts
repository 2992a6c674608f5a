import { ageBracketFacts } from '../config/ageBracketFacts.ts';
import type { Palette, ResolvedBrand } from '../config/catalogue.ts';
import type { SiteFonts } from './fonts.ts';

const radiiByCorners = {
  round: { card: '20px', control: '999px', field: '14px' },
  soft: { card: '16px', control: '14px', field: '14px' },
  calm: { card: '12px', control: '10px', field: '10px' },
} as const;

const shadeDeclarations = (name: string, palette: Palette) =>
  Object.entries(palette).map(([shade, color]) => `--${name}-${shade}:${color.toLowerCase()}`);

/**
 * The custom properties that make a site look like its brand. All sites share the style sheets, which read only these
 * names; app/theme gives them their meaning.
 */
export function renderThemeCss(brand: ResolvedBrand, fonts: SiteFonts): string {
  const { theme } = brand;
  const { corners, rootFontSize } = ageBracketFacts[brand.ageBracket];
  const radii = radiiByCorners[theme.corners === 'band' ? corners : theme.corners];
  const values = [
    ...shadeDeclarations('primary', theme.primary),
    ...shadeDeclarations('accent', theme.accent),
    ...shadeDeclarations('neutral', theme.neutral),
    `--font-body:${fonts.bodyFamily}`,
    `--font-heading:${fonts.headingFamily}`,
    `--heading-weight:${fonts.headingWeight}`,
    `--root-size:${rootFontSize}`,
    `--radius-card:${radii.card}`,
    `--radius-control:${radii.control}`,
    `--radius-field:${radii.field}`,
  ];
  return `:root{${values.join(';')}}`;
}

/** The styles of the page before any script or style sheet has loaded: background, logo and spinner. */
export const bootCss =
  'html{font-size:var(--root-size);color-scheme:light dark}' +
  'body{margin:0;background:var(--neutral-050);color:var(--neutral-900);font-family:var(--font-body);line-height:1.55}' +
  '.boot{min-height:100vh;min-height:100dvh;box-sizing:border-box;padding:24px;display:grid;gap:24px;place-content:center;justify-items:center;text-align:center}' +
  '.boot p{margin:0;color:var(--neutral-600)}' +
  '.boot-logo{height:64px;width:auto;max-width:80vw;object-fit:contain}' +
  '.boot-noscript{max-width:40rem;margin:0 auto;padding:24px;text-align:center}' +
  '.boot-spinner{width:44px;height:44px;box-sizing:border-box;border:4px solid var(--primary-200);border-top-color:var(--primary-600);border-radius:50%;animation:boot-turn 1.1s linear infinite}' +
  '@keyframes boot-turn{to{transform:rotate(1turn)}}' +
  '@media (prefers-color-scheme:dark){body{background:var(--neutral-950);color:var(--neutral-050)}.boot p{color:var(--neutral-200)}.boot-spinner{border-color:var(--primary-800);border-top-color:var(--primary-300)}}' +
  '@media (prefers-reduced-motion:reduce){.boot-spinner{animation-duration:6s}}';
