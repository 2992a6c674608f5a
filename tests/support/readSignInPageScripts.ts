import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Pattern of the lazy chunks that the sign-in page loads at once. */
const lazyChunksOnSignIn = /^(?:signinpage|languageswitch|livechatbutton)-[0-9a-f]{10}\.js$/;

/** A script of a site, read once though many sites have it. */
interface Script {
  code: string;
  /** The size in bytes, compressed by gzip's best level. */
  gzipBytes: number;
}

export interface SignInScripts {
  /** All scripts that the sign-in page loads, without the catalogues. */
  scripts: Script[];
  /** The critical messages by language tag. */
  texts: Record<string, Script>;
}

const scriptCache = new Map<string, Script>();

/** Reads what the sign-in page of a built site loads; `folder` is the site's. */
export function readSignInPageScripts(folder: string): SignInScripts {
  const assets = path.join(folder, 'assets');
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const { imports } = JSON.parse(/<script type="importmap"[^>]*>(.+?)<\/script>/s.exec(page)![1]!) as {
    imports: Record<string, string>;
  };
  const read = (name: string): Script => {
    const script = scriptCache.get(name) ?? toScript(readFileSync(path.join(assets, name)));
    scriptCache.set(name, script);
    return script;
  };
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const first = Array.from(page.matchAll(/modulepreload" crossorigin href="\/assets\/([^"]+)"/g), (match) => match[1]!);
  const entry = /<script type="module" crossorigin src="\/assets\/([^"]+)"/.exec(page)![1]!;
  const loaded = new Set([entry, ...first, ...names.filter((name) => lazyChunksOnSignIn.test(name))]);
  for (const name of loaded) {
    for (const [, target] of read(name).code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
      loaded.add(path.basename(imports[`/assets/${target}`]!));
    }
  }
  const tagOf = (name: string) => /^catalogue-([a-z]+(?:-[A-Z]{2})?)-[0-9a-f]{10}\.js$/.exec(name)?.[1];
  return {
    scripts: [...loaded].filter((name) => !tagOf(name)).map(read),
    texts: Object.fromEntries(names.flatMap((name) => (tagOf(name) ? [[tagOf(name)!, read(name)]] : []))),
  };
}

const toScript = (bytes: Buffer): Script => ({
  code: bytes.toString(),
  gzipBytes: gzipSync(bytes, { level: 9 }).length,
});
