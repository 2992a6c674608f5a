import { sha256 } from '../../lib/hash.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { memoize } from '../../lib/memoize.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import { listPhotoInputs, renderBrandPhotos } from '../pictures/photos/renderPhotos.ts';
import { artFolder } from '../pictures/picturesInArtFolder.ts';
import { type Picture, readPictureSets } from '../pictures/themedPictureSets.ts';
import { type Artifact, textArtifact } from './artifact.ts';

/** The pictures of brands: those for the theme, the age bracket and the look of each. */
export interface BrandPictures {
  /** Returns a hash of all that decides about the pictures of a brand; brands with an equal one share them. */
  hashInputs: (brand: ResolvedBrand) => string;
  /** Draws the pictures of a brand, by name. Throws a `ProblemsError` with all mistakes in drawings or photographs. */
  draw: (brand: ResolvedBrand) => Promise<Readonly<Record<string, readonly Artifact[]>>>;
}

/** Creates the stage of the pictures of these brands; reads the drawings for the first brand that it has to draw. */
export function createBrandPictures(
  root: string,
  brands: readonly ResolvedBrand[],
  hashTree: HashTree,
  photoOptions: Parameters<typeof renderBrandPhotos>[2],
): BrandPictures {
  const readOnce = memoize((folder: string) => readPictureSets(folder, brands));
  const toArtifact = memoize(({ path, svg }: Picture) => textArtifact(path, svg));
  const drawings = hashTree([artFolder]);
  return {
    hashInputs: memoize((brand: ResolvedBrand) => {
      const { theme, ageBracket, look, ownPictures } = brand;
      const photos = listPhotoInputs(brand, photoOptions);
      return sha256(JSON.stringify([drawings, theme, ageBracket, look.motif, ownPictures, ...photos]));
    }),
    draw: async (brand) => {
      const { theme, ageBracket, look, slug } = brand;
      const drawn = readOnce(root)(theme, ageBracket, look.motif, slug);
      return {
        ...Object.fromEntries(drawn.map((picture) => [picture.name, [toArtifact(picture)]])),
        ...(brand.photos.length > 0 && (await renderBrandPhotos(root, brand, photoOptions))),
      };
    },
  };
}

/** Returns the names among those of all pictures that a site needs; one that ends with a hyphen means all that begin so. */
export function pickPictureNames(all: readonly string[], needed: ReadonlySet<string>): string[] {
  const families = [...needed].filter((name) => name.endsWith('-'));
  return all.filter((name) => needed.has(name) || families.some((family) => name.startsWith(family)));
}
