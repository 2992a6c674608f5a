import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyRepository } from '../support/copyRepository.ts';
import { readSignInScripts } from '../support/readSignInScripts.ts';
import { type ProcessResult, spawnBuild } from '../support/spawnScript.ts';

interface BuildFigures {
  ms: number;
  peakMemory: number;
  bytes: number;
  uniqueBytes: number;
  files: number;
  sites: number;
}

export interface FullBuildFigures {
  cold: BuildFigures;
  coldUncompressed: BuildFigures;
  noOp: BuildFigures;
  edit: BuildFigures;
  /** What the sign-in page of the first site loads of scripts in its first language, packed. */
  signInBytes: number;
}

/** Whole processes on a copy of the project, each with everything a person would wait for. */
export async function measureFullBuilds(): Promise<FullBuildFigures> {
  const project = await copyRepository();
  const clean = async () => {
    for (const part of ['.cache', '.dist', 'dist'])
      await rm(path.join(project.root, part), { recursive: true, force: true });
  };
  const build = async (...args: string[]) => toFigures(await spawnBuild(project.root, ['--json', ...args]));
  try {
    const coldUncompressed = await build('--no-compress');
    await clean();
    const cold = await build();
    const noOp = await build();
    const signInBytes = measureSignIn(path.join(project.root, 'dist'));
    const brand = path.join(project.root, 'brands/tavelune/brand.json');
    await writeFile(brand, (await readFile(brand, 'utf8')).replace('"support.de@', '"service.de@'));
    const edit = await build();
    return { cold, coldUncompressed, noOp, edit, signInBytes };
  } finally {
    await project.remove();
  }
}

function measureSignIn(dist: string): number {
  const host = readdirSync(`${dist}/`).filter((name) => name.startsWith('members.'))[0]!;
  const { scripts, texts } = readSignInScripts(path.join(dist, host));
  return [...scripts, Object.values(texts)[0]!].reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

function toFigures({ code, stdout, stderr, ms }: ProcessResult): BuildFigures {
  if (code !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
  return { ...(JSON.parse(stdout) as Omit<BuildFigures, 'ms'>), ms };
}
