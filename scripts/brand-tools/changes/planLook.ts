import { WrittenLook } from '../../../themes/look.ts';
import { suggestValue } from '../../build/config/parse/suggestValue.ts';
import { UsageError } from '../../lib/problem.ts';
import { mergeJson } from '../lifecycle/editJson.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import { findBrand, findBrandFile, type Project } from '../lifecycle/readProject.ts';
import { parsePairs } from '../scaffold/keyValuePairs.ts';
import { understandAnswers } from '../scaffold/understandAnswers.ts';

/** Value that takes a choice back: the theme or the age band decides again. */
export const USUAL = 'usual';

const choices = Object.keys(WrittenLook.shape);
const valuesOf = (choice: string): readonly string[] => WrittenLook.shape[choice as keyof WrittenLook].unwrap().options;

/** Finds all mistakes in typed choices, in their order. */
function findMistakes(typed: string): string[] {
  const { unkeyed, pairs, repeated } = parsePairs(typed);
  return [
    ...(unkeyed === '' ? [] : [`"${unkeyed}" is no choice; it takes pairs such as corners=round`]),
    ...repeated.map((choice) => `"${choice}" is given twice; leave one of the two out`),
    ...Array.from(pairs, ([choice, value]) => {
      if (!choices.includes(choice))
        return `"${choice}" is no choice of a look; ${suggestValue(choice, choices, 'there are')}`;
      const values = [...valuesOf(choice), USUAL];
      return values.includes(value) ? [] : `${choice} cannot be "${value}"; ${suggestValue(value, values, 'it takes')}`;
    }).flat(),
  ];
}

/**
 * Plans other choices of a brand's look, as typed: `corners=round headings=fraunces`, `usual` for what is no longer
 * chosen. Throws a UsageError with every mistake.
 */
export function planLook(project: Project, slug: string, typed: string): PlannedChange {
  findBrand(project, slug);
  const { look } = understandAnswers({ look: typed }, []);
  const mistakes = findMistakes(look ?? '');
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'));
  const { file, text } = findBrandFile(project, slug);
  const wanted = Array.from(parsePairs(look!).pairs, ([choice, value]) => [
    choice,
    value === USUAL ? undefined : value,
  ]);
  return { change: { files: { [file]: mergeJson(text, ['look'], Object.fromEntries(wanted)) } }, lines: [] };
}

/** Lists the choices of a look with their values, the present one of the brand in brackets. */
export function describeChoices(project: Project, slug: string): string[] {
  const { look } = findBrand(project, slug);
  return choices.map((choice) => {
    const present = look[choice as keyof WrittenLook];
    return `${choice}: ${valuesOf(choice)
      .map((value) => (value === present ? `[${value}]` : value))
      .join(', ')}`;
  });
}
