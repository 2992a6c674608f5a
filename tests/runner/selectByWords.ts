import { UsageError } from '../../scripts/lib/problem.ts';
import type { Selection, TestProject } from './TestProject.ts';

/** Selects the test files whose path, and the screens whose name, contains one of the words; upper and lower case are equal. */
export function selectByWords(words: readonly string[], project: TestProject): Selection {
  const { unitFiles, specs, visualSpecs, screens } = project;
  const containing = (texts: readonly string[], word: string) =>
    texts.filter((text) => text.toLowerCase().includes(word.toLowerCase()));
  const texts = {
    unitFiles,
    specs: specs.map(({ file }) => file),
    visualSpecs,
    screens: screens.map(({ name }) => name),
  };
  for (const word of words) {
    if (Object.values(texts).every((list) => containing(list, word).length === 0)) {
      throw new UsageError(`no test file and no screen has "${word}" in its path or name`);
    }
  }
  const matching = (list: readonly string[]) =>
    list.filter((text) => words.some((word) => containing([text], word)[0]));
  return {
    checks: [],
    unitFiles: matching(texts.unitFiles),
    specs: matching(texts.specs),
    screens: matching(visualSpecs).length > 0 ? 'all' : matching(texts.screens),
    leftOut: [],
  };
}
