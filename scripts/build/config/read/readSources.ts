import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tryParseJson } from '../../../lib/tryParseJson.ts';
import type { CountryData, Sources } from '../schema/sources.ts';
import { createSeniorityReader } from './createSeniorityReader.ts';
import { importBuildConfig } from './importBuildConfig.ts';
import { listFolder } from './listFolder.ts';
import { readBrands } from './readBrands.ts';
import { readSharedTexts } from './readSharedTexts.ts';
import { readThemes } from './readThemes.ts';

/** Reads everything that the catalogue is made from. */
export async function readSources(root: string): Promise<Sources> {
  const [
    { config, ...configRest },
    { themes, themeNames, ...themesRest },
    { brands, retired, ...brandsRest },
    { problems, ...texts },
    countryData,
  ] = await Promise.all([
    importBuildConfig(root),
    readThemes(root),
    readBrands(root),
    readSharedTexts(root),
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

const mapsFolder = 'app/fields/distance/countryMaps';
const townsFile = 'scripts/backend/sandbox/data/regions.json';

/** Reads which countries have data beside their row in brands/domains.ts; a project without such a place has no set. */
async function readCountryData(root: string): Promise<CountryData> {
  const maps = (await listFolder(root, mapsFolder)).flatMap(
    ({ name }) => /^countryMap(\w\w)\.ts$/.exec(name)?.[1] ?? [],
  );
  const towns = tryParseJson(await readFile(path.join(root, townsFile), 'utf8').catch(() => ''));
  return {
    mappedCountries: maps.length > 0 ? new Set(maps) : undefined,
    townCountries: typeof towns === 'object' && towns !== null ? new Set(Object.keys(towns)) : undefined,
  };
}
