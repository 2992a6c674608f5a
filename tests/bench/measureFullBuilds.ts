import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { copyRepository } from '../support/copyRepository.ts';
import { createSigningKey } from '../support/createSigningKey.ts';
import { readSignInPageScripts } from '../support/readSignInPageScripts.ts';
import { spawnBuild } from '../support/spawnScript.ts';
import { applyEdit, type EditName, editNames } from './edits.ts';

export interface BuildFigures {
  ms: number;
  /** Of the process and those that it starts; undefined where there is no bash to tell. */
  cpuMs: number | undefined;
  /** Bytes, of these processes together. */
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
  /** The build after one edit, by what was edited. */
  edits: Record<EditName, BuildFigures>;
  /** Thousands of sites, uncompressed. */
  synthetic: BuildFigures;
  /** Two machines that have nothing but a cache on a server; what the first makes is what the second finds. */
  firstMachine: BuildFigures;
  secondMachine: BuildFigures;
  /** What the sign-in page of the first site loads of scripts in its first language, packed. */
  signInBytes: number;
}

/** Each has ten sites; together with the real ones there are about 2,000. */
const SYNTHETIC_BRANDS = 186;

/** Whole processes on a copy of the project, each with everything a person would wait for. */
export async function measureFullBuilds(): Promise<FullBuildFigures> {
  const project = await copyRepository();
  const inProject = (...names: string[]) => path.join(project.root, ...names);
  const clean = async () => {
    for (const part of ['.cache', '.dist', 'dist']) await rm(inProject(part), { recursive: true, force: true });
  };
  const build = (...args: string[]) => measureBuild(project.root, args);
  try {
    const coldUncompressed = await build('--no-compress');
    await clean();
    const cold = await build();
    const noOp = await build();
    const signInBytes = measureSignIn(inProject('dist'));
    const edited: Partial<Record<EditName, BuildFigures>> = {};
    for (const name of editNames) {
      await applyEdit(project.root, name);
      edited[name] = await build();
    }
    const server = await startFileStore();
    const machine = async () => {
      await clean();
      return build('--cache', server.address);
    };
    const [firstMachine, secondMachine] = [await machine(), await machine()];
    server.close();
    await clean();
    await addSyntheticBrands(project.root);
    const synthetic = await build('--no-compress');
    return {
      ...{ cold, coldUncompressed, noOp, edits: edited as Record<EditName, BuildFigures> },
      ...{ firstMachine, secondMachine, synthetic, signInBytes },
    };
  } finally {
    await project.remove();
  }
}

/** Brands like a real one, with names, hosts and siteIds of their own. */
async function addSyntheticBrands(root: string): Promise<void> {
  const real = path.join(root, 'brands/tavelune');
  const text = await readFile(path.join(real, 'brand.json'), 'utf8');
  let siteId = 2000;
  for (let index = 0; index < SYNTHETIC_BRANDS; index++) {
    const letters = String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
    const folder = path.join(root, `brands/synthetic${letters}`);
    await mkdir(folder);
    const rename = (content: string) =>
      content.replaceAll('tavelune', `synthetic${letters}`).replaceAll('Tavelune', `Synthetic${letters}`);
    for (const file of ['logo.svg', 'icon.svg']) {
      const drawing = rename(await readFile(path.join(real, file), 'utf8'));
      await writeFile(path.join(folder, file), drawing.replace('</svg>', `<g id="synthetic${letters}-own"/></svg>`));
    }
    const own = rename(text).replaceAll(/"siteId": \d+/g, () => `"siteId": ${siteId++}`);
    await writeFile(path.join(folder, 'brand.json'), own);
  }
}

/** A server that keeps what it is given, as a cache that machines share. */
async function startFileStore(): Promise<{ address: string; close(): void }> {
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const file = request.url!;
    if (request.method === 'PUT') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      files.set(file, Buffer.concat(parts));
      response.writeHead(201).end();
    } else {
      const found = files.get(file);
      response.writeHead(found ? 200 : 404).end(found);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function measureSignIn(dist: string): number {
  const host = readdirSync(`${dist}/`).filter((name) => name.startsWith('members.'))[0]!;
  const { scripts, texts } = readSignInPageScripts(path.join(dist, host));
  return [...scripts, Object.values(texts)[0]!].reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

/** bash tells the time of all processes; its last line on the error stream is `<user> <system>` in seconds. */
const timed = { prefix: ['bash', '-c', 'TIMEFORMAT="%U %S"; time "$0" "$@"'] };

const signingKey = createSigningKey();

/** Reads the flags with which `npm run build` starts Node. */
async function readNodeFlags(root: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  return scripts.build.split(' ').filter((word) => word.startsWith('--max-'));
}

async function measureBuild(root: string, args: readonly string[]): Promise<BuildFigures> {
  const env = { MATCHPRESS_CACHE_SIGNING_KEY: signingKey };
  const { code, stdout, stderr, ms } = await spawnBuild(root, ['--json', ...args], {
    ...timed,
    env,
    nodeFlags: await readNodeFlags(root),
  });
  if (code !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
  const seconds = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  const cpuMs = seconds.length === 2 ? seconds.reduce((sum, one) => sum + one * 1000, 0) : undefined;
  return { ...(JSON.parse(stdout) as Omit<BuildFigures, 'ms' | 'cpuMs'>), ms, cpuMs };
}
