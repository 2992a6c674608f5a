import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tryParseJson } from '../../../lib/tryParseJson.ts';
import type { CountryData } from '../schema/sources.ts';
import { listFolder } from './listFolder.ts';

const mapsFolder = 'app/fields/distance/countryMaps';
const townsFile = 'scripts/backend/sandbox/data/regions.json';

/**
 * Reads which countries have data beside their row in brands/domains.ts; undefined where the project has no such place.
 */
export async function readCountryData(root: string): Promise<CountryData> {
  const maps = (await listFolder(root, mapsFolder)).flatMap(
    ({ name }) => /^countryMap(\w\w)\.ts$/.exec(name)?.[1] ?? [],
  );
  const towns = tryParseJson(await readFile(path.join(root, townsFile), 'utf8').catch(() => ''));
  return {
    mappedCountries: maps.length > 0 ? new Set(maps) : undefined,
    townCountries: typeof towns === 'object' && towns !== null ? new Set(Object.keys(towns)) : undefined,
  };
}
