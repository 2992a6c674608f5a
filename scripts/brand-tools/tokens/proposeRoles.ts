import type { CornerStyle, HeadingFace } from '../../../themes/look.ts';
import { loadMode, modeOklch } from '../../build/config/colors/culori.ts';
import { headingFaces } from '../../build/stages/bodyAndHeadingFontFaces.ts';
import type { DesignToken } from './DesignToken.ts';

const toOklch = loadMode(modeOklch);

/** Parts of a theme that a token can become. */
export const tokenRoles = ['primary', 'accent', 'neutral', 'corners', 'headings'] as const;
export type TokenRole = (typeof tokenRoles)[number];

/** Token that becomes a part of the theme, with the reason. */
export interface ProposedRole {
  role: TokenRole;
  token: DesignToken;
  /** Part of the theme that it becomes: a colour, corners, or a face. */
  value: string;
  reason: string;
  /** Paths of the next best ones. */
  others: readonly string[];
}

/** Names by which people call a role, in English, German and French; the first group counts most. */
const roleNames: Readonly<Record<TokenRole, readonly RegExp[]>> = {
  primary: [/primary|prim(?:ä|ae)r|principale?|haupt/i, /brand|marke|marque|main/i],
  accent: [/accent|akzent/i, /secondary|sekund(?:ä|ae)r|secondaire|highlight|cta/i],
  neutral: [/neutral|neutre/i, /gr[ae]y|grau|gris|slate|stone|zinc/i],
  corners: [/radius|radii|corner|ecke|rundung|rayon|coin/i],
  headings: [/head(?:ing|line)|title|display|(?:ü|ue)berschrift|titre/i, /serif|font|schrift|police/i],
};

/** Names of what is no ground of a button: text on it, states, borders. */
const sideNames =
  /(?:^|[._-])(?:on|text|content|foreground|fg|border|outline|hover|pressed|active|disabled|subtle|container|inverse|weak)(?:$|[._-])/i;
/** Names of the shade that stands for a scale. */
const baseNames = /(?:^|[._-])(?:500|600|base|default|main|regular|medium|md|m)$/i;
const shadeNumber = /[._-](\d{2,4})$/;

const kinds: Readonly<Record<TokenRole, DesignToken['value']['kind']>> = {
  primary: 'color',
  accent: 'color',
  neutral: 'color',
  corners: 'length',
  headings: 'family',
};

const MIN_CHROMA = 0.03;

/** Scores a token for a role by its name, and how it is used; 0 where its name says nothing. */
function scoreName({ path, references }: DesignToken, role: TokenRole): number {
  const index = roleNames[role].findIndex((pattern) => pattern.test(path));
  if (index < 0) return 0;
  const shade = Number(shadeNumber.exec(path)?.[1] ?? 500);
  const depth = path.split('.').length;
  return (
    100 -
    index * 30 -
    (sideNames.test(path) ? 60 : 0) +
    (baseNames.test(path) ? 20 : 0) -
    Math.abs(shade - 500) / 50 +
    Math.min(references, 10) -
    depth
  );
}

const hexOf = ({ value }: DesignToken) => (value.kind === 'color' ? value.hex : '#000000');

/** Whether the colour of a token can have a role: primary and accent are colourful, neutral is not. */
function fits(token: DesignToken, role: TokenRole): boolean {
  if (token.value.kind !== kinds[role] || token.isNight) return false;
  if (token.value.kind !== 'color') return true;
  const { c, l } = toOklch(token.value.hex)!;
  if (role === 'neutral') return c < MIN_CHROMA * 2 && l > 0.3 && l < 0.75;
  return role === 'primary' || c >= MIN_CHROMA;
}

/** Finds the corners of the nearest radius in pixels. */
const toCorners = (pixels: number): CornerStyle =>
  pixels <= 4 ? 'square' : pixels <= 12 ? 'calm' : pixels <= 17 ? 'soft' : 'round';

/** Finds the built-in face of these names; undefined where none of them is one. */
const toFace = (families: readonly string[]): HeadingFace | undefined => {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const wanted = families.map(plain);
  return (Object.keys(headingFaces) as HeadingFace[]).find((face) => {
    const own = plain(headingFaces[face].family);
    return wanted.some((name) => name === own || (name.length > 4 && (own.startsWith(name) || name.startsWith(own))));
  });
};

function tokenValue({ value }: DesignToken): string | undefined {
  if (value.kind === 'color') return value.hex;
  return value.kind === 'length' ? toCorners(value.pixels) : toFace(value.families);
}

/**
 * Proposes which tokens become which part of a theme: by their names, and where names say nothing, the most used colour.
 *
 * @param chosen paths of tokens that somebody has chosen for a role
 */
export function proposeRoles(
  tokens: readonly DesignToken[],
  chosen: Readonly<Partial<Record<TokenRole, string>>> = {},
): ProposedRole[] {
  const taken = new Set<string>();
  return tokenRoles.flatMap((role) => {
    const able = tokens.filter((token) => tokenValue(token) !== undefined && fits(token, role));
    const named = able
      .map((token) => ({ token, score: scoreName(token, role) }))
      .filter(({ token, score }) => score > 0 && (token.value.kind !== 'color' || !taken.has(hexOf(token))))
      .sort((a, b) => b.score - a.score || (a.token.path < b.token.path ? -1 : 1));
    const wanted = chosen[role];
    const own = wanted === undefined ? undefined : tokens.find(({ path, isNight }) => path === wanted && !isNight);
    const used = role === 'primary' ? findMostUsed(able) : undefined;
    const token = own ?? named[0]?.token ?? used;
    const value = token && tokenValue(token);
    if (!token || value === undefined) return [];
    if (token.value.kind === 'color') taken.add(hexOf(token));
    const reason = own ? 'chosen' : named.length > 0 ? 'by its name' : 'the most used colour';
    const others = named.map((one) => one.token.path).filter((path) => path !== token.path);
    return [{ role, token, value, reason, others: others.slice(0, 3) }];
  });
}

/** Finds the colourful token that most others refer to, else the most colourful one. */
const findMostUsed = (tokens: readonly DesignToken[]): DesignToken | undefined =>
  tokens
    .filter((token) => toOklch(hexOf(token))!.c >= MIN_CHROMA)
    .toSorted((a, b) => b.references - a.references || toOklch(hexOf(b))!.c - toOklch(hexOf(a))!.c)[0];
