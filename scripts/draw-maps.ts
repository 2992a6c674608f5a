import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawCountryMap } from './brand-tools/maps/drawCountryMap.ts';
import { mapRequests } from './brand-tools/maps/mapRequests.ts';
import { readGeodata } from './brand-tools/maps/readGeodata.ts';
import { renderCountryMap } from './brand-tools/maps/renderCountryMap.ts';
import { renderMapImports } from './brand-tools/maps/renderMapImports.ts';
import { withSuggestion } from './build/config/parse/suggestValue.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { formatCount } from './lib/formatCount.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'app/fields/distance');

/** Draws the maps of countries. */
export async function drawMaps(io: CommandIo): Promise<number> {
  const { console } = io;
  const { country } = new Command('npm run draw-maps --', io)
    .description('Draws the map of every country, or of those named, and writes what imports them.')
    .option('--country <codes>', 'only these countries, separated by commas', splitList)
    .parse()
    .opts<{ country?: string[] }>();
  const requests = pickRequests(country);
  const geodata = readGeodata(root);
  await mkdir(path.join(folder, 'countryMaps'), { recursive: true });
  for (const request of requests) {
    const text = renderCountryMap(drawCountryMap(request, geodata));
    await writeFile(path.join(folder, 'countryMaps', `countryMap${request.country}.ts`), text);
  }
  const imports = renderMapImports(mapRequests.map((request) => request.country));
  await writeFile(path.join(folder, 'importCountryMap.ts'), imports);
  console.log(`Drew the maps of ${formatCount(requests.length, 'country', 'countries')}.`);
  return 0;
}

function pickRequests(codes: readonly string[] | undefined) {
  if (!codes) return mapRequests;
  const known = mapRequests.map(({ country }) => country);
  const unknown = codes.find((code) => !known.includes(code));
  if (unknown !== undefined) throw new UsageError(withSuggestion(`there is no domain in "${unknown}"`, unknown, known));
  return mapRequests.filter(({ country }) => codes.includes(country));
}

if (import.meta.main) await runEntry(drawMaps);
