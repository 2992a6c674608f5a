import { existsSync } from 'node:fs';
import path from 'node:path';
import { toSandboxOptions } from './backend/sandbox/toSandboxOptions.ts';
import { assertProjectPath } from './build/compile/projectPath.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { toPortError } from './lib/portError.ts';
import { ProblemsError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { findMistakes } from './local/dev/findMistakes.ts';
import { addSiteOptions, readSiteOptions } from './local/serve/siteOptions.ts';

/** Serves one site with hot reload until its process ends. */
export async function dev(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const command = new Command('npm run dev --', io)
    .description(
      'Serves one site with hot reload and the sandbox. Follows app, brand, theme, drawings and texts, shows mistakes over the page, and sends the policy of production.',
    )
    .option('--root <folder>', 'the project to serve', path.resolve(import.meta.dirname, '..'));
  const { port, filter } = readSiteOptions(addSiteOptions(command, 'tavelune').parse());
  const root = path.resolve(cwd, command.opts<{ root: string }>().root);
  assertProjectPath(root);
  // Imported here, because in such a folder modules of packages would not be found.
  const [{ createDevServer }, { loadDevSite }, { startSandbox }] = await Promise.all([
    import('./local/dev/createDevServer.ts'),
    import('./local/dev/loadDevSite.ts'),
    import('./backend/sandbox/startSandbox.ts'),
  ]);
  const entry = existsSync(path.join(root, 'app/main.tsx')) ? '/main.tsx' : '/main.ts';
  const load = () => loadDevSite(root, filter, entry);
  const { site } = await load().catch(async (error: unknown) => {
    if (!(error instanceof ProblemsError)) throw error;
    const all = await findMistakes(root);
    throw all.length === 0 ? error : new ProblemsError(all);
  });
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox(toSandboxOptions(site.values, origin));
  const server = await createDevServer({ root, port, load, findMistakes: () => findMistakes(root) });
  await server.listen().catch((error: Error) => {
    // Vite reports a taken port only in its message.
    const isTaken = error.message === `Port ${port} is already in use`;
    throw toPortError(isTaken ? Object.assign(error, { code: 'EADDRINUSE' }) : error, port);
  });
  console.log(`${site.values.name} (${site.host}) with hot reload: ${origin}`);
  const { email, password } = sandbox.accounts.find(({ stage }) => stage === 'complete')!;
  console.log(`Sign in: ${email} / ${password}; ${sandbox.origin} lists the other ways in.`);
  return new Promise<number>(() => {});
}

if (import.meta.main) await runEntry(dev);
