import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, unlinkSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, rmdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../../lib/problem.ts';
import { isRunning } from '../../lib/processStart.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import { changeFolder, undoFileName } from '../config/read/interruptedChange.ts';
import type { FolderFiles } from './writeFolder.ts';

/** A change of brands and settings; paths are from the project's root. */
export interface ProjectChange {
  /** Folders to move. */
  moves?: readonly (readonly [from: string, to: string])[];
  /** Folders to copy. */
  copies?: readonly (readonly [from: string, to: string])[];
  removes?: readonly string[];
  files?: FolderFiles;
}

/** A file that a change adds, replaces or removes, with its contents before and after. */
export interface ChangedFile {
  /** Path from the project's root, with forward slashes. */
  path: string;
  before?: Buffer;
  after?: Buffer;
}

interface ChangeSteps {
  /** Returns other files that follow from the changed project in this folder. */
  complete?: (project: string) => Promise<FolderFiles>;
  /** Throws where the changed project has problems. */
  check: (project: string) => Promise<unknown>;
  /** Is shown the changed project, as a whole and ready to be built, before anything is replaced. */
  show?: ((project: string) => Promise<unknown>) | undefined;
  /** Notes the files before they are replaced, so that the change can be undone later. */
  note?: (files: readonly ChangedFile[]) => Promise<unknown>;
  /** Leaves out the change itself. */
  dryRun?: boolean;
}

/** Entries that change; the copy that is checked has links to all other parts of the project. */
const changingEntries = ['brands', 'build.config.ts'];
/** Entries that a build takes from the project itself, so that a link does not do. */
const builtEntries = ['app', 'templates', 'themes'];

const workFolder = (root: string) => path.join(root, changeFolder);
const undoFile = (root: string) => path.join(workFolder(root), undoFileName);

/** A path that was replaced or removed, in the order of the steps; the n-th original is `undo/n`. */
interface UndoEntry {
  path: string;
  existed: boolean;
}

/**
 * Changes brands and settings completely or not at all: builds the changed project beside the present one, completes
 * and checks it, and then puts it in place. If it is killed, the next change or `restoreProject` undoes it.
 */
export async function changeProject(root: string, change: ProjectChange, steps: ChangeSteps): Promise<void> {
  await restoreProject(root);
  await mkdir(path.join(workFolder(root), 'undo'), { recursive: true });
  try {
    await writeAtomically(path.join(workFolder(root), 'pid'), Buffer.from(String(process.pid)));
    const project = path.join(workFolder(root), 'project');
    await copyProject(root, project, steps.show ? [...changingEntries, ...builtEntries] : changingEntries);
    await applyTo(project, change);
    const further = (await steps.complete?.(project)) ?? {};
    await writeFiles(project, further);
    await steps.check(project);
    await steps.show?.(project);
    if (steps.dryRun) return;
    const units = listUnits({ ...change, files: { ...change.files, ...further } });
    await steps.note?.(listChangedFiles(root, project, units));
    await replace(root, project, units);
  } finally {
    await rm(workFolder(root), { recursive: true, force: true });
  }
}

/** Undoes a change that was killed halfway. Returns whether there was one. */
export async function restoreProject(root: string): Promise<boolean> {
  const owner = Number(readIfExists(path.join(workFolder(root), 'pid')));
  if (owner && owner !== process.pid && isRunning(owner)) {
    throw new UsageError(`another command changes brands (process ${owner}); wait for its end`);
  }
  const entries = tryParseJson(readIfExists(undoFile(root)) ?? '') as readonly UndoEntry[] | undefined;
  if (entries) undo(root, entries);
  await rm(workFolder(root), { recursive: true, force: true });
  return entries !== undefined;
}

const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

async function copyProject(root: string, project: string, copied: readonly string[]): Promise<void> {
  await mkdir(project);
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const [from, to] = [path.join(root, entry.name), path.join(project, entry.name)];
    if (copied.includes(entry.name)) await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else if (!entry.name.startsWith('.staging-')) await symlink(from, to, entry.isDirectory() ? 'junction' : 'file');
  }
}

async function applyTo(project: string, { moves = [], copies = [], removes = [], files = {} }: ProjectChange) {
  for (const [from, to] of copies) await cp(path.join(project, from), path.join(project, to), { recursive: true });
  for (const [from, to] of moves) await rename(path.join(project, from), path.join(project, to));
  for (const entry of removes) {
    await rm(path.join(project, entry), { recursive: true, force: true });
    await removeEmptyFolders(project, path.dirname(entry));
  }
  await writeFiles(project, files);
}

/** Removes a folder below brands that has nothing in it any more, and those around it. */
async function removeEmptyFolders(project: string, folder: string): Promise<void> {
  if (folder === '.' || folder === 'brands' || (await readdir(path.join(project, folder))).length > 0) return;
  await rmdir(path.join(project, folder));
  await removeEmptyFolders(project, path.dirname(folder));
}

async function writeFiles(project: string, files: FolderFiles): Promise<void> {
  for (const [file, content] of Object.entries(files))
    await writeAtomically(path.join(project, file), Buffer.from(content));
}

/** Reads the files of units, which are files or folders, by their paths. */
function readUnits(root: string, units: readonly string[]): Map<string, Buffer> {
  const files = units.flatMap((unit) => {
    const stats = lstatSync(path.join(root, unit), { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return stats ? [unit] : [];
    const entries = readdirSync(path.join(root, unit), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  });
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file))]));
}

function listChangedFiles(root: string, project: string, units: readonly string[]): ChangedFile[] {
  const [old, now] = [readUnits(root, units), readUnits(project, units)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((file) => {
    const [before, after] = [old.get(file), now.get(file)];
    return before && after?.equals(before) ? [] : [{ path: file, ...(before && { before }), ...(after && { after }) }];
  });
}

/** Lists the paths that are replaced in one step each: folders of brands, and single files beside them. */
function listUnits({ moves = [], copies = [], removes = [], files = {} }: ProjectChange): string[] {
  const paths = [...moves.flat(), ...copies.map(([, to]) => to), ...removes, ...Object.keys(files)];
  return [...new Set(paths.map((entry) => entry.split('/').slice(0, 2).join('/')))];
}

/**
 * Replaces the units in synchronous steps, so that a signal waits for the end; after an error or a kill all are undone.
 */
async function replace(root: string, project: string, units: readonly string[]): Promise<void> {
  const entries = units.map((unit): UndoEntry => ({ path: unit, existed: existsSync(path.join(root, unit)) }));
  await writeAtomically(undoFile(root), Buffer.from(JSON.stringify(entries)));
  const hold = () => {};
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hold);
  try {
    entries.forEach(({ path: unit, existed }, index) => {
      if (existed) renameSync(path.join(root, unit), path.join(workFolder(root), 'undo', String(index)));
      if (existsSync(path.join(project, unit))) renameSync(path.join(project, unit), path.join(root, unit));
    });
    unlinkSync(undoFile(root));
  } catch (error) {
    undo(root, entries);
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, hold);
  }
}

function undo(root: string, entries: readonly UndoEntry[]): void {
  entries.forEach(({ path: unit, existed }, index) => {
    const original = path.join(workFolder(root), 'undo', String(index));
    // An original that was not moved away is still in its place.
    if (existed && !existsSync(original)) return;
    rmSync(path.join(root, unit), { recursive: true, force: true });
    if (existed) renameSync(original, path.join(root, unit));
  });
  rmSync(undoFile(root), { force: true });
}
