import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rulesFolder } from '../../scripts/build/hosting/serverFiles.ts';
import {
  FileList,
  hostingFolder,
  listFileOf,
  listsFolder,
  manifestFile,
  renderFileList,
  sortFiles,
} from '../../scripts/build/output/manifest.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { copyRelease } from '../support/readDist.ts';

/** Returns a text as SRI and the security policy name it. */
const toSource = (text: string) => `sha256-${Buffer.from(sha256(text), 'hex').toString('base64')}`;

/** Returns the digits of a document's hash that its ETag has. */
const toTag = (text: string) => sha256(text).slice(0, 32);

const inlineScripts = (document: string) =>
  Array.from(document.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs), ([, script]) => script!);

/** A copy of a site whose files a fault changes, by their paths. */
interface SiteCopy {
  files: readonly string[];
  read(file: string): Promise<string>;
  /** Writes a file of the site, or a new one. */
  write(file: string, text: string): Promise<void>;
  /** Replaces texts in the serving rules of its host. */
  changeRules(changes: readonly (readonly [from: string, to: string])[]): Promise<void>;
}

const findFile = ({ files }: SiteCopy, pattern: RegExp) => files.find((file) => pattern.test(file))!;

/** Replaces texts in all documents of a site, whose hashes are in the rules. */
async function changeDocuments(site: SiteCopy, changes: readonly (readonly [from: string, to: string])[]) {
  for (const file of site.files.filter((one) => one.endsWith('.html'))) {
    const before = await site.read(file);
    const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    await site.write(file, after);
    const scripts = inlineScripts(after);
    await site.changeRules([
      [toTag(before), toTag(after)],
      ...inlineScripts(before).map((one, index) => [toSource(one), toSource(scripts[index]!)] as const),
    ]);
  }
}

/** Faults that a release may have, each with the way to plant it in a site, and what a walk says of it. */
export const faults = {
  'a missing chunk': {
    named: /: \/assets\/chat-0{10}\.js is answered with 404$/,
    plant: (site: SiteCopy) =>
      // Under its name of before, the kept releases would have it.
      changeDocuments(site, [[findFile(site, /^assets\/chat-\w+\.js$/), 'assets/chat-0000000000.js']]),
  },
  'a script that the policy refuses': {
    named: /: something violates the following Content Security Policy/,
    plant: async (site: SiteCopy) =>
      site.changeRules([[`'${toSource(inlineScripts(await site.read('index.html')).at(-1)!)}'`, '']]),
  },
  'an error while the app starts': {
    named: /: the page has an error: planted$/,
    plant: async (site: SiteCopy) => {
      const main = findFile(site, /^assets\/main-\w+\.js$/);
      const former = await site.read(main);
      const [name, script] = ['assets/main-0000000000.js', `throw new Error('planted');${former}`];
      await site.write(name, script);
      await changeDocuments(site, [
        [main, name],
        [toSource(former), toSource(script)],
      ]);
    },
  },
} as const;
export type Fault = keyof typeof faults;

/**
 * Copies a release to a folder and plants a fault in its sites at some hosts, as if they had been built so: lists and
 * manifest describe the copy.
 */
export async function plantFault(dist: string, to: string, hosts: readonly string[], fault: Fault): Promise<void> {
  copyRelease(dist, to);
  for (const host of hosts) await plantInSite(to, host, fault);
}

async function plantInSite(to: string, host: string, fault: Fault): Promise<void> {
  const listFile = path.join(to, listsFolder, listFileOf(host));
  const former = await readFile(listFile, 'utf8');
  const list = FileList.parse(JSON.parse(former));
  const rules = `${rulesFolder}/${host}.json`;
  const readText = (file: string) => readFile(path.join(to, file), 'utf8');
  const writeText = async (part: 'files' | 'hosting', folder: string, file: string, text: string) => {
    await writeFile(path.join(to, folder, file), text);
    const changed = { path: file, sha256: sha256(text), size: Buffer.byteLength(text) };
    list[part] = sortFiles(host, [...list[part].filter((one) => one.path !== file), changed]);
  };
  await faults[fault].plant({
    files: list.files.map((file) => file.path),
    read: (file) => readText(`${host}/${file}`),
    write: (file, text) => writeText('files', host, file, text),
    changeRules: async (changes) => {
      const text = await readText(`${hostingFolder}/${rules}`);
      const changed = changes.reduce((now, [from, into]) => now.replaceAll(from, into), text);
      await writeText('hosting', hostingFolder, rules, changed);
    },
  });
  const text = renderFileList(list);
  await writeFile(listFile, text);
  const manifest = path.join(to, manifestFile);
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(sha256(former), sha256(text)));
}
