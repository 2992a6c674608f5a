import { parseCssColor, toRgb } from '../../../../build/config/colors/cssColors.ts';
import { clampRgb } from '../../../../build/config/colors/culori.ts';

/** Properties whose value is a paint. */
export const colorProperties: ReadonlySet<string> = new Set([
  ...['fill', 'stroke', 'color', 'stop-color', 'flood-color', 'lighting-color'],
]);

/** A paint of a shape in the notation that every reader of drawings knows. */
export interface Paint {
  value: string;
  /** Whether it is written for wide-gamut screens; programs write a plain one beside it. */
  wide: boolean;
}

const hex = (channel: number) =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0');

function readColor(text: string): string | undefined {
  if (text === 'transparent') return 'rgba(0,0,0,0)';
  // Without "#" these are digits to a browser, not a colour.
  if (/^[0-9a-f]+$/.test(text)) return undefined;
  const color = parseCssColor(text);
  if (!color) return undefined;
  const { r, g, b, alpha = 1 } = clampRgb(toRgb(color)!) as unknown as Record<string, number>;
  const channels = [r ?? 0, g ?? 0, b ?? 0];
  if (alpha! >= 1) return `#${channels.map(hex).join('')}`;
  return `rgba(${channels.map((channel) => Math.round(channel * 255)).join(',')},${Number(alpha!.toFixed(3))})`;
}

const keywords: Readonly<Record<string, string>> = {
  none: 'none',
  inherit: 'inherit',
  currentcolor: 'currentColor',
  'context-fill': 'context-fill',
  'context-stroke': 'context-stroke',
};

/** Pattern of colours for print, which follow the plain one for screens. */
const printColor = /\s+(?:icc-color|device-cmyk)\([^)]*\)\s*$/i;

const urlAndMore = /^(url\(\s*(?:"[^"]*"|'[^']*'|(?:\\[0-9a-f]{1,6}\s?|\\.|[^\s)\\])*)\s*\))\s*(.*)$/i;

/** Reads a value of fill, stroke or another colour; undefined if a browser would not understand it. */
export function readPaint(written: string): Paint | undefined {
  const text = written.replace(printColor, '').trim();
  const plain = text.toLowerCase();
  const keyword = keywords[plain];
  if (keyword !== undefined) return { value: keyword, wide: false };
  const [, url, fallback] = urlAndMore.exec(text) ?? [];
  if (url !== undefined) {
    const rest = fallback === '' ? undefined : readPaint(fallback!);
    const reference = url.replace(/^url/i, 'url');
    return { value: rest ? `${reference} ${rest.value}` : reference, wide: false };
  }
  const color = readColor(plain);
  return color === undefined ? undefined : { value: color, wide: plain.startsWith('color(') };
}
