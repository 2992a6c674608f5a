import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languageIn } from '../../../brands/languageVariants.ts';
import { formatList } from '../../build/config/parse/problemMessageFormatting.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { formatProblems, ProblemsError, UsageError } from '../../lib/problem.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import { findBrand, type Project } from '../lifecycle/readProject.ts';
import type { PreviewScreenName } from '../preview/previewWords.ts';
import { confirmProposals, describeProposal, groupByTag, isSure } from '../texts/confirmProposals.ts';
import { renderCsv } from '../texts/exchange/csv.ts';
import { listUnits, type Selection } from '../texts/exchange/listUnits.ts';
import { planImport } from '../texts/exchange/planImport.ts';
import { toLegalChange } from '../texts/exchange/planLegalVersion.ts';
import { renderXliff } from '../texts/exchange/renderXliff.ts';
import { listBrandTags } from '../texts/listBrandTexts.ts';
import { createScreenFinder } from '../texts/messageScreens.ts';
import { createWantedCheck, planOwnTexts } from '../texts/planOwnTexts.ts';
import { proposeRename, type RenameProposal, type TextProposal } from '../texts/proposeRename.ts';
import type { AddCommand, BrandCommands, ChangeFlags, ReadFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

interface RenameFlags extends ChangeFlags {
  language?: string;
  forms?: string;
  gender?: string;
  all?: true;
}

interface ExportFlags extends ReadFlags {
  language?: string;
  format: string;
  own?: true;
  missing?: true;
  out?: string;
}

interface ImportFlags extends ChangeFlags {
  skipBroken?: true;
  validFrom?: string;
  correction?: true;
}

/** Returns the requested language, or the only one of the brand. */
function pickTag(project: Project, slug: string, language: string | undefined): string {
  findBrand(project, slug);
  const tags = listBrandTags(project, slug);
  if (language === undefined && tags.length > 1)
    throw new UsageError(`--language is missing; ${slug} has ${formatList(tags, 'and')}`);
  return language ?? tags[0]!;
}

const toJson = ({ tag, screens, text, proposed, doubts, problems }: TextProposal) => ({
  ...{ language: tag, message: text.message.id, context: text.message.context, screens },
  ...{ now: text.shown, proposed, doubts, problems },
});

/** Describes what stays, and what a person has to look at. */
const describeRest = ({ missing, otherPlaces }: RenameProposal, left: readonly TextProposal[]): string[] => [
  ...(left.length === 0 ? [] : ['Not written:', ...left.flatMap(describeProposal)]),
  ...(missing.length === 0
    ? []
    : [`Forms that no rule gives: --forms "${missing.map((one) => `${one}=…`).join(',')}"`]),
  'Elsewhere:',
  ...otherPlaces.map((place) => `  ${place}`),
];

const nothing = async ({ io }: BrandCommands, json: true | undefined, line: string, details: object = {}) => {
  io.console.log(json ? JSON.stringify({ ok: true, written: false, changes: [], ...details }) : line);
  return 0;
};

/** Pages that show most of a brand’s words. */
const telling = ['home', 'matches', 'memberProfile', 'login'] as const satisfies readonly PreviewScreenName[];

/** Picks the pages that show changed texts, where the first site of the brand is in their language. */
function toShown({ catalogue }: Project, slug: string, tag: string, screens: readonly string[]) {
  const [site] = catalogue.brands.find((brand) => brand.slug === slug)!.domains;
  const isFirst = site && languageIn(site.defaultCountry, site.defaultLang).tag.split('-')[0] === tag.split('-')[0];
  const pages = telling.filter((page) => screens.includes(page)).slice(0, 2);
  return isFirst && pages.length > 0 ? { shown: { before: slug, after: slug, screens: pages } } : {};
}

const addRename = (commands: BrandCommands) =>
  commands
    .changes('rename <slug> <word> <new>', 'Says another word in every message that holds one, in each of its forms.')
    .option('--language <tag>', 'the language, such as de (default: the only one of the brand)')
    .option('--forms <pairs>', 'forms that no rule gives, such as "Match=Fundstück,Matches=Fundstücke"')
    .option('--gender <gender>', 'that of the new word: feminine, masculine or neuter')
    .option('--all', 'with --yes: also write what a person should look at')
    .action(
      commands.runs<[string, string, string], RenameFlags>(async (project, flags, slug, from, to) => {
        const { console } = commands.io;
        const { yes, json, dryRun, forms, gender, all } = flags;
        const tag = pickTag(project, slug, flags.language);
        const request = { slug, tag, from, to, forms, gender };
        const found = proposeRename(project, request, createScreenFinder(project.root));
        const { proposals } = found;
        const details = { proposals: proposals.map(toJson), missing: found.missing, otherPlaces: found.otherPlaces };
        if (proposals.length === 0)
          return nothing(
            commands,
            json,
            [`No message holds "${from}".`, ...describeRest(found, [])].join('\n'),
            details,
          );
        const isSilent = yes ?? json ?? dryRun;
        const written = proposals.filter((one) => isSure(one) || (all && one.problems.length === 0));
        const decisions = isSilent
          ? written.map(({ tag: one, text, proposed }) => ({ tag: one, text, wanted: proposed }))
          : await confirmProposals(proposals, {
              ask: commands.ask,
              tell: (line) => console.log(line),
              check: (one) => createWantedCheck(project, one),
            });
        const planned = planOwnTexts(project, slug, groupByTag(decisions));
        const left = isSilent ? proposals.filter((one) => !written.includes(one)) : [];
        const rest = describeRest(found, left);
        if (planned.lines.length === 0)
          return nothing(commands, json, ['Nothing was written.', ...rest].join('\n'), details);
        if (!json) for (const line of rest) console.log(line);
        const question = `Write ${formatCount(planned.lines.length, 'text')}?`;
        const shown = toShown(
          project,
          slug,
          tag,
          proposals.flatMap(({ screens }) => screens),
        );
        return carryOut(project, { planned, question, details, ...shown }, flags, commands);
      }),
    );

const formats = { csv: { extension: 'csv', render: renderCsv }, xliff: { extension: 'xlf', render: renderXliff } };

const addExport = (commands: BrandCommands) =>
  commands
    .reads('export <slug>', 'Writes the texts of a brand and its legal documents to a file for translators.')
    .option('--format <format>', 'xliff (2.1) for translation tools, csv for spreadsheets', 'xliff')
    .option('--language <tag>', 'the language to translate to, such as fr (default: the only one of the brand)')
    .option('--own', 'only the texts that are the brand’s own')
    .option('--missing', 'only those that are its own in another language, but not in this one')
    .option('--out <file>', 'the file (default: one in test-results/texts)')
    .action(
      commands.runs<[string], ExportFlags>(async (project, flags, slug) => {
        const { format, own, missing, out, json } = flags;
        const { console, cwd } = commands.io;
        if (!Object.hasOwn(formats, format)) throw new UsageError(`--format is "${format}"; it takes xliff or csv`);
        if (own && missing) throw new UsageError('--own and --missing exclude each other');
        const { extension, render } = formats[format as keyof typeof formats];
        const tag = pickTag(project, slug, flags.language);
        const selection: Selection = own ? 'own' : missing ? 'missing' : 'all';
        const units = listUnits(project, slug, tag, createScreenFinder(project.root), selection);
        if (units.length === 0) throw new UsageError(`there are no such texts of ${slug} in "${tag}"`);
        const usual = path.join(project.root, 'test-results/texts', `${slug}.${tag}.${extension}`);
        const file = out === undefined ? usual : path.resolve(cwd, out);
        await writeAtomically(file, Buffer.from(render({ slug, tag, units })));
        const count = formatCount(units.length, 'text');
        console.log(json ? JSON.stringify({ ok: true, file, texts: units.length }) : `${file}: ${count}`);
        return 0;
      }),
    );

const addImport = (commands: BrandCommands) =>
  commands
    .changes(
      'import <slug> <file>',
      'Takes the texts of a file that was exported: those that are new, after a check of all.',
    )
    .option('--skip-broken', 'take the right texts although others are not')
    .option('--valid-from <day>', 'the day from which changed legal documents hold, such as 2026-12-15')
    .option('--correction', 'changed legal documents only correct slips, and keep their day')
    .action(
      commands.runs<[string, string], ImportFlags>(async (project, flags, slug, name) => {
        const { json, skipBroken, validFrom, correction } = flags;
        const { console, cwd } = commands.io;
        findBrand(project, slug);
        const bytes = await readFile(path.resolve(cwd, name)).catch((error: NodeJS.ErrnoException) => {
          throw error.code === 'ENOENT' || error.code === 'EISDIR'
            ? new UsageError(`there is no file "${name}"`)
            : error;
        });
        const legal = toLegalChange(validFrom, correction);
        const { planned, problems } = planImport(project, slug, { name, bytes }, { legal, skipBroken });
        if (problems.length > 0 && !skipBroken) throw new ProblemsError(problems);
        if (problems.length > 0 && !json) console.error(formatProblems(problems));
        if (planned.lines.length === 0)
          return nothing(commands, json, 'Every text is as it is. Nothing was written.', { problems });
        const question = `Write ${formatCount(planned.lines.length, 'text')}?`;
        return carryOut(project, { planned, question, details: { problems } }, flags, commands);
      }),
    );

export const addTextsCommand: AddCommand = (commands) => {
  const texts = commands.group('texts', 'Changes the words of a brand, and sends them to translators.');
  addRename(texts);
  addExport(texts);
  addImport(texts);
};
