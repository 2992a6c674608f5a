import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import { changeProject } from '../../build/output/changeProject.ts';
import type { FolderFiles } from '../../build/output/writeFolder.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { startProgress } from '../../lib/progress.ts';
import { changesFolder, openJournal } from '../journal/changeJournal.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import type { Project } from '../lifecycle/readProject.ts';
import type { ShownChange } from '../preview/captureChange.ts';
import type { BrandCommands, ChangeFlags } from './BrandCommands.ts';

/** A change that a command has prepared. */
export interface PreparedChange {
  planned: PlannedChange;
  /** Returns other files that follow from the changed project in this folder. */
  complete?: (project: string) => Promise<FolderFiles>;
  /** The question before anything is written. */
  question: string;
  /** Brand and screens that show it; none where there is nothing to be seen. */
  shown?: ShownChange;
  /** Whether it is a step through the journal, which has it already. */
  isStep?: boolean;
}

/** Checks a change and makes it, if that is wanted; prints what it is, and notes it in the journal. */
export async function carryOut(
  { root }: Project,
  { planned, complete, question, shown, isStep = false }: PreparedChange,
  flags: ChangeFlags,
  { io, ask }: BrandCommands,
): Promise<number> {
  const { yes, json = false, dryRun = false } = flags;
  const { console, stdin, stderr, cwd, args } = io;
  const { lines } = planned;
  const asks = !yes && !json && !dryRun;
  const isWanted = flags.pictures ?? (asks && stdin.isTTY === true);
  let page: string | undefined;
  const show = async (project: string) => {
    const folder = typeof flags.pictures === 'string' ? path.resolve(cwd, flags.pictures) : usualFolder(root);
    const { captureChange } = await import('../preview/captureChange.ts');
    const progress = startProgress(stderr);
    if (!json) progress.report('Building and capturing both states');
    const captured = captureChange(root, project, folder, shown!, lines).finally(progress.clear);
    // Pictures that nobody asked for are no reason to stop.
    page = flags.pictures
      ? await captured
      : await captured.catch((error) => void console.error(`No pictures: ${String(error).split('\n')[0]}`));
  };
  const steps = { ...(complete && { complete }), check: loadCatalogue };
  const showsFirst = { ...steps, show: isWanted && shown ? show : undefined };
  // Before any question, so that no answer is in vain.
  if (asks || dryRun) await changeProject(root, planned.change, { ...showsFirst, dryRun: true });
  if (!json) for (const line of lines) console.log(line);
  const tellPage = () => page !== undefined && !json && console.log(`Before and after: ${pathToFileURL(page)}`);
  if (asks) {
    tellPage();
    if (!/^y(?:es)?$/i.test(await ask(`\n${question} [no]: `))) {
      console.log('Nothing was written.');
      return 0;
    }
  }
  if (!dryRun) {
    const note = { command: formatCommand(args), lines };
    await changeProject(root, planned.change, {
      ...(asks ? steps : showsFirst),
      ...(!isStep && { note: (files) => openJournal(root).note(note, files) }),
    });
  }
  if (!asks) tellPage();
  if (json) console.log(JSON.stringify({ ok: true, written: !dryRun, changes: lines, ...(page && { page }) }));
  else if (dryRun) console.log('Nothing was written.');
  else {
    const { brands } = await loadCatalogue(root);
    const sites = brands.reduce((sum, { domains }) => sum + domains.length, 0);
    console.log(`Written. ${formatCount(brands.length, 'brand')}, ${formatCount(sites, 'site')}: no mistake`);
  }
  return 0;
}

const usualFolder = (root: string) => path.join(changesFolder(root), 'pictures');

/** Formats arguments as they are typed, without the options that say how to run. */
function formatCommand(args: readonly string[]): string {
  const told = args.filter(
    (arg, index) =>
      !/^--(?:yes|json|root|(?:no-)?pictures)\b/.test(arg) &&
      (arg.startsWith('--') || !/^--(?:root|pictures)$/.test(args[index - 1] ?? '')),
  );
  return told.map((arg) => (/^[\w./:=@,+-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`)).join(' ');
}
