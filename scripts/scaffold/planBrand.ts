import { WrittenBrand } from '../../brands/schema.ts';
import type { Answers } from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';
import { draftBrand } from './draftBrand.ts';
import { drawNewBrand } from './drawNewBrand.ts';
import { formatBrand } from './formatBrand.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';

/** The files of a new brand. */
export interface BrandFolder {
  slug: string;
  brand: WrittenBrand;
  /** By name: brand.json, logo.svg and icon.svg. */
  files: Readonly<Record<string, string>>;
}

/** Turns valid answers into the brand's folder. */
export async function planBrand(root: string, answers: Answers, context: ScaffoldContext): Promise<BrandFolder> {
  const complete = completeAnswers(answers, context);
  const brand = WrittenBrand.parse(draftBrand(complete, context.defaults.defaultCompany));
  const { logo, icon } = await drawNewBrand(root, complete.slug, brand, context);
  const files = { 'brand.json': formatBrand(brand), 'logo.svg': logo, 'icon.svg': icon };
  return { slug: complete.slug, brand, files };
}
