import path from 'node:path';
import { rolldown } from 'rolldown';
import { bootPlaceholder } from '../../lib/buildPlaceholders.ts';
import { scriptTargets } from '../../lib/supportedBrowsers.ts';
import { listModules } from './listModules.ts';

/** The boot scripts of documents, each with one bootPlaceholder for its values. */
export interface BootScripts {
  /** app/boot/bootDocument.ts, which all documents have. */
  document: string;
  /** app/boot/bootMemberPage.ts. */
  memberPage: string;
  /** app/boot/noticeFailures.ts, which all documents have where failures are reported. */
  noticer: string;
  /** app/boot/reportFailures.ts. */
  reporter: string;
  /** The files of the project that they are made from. */
  sources: readonly string[];
}

/** Bundles the boot scripts as classic scripts. */
export async function compileBootScripts(root: string): Promise<BootScripts> {
  const names = ['bootDocument', 'bootMemberPage', 'noticeFailures', 'reportFailures'];
  const scripts = await Promise.all(names.map((name) => compileBootScript(root, name)));
  const [document, memberPage, noticer, reporter] = scripts.map(({ code }) => code);
  return {
    ...{ document: document!, memberPage: memberPage!, noticer: noticer!, reporter: reporter! },
    sources: listModules(
      root,
      scripts.flatMap(({ moduleIds }) => moduleIds),
    ),
  };
}

async function compileBootScript(root: string, name: string): Promise<{ code: string; moduleIds: string[] }> {
  const bundle = await rolldown({
    input: path.join(root, `app/boot/${name}.ts`),
    cwd: root,
    transform: { target: scriptTargets },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  if (code.split(bootPlaceholder).length !== 2) throw new Error(`${name} has not one ${bootPlaceholder}`);
  // The minifier keeps notes for bundlers.
  return { code: code.replaceAll(/\s*\/\* @vite-ignore \*\/\s*/g, '').trim(), moduleIds };
}
