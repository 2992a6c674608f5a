import type { Sources } from '../schema/sources.ts';
import { readBrands } from './readBrands.ts';
import { readBuildConfig } from './readBuildConfig.ts';
import { readCountryData } from './readCountryData.ts';
import { createSeniorityReader } from './readSeniority.ts';
import { readThemes } from './readThemes.ts';
import { readTranslationSources } from './readTranslationSources.ts';

/** Reads everything that the catalogue is made from. */
export async function readSources(root: string): Promise<Sources> {
  const [
    { config, ...configRest },
    { themes, themeNames, ...themesRest },
    { brands, retired, ...brandsRest },
    { problems, ...texts },
    countryData,
  ] = await Promise.all([
    readBuildConfig(root),
    readThemes(root),
    readBrands(root),
    readTranslationSources(root),
    readCountryData(root),
  ]);
  return {
    ...(config && { config }),
    themes,
    themeNames,
    brands,
    ...(retired && { retired }),
    ...texts,
    countryData,
    seniority: createSeniorityReader(root),
    problems: [...configRest.problems, ...themesRest.problems, ...brandsRest.problems, ...problems],
  };
}
