import type { ResolvedTheme } from '../config/catalogue.ts';
import { shortHash } from '../lib/hash.ts';
import { memoize } from '../lib/memoize.ts';
import { objects } from './objects/objects.ts';
import type { Picture } from './paint/picture.ts';
import type { Band } from './paint/roles.ts';
import { scenes } from './scenes/scenes.ts';

/** Every picture that the app can show, in the colours of a theme and the light of an age band. */
export interface PictureSet {
  /** Folder they stand in, inside a site's folder; named by what is in it, so that its files never change. */
  folder: string;
  pictures: readonly { name: string; svg: string }[];
}

const all: readonly Picture[] = [...scenes, ...objects];
const drawn = new WeakMap<ResolvedTheme, Map<Band, PictureSet>>();

/** Draws the set once for each theme and band; sites of brands that share both share the files. */
export function pictureSet(theme: ResolvedTheme, band: Band): PictureSet {
  const ofTheme = drawn.get(theme) ?? new Map<Band, PictureSet>();
  drawn.set(theme, ofTheme);
  const set = ofTheme.get(band) ?? drawSet(theme, band);
  ofTheme.set(band, set);
  return set;
}

function drawSet(theme: ResolvedTheme, band: Band): PictureSet {
  const pictures = all
    .filter(({ bands }) => bands.includes(band))
    .map((picture) => ({ name: picture.name, svg: picture.render(theme, band) }));
  return { folder: `assets/art-${shortHash(pictures.map(({ name, svg }) => `${name}\0${svg}`).join('\0'))}`, pictures };
}

/** What can stand behind the beginning of a name that is completed at run time. */
const openEnds = ['${', '"', "'", '`'];

const names = [...new Set(all.map(({ name }) => name))];

/**
 * The names of the pictures that a script can ask for: those it names in full (`/welcome.svg`), and families whose
 * members are numbered or keyed at run time (`/banner-` and then the number). `says` tells whether a text stands in it.
 */
export function askedPictures(says: (text: string) => boolean): string[] {
  const saysStem = memoize((stem: string) => openEnds.some((end) => says(`/${stem}${end}`)));
  return names.filter((name) => {
    const stems = Array.from(name.matchAll(/-/g), ({ index }) => name.slice(0, index + 1));
    return says(`/${name}.svg`) || stems.some(saysStem);
  });
}
