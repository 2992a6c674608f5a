import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Option } from 'commander';
import { decodeUtf8 } from '../../build/config/parse/decodeUtf8.ts';
import { ProblemsError, toFileProblem, UsageError } from '../../lib/problem.ts';
import { toUnreadableProblem } from '../../lib/regularFile.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import { findBrand, type Project } from '../lifecycle/readProject.ts';
import { isBrandAsDrawn, redrawBrand } from '../lifecycle/redrawBrand.ts';
import { planTokens, readExported } from '../tokens/planTokens.ts';
import { type TokenRole, tokenRoles } from '../tokens/proposeRoles.ts';
import { renderCssTokens, renderTokens } from '../tokens/renderTokens.ts';
import type { AddCommand, BrandCommands, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

type TokensFlags = ChangeFlags & Partial<Record<TokenRole, string>> & { export?: string; format: 'dtcg' | 'css' };

const MAX_MB = 4;

/** Reads a file of tokens. Throws a ProblemsError where that is not possible. */
async function readTokenFile(cwd: string, file: string): Promise<string> {
  const place = path.resolve(cwd, file);
  const refuse = (error: unknown) => new ProblemsError([toUnreadableProblem(file, error)]);
  const { size } = await stat(place).catch((error) => Promise.reject(refuse(error)));
  if (size > MAX_MB * 1_000_000) {
    const message = `it has ${(size / 1_000_000).toFixed(1)} MB`;
    throw new ProblemsError([toFileProblem(file, message, `at most ${MAX_MB} MB of tokens are read`)]);
  }
  const bytes = await readFile(place).catch((error) => Promise.reject(refuse(error)));
  const { text, problems } = decodeUtf8(file, bytes);
  if (text === undefined) throw new ProblemsError(problems);
  return text;
}

/** Writes the tokens of a brand to a file, or prints them. */
async function exportTokens(
  project: Project,
  slug: string,
  flags: TokensFlags,
  { io }: BrandCommands,
): Promise<number> {
  const brand = findBrand(project, slug);
  const text = flags.format === 'css' ? renderCssTokens(brand) : renderTokens(brand, readExported(project, slug));
  if (flags.export === '-') {
    io.stdout.write(text);
    return 0;
  }
  const file = path.resolve(io.cwd, flags.export!);
  await writeAtomically(file, Buffer.from(text));
  io.console.log(flags.json ? JSON.stringify({ ok: true, file }) : `Written: ${flags.export}`);
  return 0;
}

export const addTokensCommand: AddCommand = (commands) => {
  const command = commands
    .changes(
      'tokens <slug> [file]',
      'Takes colours, corners and face from design tokens: DTCG, Tokens Studio, variables of Figma, or CSS. --export gives them.',
    )
    .option('--export <file>', 'write the tokens of the brand to a file, - prints them')
    .addOption(new Option('--format <format>', 'of --export').choices(['dtcg', 'css']).default('dtcg'));
  for (const role of tokenRoles) command.option(`--${role} <token>`, `the token that becomes ${role}`);
  command.action(
    commands.runs<[string, string | undefined], TokensFlags>(async (project, flags, slug, file) => {
      findBrand(project, slug);
      if ((file === undefined) === (flags.export === undefined))
        throw new UsageError('it takes either a file of tokens or --export with one to write');
      if (file === undefined) return exportTokens(project, slug, flags, commands);
      const chosen = Object.fromEntries(tokenRoles.flatMap((role) => (flags[role] ? [[role, flags[role]]] : [])));
      const text = await readTokenFile(commands.io.cwd, file);
      const planned = planTokens(project, slug, { file, text }, chosen);
      const isDrawn = await isBrandAsDrawn(project.root, slug);
      const prepared = {
        planned,
        ...(isDrawn && { complete: (changed: string) => redrawBrand(changed, slug) }),
        question: `Change colours and look of ${slug}?`,
        describes: true,
        shown: { before: slug, after: slug, screens: ['login', 'home', 'plans'] },
      };
      return carryOut(project, prepared, flags, commands);
    }),
  );
};
