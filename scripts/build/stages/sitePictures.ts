import { memoize } from '../../lib/memoize.ts';
import type { Picture, PictureSet, PictureSets } from '../pictures/themedPictureSets.ts';
import type { Site } from '../plan/planBuild.ts';
import { type Artifact, textArtifact } from './artifact.ts';
import { toAddress } from './siteScripts.ts';

/** The pictures of sites. Sites that share a set or a picture share the object. */
export interface SitePictures {
  drawSet: (site: Pick<Site, 'brand'>) => PictureSet;
  /** Returns the addresses of a set's pictures, by name. */
  addressesOf: (set: PictureSet) => Readonly<Record<string, string>>;
  /** Picks pictures of a set by name; a name that ends with a hyphen means all that begin so. */
  pick: (set: PictureSet, names: ReadonlySet<string>) => Artifact[];
}

/** Creates the stage of the pictures: those for the theme, the age bracket and the look of a brand. */
export function createSitePictures(pictureSets: PictureSets): SitePictures {
  const toArtifact = memoize(({ path, svg }: Picture) => textArtifact(path, svg));
  return {
    drawSet: ({ brand }) => pictureSets(brand.theme, brand.ageBracket, brand.look.motif, brand.slug),
    addressesOf: memoize((set: PictureSet) => Object.fromEntries(set.map(({ name, path }) => [name, toAddress(path)]))),
    pick: (set, names) => {
      const families = [...names].filter((name) => name.endsWith('-'));
      return set.flatMap((picture) =>
        names.has(picture.name) || families.some((family) => picture.name.startsWith(family))
          ? [toArtifact(picture)]
          : [],
      );
    },
  };
}
