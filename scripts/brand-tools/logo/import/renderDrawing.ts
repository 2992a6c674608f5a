import { Resvg } from '@resvg/resvg-js';
import type { Pixels } from './pixels.ts';

/** Draws an SVG with its longer side `side` pixels long. */
export function renderDrawing(svg: string, side: number): Pixels {
  const options = { font: { loadSystemFonts: false } };
  const { width, height } = new Resvg(svg, options);
  const fitTo = { mode: width >= height ? ('width' as const) : ('height' as const), value: side };
  const image = new Resvg(svg, { ...options, fitTo }).render();
  return { width: image.width, height: image.height, data: toStraightAlpha(image.pixels) };
}

/** Divides colours by their alpha, because the renderer multiplies each with it. */
function toStraightAlpha(pixels: Uint8Array): Uint8Array {
  const data = Uint8Array.from(pixels);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (const channel of [at, at + 1, at + 2])
      data[channel] = Math.min(255, Math.round((data[channel]! * 255) / alpha));
  }
  return data;
}
