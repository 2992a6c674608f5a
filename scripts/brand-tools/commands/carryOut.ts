import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseJsonDocument } from '../../build/config/parse/parseJsonDocument.ts';
import type { KeyPath } from '../../build/config/parse/pathProblem.ts';
import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import type { Catalogue } from '../../build/config/schema/catalogue.ts';
import { changeProject } from '../../build/output/changeProject.ts';
import type { FolderFiles } from '../../build/output/writeFolder.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { formatProblem, ProblemsError, UsageError } from '../../lib/problem.ts';
import { startProgress } from '../../lib/progress.ts';
import { describeBrandChange } from '../changes/describeBrandChange.ts';
import { changesFolder, openJournal } from '../journal/changeJournal.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import type { Project } from '../lifecycle/readProject.ts';
import type { ShownChange } from '../preview/captureChange.ts';
import { pathAt, toPlainWords } from '../scaffold/toAnswerError.ts';
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
  /** Whether it is told what differs in each brand afterwards. */
  describes?: boolean;
  /** Returns the option that a value of brand.json was typed as; undefined for others. */
  optionOf?: (path: KeyPath, message: string) => string | undefined;
  /** Notes it, just before it is made; without this, it becomes a new entry of the journal. */
  note?: () => Promise<void>;
  /** Facts that --json prints beside the changes. */
  details?: object;
}

/** Checks a change and makes it, if that is wanted; prints what it is, and notes it in the journal. */
export async function carryOut(
  { root, catalogue }: Project,
  prepared: PreparedChange,
  flags: ChangeFlags,
  { io, ask }: BrandCommands,
): Promise<number> {
  const { yes, json = false, dryRun = false } = flags;
  const { console, stdin, stderr, cwd, args } = io;
  const { planned, complete, question, shown } = prepared;
  let lines = planned.lines;
  const asks = !yes && !json && !dryRun;
  const isWanted = flags.pictures ?? (asks && stdin.isTTY === true);
  let page: string | undefined;
  const show = async (project: string) => {
    const folder = typeof flags.pictures === 'string' ? path.resolve(cwd, flags.pictures) : usualFolder(root);
    const { captureChange } = await import('../preview/captureChange.ts');
    const progress = startProgress(stderr);
    if (!json) progress.report('Building and capturing both states');
    const captured = captureChange(root, project, folder, shown!, lines).finally(progress.clear);
    // Pictures that were not asked for are no reason to stop.
    page = flags.pictures
      ? await captured
      : await captured.catch((error) => void console.error(`No pictures: ${String(error).split('\n')[0]}`));
  };
  let after = catalogue;
  const check = async (project: string) => {
    after = await loadCatalogue(project).catch((error) => {
      throw inWordsOfOptions(error, prepared);
    });
    if (prepared.describes) lines = [...planned.lines, ...describeChanges(catalogue, after)];
  };
  const steps = { ...(complete && { complete }), check };
  const showsFirst = { ...steps, show: isWanted && shown ? show : undefined };
  // Before any question, so that no answer is in vain.
  if (asks || dryRun) await changeProject(root, planned.change, { ...showsFirst, dryRun: true });
  const tell = () => {
    if (!json) for (const line of lines) console.log(line);
  };
  if (asks || dryRun) tell();
  const tellPage = () => page !== undefined && !json && console.log(`Before and after: ${pathToFileURL(page)}`);
  if (asks) {
    tellPage();
    if (!/^y(?:es)?$/i.test(await ask(`\n${question} [no]: `))) {
      console.log('Nothing was written.');
      return 0;
    }
  }
  if (!dryRun) {
    await changeProject(root, planned.change, {
      ...(asks ? steps : showsFirst),
      note: prepared.note ?? ((files) => openJournal(root).note({ command: formatCommand(args), lines }, files)),
    });
  }
  if (!asks && !dryRun) tell();
  if (!asks) tellPage();
  if (json)
    console.log(
      JSON.stringify({ ok: true, written: !dryRun, changes: lines, ...prepared.details, ...(page && { page }) }),
    );
  else if (dryRun) console.log('Nothing was written.');
  else {
    const { brands } = after;
    const sites = brands.reduce((sum, { domains }) => sum + domains.length, 0);
    console.log(`Written. ${formatCount(brands.length, 'brand')}, ${formatCount(sites, 'site')}: no mistake`);
  }
  return 0;
}

/** Describes what differs in each brand that both states have. */
const describeChanges = (before: Catalogue, after: Catalogue): string[] =>
  after.brands.flatMap((brand) => {
    const former = before.brands.find(({ slug }) => slug === brand.slug);
    return former && JSON.stringify(former) !== JSON.stringify(brand) ? describeBrandChange(former, brand) : [];
  });

/** Returns the problems of a changed brand file in the words of the options that it was changed by. */
function inWordsOfOptions(error: unknown, { planned, optionOf }: PreparedChange): unknown {
  if (!(error instanceof ProblemsError) || !optionOf) return error;
  const described = error.problems.map((problem) => {
    const text = planned.change.files?.[problem.file];
    const { document } = typeof text === 'string' ? parseJsonDocument(problem.file, text) : {};
    const option = document && optionOf(pathAt(document, problem), problem.message);
    if (option === undefined) return { line: formatProblem(problem), isTyped: false };
    const said = [problem.message, problem.hint ?? []].flat().map(toPlainWords).join('; ');
    return { line: `${option}  ${said}`, isTyped: true };
  });
  return described.some(({ isTyped }) => isTyped)
    ? new UsageError(described.map(({ line }) => line).join('\n'))
    : error;
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
