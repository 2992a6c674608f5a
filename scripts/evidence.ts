import path from 'node:path';
import { assertUnpublished } from './build/output/ownFolder.ts';
import { replaceFolder } from './build/output/writeFolder.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { UsageError } from './lib/problem.ts';
import { readGivenText } from './lib/regularFile.ts';
import { runEntry } from './lib/runEntry.ts';
import { collectEvidence } from './release-tools/evidence/collectEvidence.ts';
import { parseKey, toKeyId } from './release-tools/evidence/envelope.ts';
import { evidenceFiles } from './release-tools/evidence/statement.ts';

interface Options {
  release: string;
  out: string;
  key?: string;
  builder?: string;
  time?: string;
  json?: true;
  root: string;
}

/** Builder of a release that no name is given for. */
const unnamedBuilder = 'https://matchpress.example/builders/unnamed';

function parseTime(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new UsageError(`--time ${text} is no time in UTC, such as 2026-11-30T08:00:00Z`);
}

function parseBuilder(text: string): string {
  if (URL.canParse(text)) return text;
  throw new UsageError(`--builder ${text} is no address, such as https://ci.example/matchpress`);
}

/** Writes the evidence of a release. */
export async function writeEvidence(io: CommandIo): Promise<number> {
  const { console, cwd, env } = io;
  const options = new Command('npm run evidence --', io)
    .description(
      'Writes what proves a release to others: a bill of materials of what its sites send (CycloneDX), a statement about manifest and lists (in-toto, SLSA), and copies of these.',
    )
    .option('--release <folder>', 'the release', 'dist')
    .option('--out <folder>', 'where the evidence goes', '.evidence')
    .option('--key <file>', 'sign the statement with this private key, of Ed25519 or ECDSA P-256 in PEM')
    .option('--builder <address>', 'who ran the build (default: MATCHPRESS_BUILDER in the environment)', parseBuilder)
    .option('--time <time>', 'when it was built, in UTC; without it equal releases have equal evidence', parseTime)
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project it was built from', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<Options>();
  const [root, dist, out] = [options.root, options.release, options.out].map((folder) => path.resolve(cwd, folder)) as [
    string,
    string,
    string,
  ];
  assertUnpublished('the evidence', out, [dist]);
  const key = options.key && parseKey(readGivenText(cwd, options.key), options.key, 'private');
  const builder = options.builder ?? (env.MATCHPRESS_BUILDER ? parseBuilder(env.MATCHPRESS_BUILDER) : unnamedBuilder);
  const files = collectEvidence(root, dist, { builder, time: options.time, key: key || undefined });
  const use = { root, what: 'the evidence is', option: '--out' };
  await replaceFolder(out, files, { ...use, isOwn: (entries) => entries.includes(evidenceFiles.sbom) });
  const report = { files: Object.keys(files).length, ...(key && { keyId: toKeyId(key) }) };
  if (options.json) console.log(JSON.stringify({ ok: true, ...report }));
  else {
    const signed = key ? `signed by the key ${toKeyId(key)}` : 'not signed: --key signs it';
    console.log(`${report.files} files in ${options.out}; the statement is ${signed}.`);
  }
  return 0;
}

if (import.meta.main) await runEntry(writeEvidence);
