import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Manifest, manifestFile } from '../../build/output/manifest.ts';
import type { BuiltFrom, BuiltRelease } from '../../build/release/buildOptions.ts';
import { compareSources, readSources } from '../../build/release/sourceSnapshot.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { sha256 } from '../../lib/hash.ts';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { Plan } from './Plan.ts';

const PLAN_AGAIN = 'run npm run plan again, and look at what it says';
const MAX_NAMED = 5;

/** Reads a saved plan. Throws a ProblemsError for any other file. */
export function readPlan(file: string): Plan {
  const plan = Plan.safeParse(tryParseJson(readFileSync(file, 'utf8'))).data;
  if (plan) return plan;
  throw new ProblemsError([toFileProblem(file, 'this is no plan', 'save one with npm run plan -- --out <file>')]);
}

const refuse = (file: string, message: string): ProblemsError =>
  new ProblemsError([toFileProblem(file, `the plan is stale: ${message}`, PLAN_AGAIN)]);

const nameRelease = (manifest: string | null) => (manifest === null ? 'no release' : manifest.slice(0, 16));

const nameSome = (names: readonly string[]): string => {
  const more = names.length - MAX_NAMED;
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** Returns the SHA-256 of the manifest in a folder; null if it has none. */
export function readReleaseHash(dist: string): string | null {
  try {
    return sha256(readFileSync(path.join(dist, manifestFile)));
  } catch {
    return null;
  }
}

/** Throws a ProblemsError if `dist` is neither the release that a plan starts from nor the one that it leads to. */
export function assertPlanStart(plan: Plan, file: string, dist: string): void {
  const now = readReleaseHash(dist);
  if (now === plan.from || now === plan.to) return;
  throw refuse(file, `it starts from ${nameRelease(plan.from)}, and ${path.basename(dist)} is ${nameRelease(now)} now`);
}

/** Throws a ProblemsError unless the release in `dist` is the one that a plan leads to: for what ships a plan. */
export function assertPlanned(plan: Plan, file: string, dist: string): void {
  const now = readReleaseHash(dist);
  if (now === plan.to) return;
  throw refuse(file, `it leads to ${nameRelease(plan.to)}, and ${path.basename(dist)} is ${nameRelease(now)}`);
}

/** Throws a ProblemsError, with what has moved since, unless a release that is built is the planned one. */
export function assertBuiltAsPlanned(
  plan: Plan,
  file: string,
  { manifest, sources, store }: BuiltRelease & BuiltFrom,
): void {
  if (sha256(manifest) === plan.to) return;
  if (sources !== plan.sources) {
    const [before, now] = [readSources(store, plan.sources), readSources(store, sources)];
    const moved = before && now ? compareSources(before, now).map((one) => one.file) : [];
    const others = moved.length > 0 ? `: ${nameSome(moved)}` : '';
    throw refuse(file, `the sources have changed since${others}`);
  }
  const sites = Manifest.parse(JSON.parse(manifest)).sites.length;
  throw refuse(
    file,
    `the same sources give ${nameRelease(sha256(manifest))} with ${formatCount(sites, 'site')} here, and ${nameRelease(plan.to)} where it was made`,
  );
}
