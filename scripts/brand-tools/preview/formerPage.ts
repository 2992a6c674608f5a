import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';

/** Name of the file beside the page with the brands as the page shows them. */
export const stateFile = 'state.json';

/** Difference of a channel, of 255, from which a pixel is another one. */
const MIN_DIFFERENCE = 24;
/** Least share of such pixels from which a picture has changed: dates and hours change by themselves. */
const MIN_SHARE = 0.004;

/** An earlier page in the same folder. */
export interface FormerPage {
  /** Returns the brand as it was shown; undefined if it was not. */
  brandOf: (slug: string) => ResolvedBrand | undefined;
  /** Returns the former picture of a screen if the new one differs from it. */
  findFormer: (file: string, picture: Buffer) => Promise<Buffer | undefined>;
}

/** Opens the page that a folder holds. */
export function openFormerPage(folder: string): FormerPage {
  const read = (file: string) => {
    const place = path.join(folder, file);
    return existsSync(place) ? readFileSync(place) : undefined;
  };
  const state = tryParseJson(read(stateFile)?.toString() ?? '') as Record<string, ResolvedBrand> | undefined;
  return {
    brandOf: (slug) => state?.[slug],
    async findFormer(file, picture) {
      const former = state && read(file);
      return former && (await differ(former, picture)) ? former : undefined;
    },
  };
}

async function differ(before: Buffer, after: Buffer): Promise<boolean> {
  if (before.equals(after)) return false;
  const [old, now] = await Promise.all(
    [before, after].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (old!.info.width !== now!.info.width || old!.info.height !== now!.info.height) return true;
  let count = 0;
  for (let at = 0; at < now!.data.length; at += 3) {
    const most = Math.max(...[0, 1, 2].map((channel) => Math.abs(old!.data[at + channel]! - now!.data[at + channel]!)));
    if (most >= MIN_DIFFERENCE) count += 1;
  }
  return count * 3 >= now!.data.length * MIN_SHARE;
}
