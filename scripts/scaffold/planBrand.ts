import { WrittenBrand } from '../../brands/schema.ts';
import type { Answers } from './answers.ts';
import { draftBrand } from './draftBrand.ts';
import { drawNewBrand } from './drawNewBrand.ts';
import { formatBrand } from './formatBrand.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { completeAnswers } from './validateAnswers.ts';

/** All that will be written of a new brand. */
export interface BrandFolder {
  slug: string;
  brand: WrittenBrand;
  /** By name: brand.json, logo.svg and icon.svg. */
  files: Readonly<Record<string, string>>;
}

/** Answers without a mistake → the brand's folder. */
export async function planBrand(root: string, answers: Answers, around: ScaffoldContext): Promise<BrandFolder> {
  const whole = completeAnswers(answers, around);
  const brand = WrittenBrand.parse(draftBrand(whole, around.defaults.defaultCompany));
  const { logo, icon } = await drawNewBrand(root, whole.slug, brand, around);
  const files = { 'brand.json': formatBrand(brand), 'logo.svg': logo, 'icon.svg': icon };
  return { slug: whole.slug, brand, files };
}
