import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars/dist/handlebars.js';
import type { ToolLanguage } from '../words/toolLanguage.ts';
import { type LaunchTopic, type LaunchWords, launchWords } from './launchWords.ts';
import type { LaunchStep } from './listLaunchSteps.ts';

interface LaunchGroup {
  topic: string;
  steps: { text: string; who: string; seen: string }[];
}

function groupSteps(steps: readonly LaunchStep[], words: LaunchWords): LaunchGroup[] {
  return Array.from(
    Map.groupBy(steps, ({ topic }) => topic),
    ([topic, own]: [LaunchTopic, LaunchStep[]]) => ({
      topic: words.topics[topic],
      steps: own.map(({ role, subject, detail, probe }) => ({
        text: words.texts[topic](subject, detail),
        who: words.roles[role],
        seen: probe ? words.checkedBy : words.byHand,
      })),
    }),
  );
}

/** Formats a launch list for a terminal. */
export const formatLaunchList = (steps: readonly LaunchStep[], language: ToolLanguage): string =>
  groupSteps(steps, launchWords[language])
    .map((group) => [group.topic, ...group.steps.map(({ text, who }) => `  [ ] ${text} (${who})`)].join('\n'))
    .join('\n\n');

/** Fills templates/launch.hbs with the launch list of a brand. */
export async function renderLaunchPage(
  root: string,
  brand: string,
  steps: readonly LaunchStep[],
  language: ToolLanguage,
): Promise<string> {
  const template = await readFile(path.join(root, 'templates/launch.hbs'), 'utf8');
  const words = launchWords[language];
  const { intro, columns } = words;
  return Handlebars.compile(template)({
    ...{ language, intro, columns },
    title: words.title(brand),
    groups: groupSteps(steps, words),
  });
}
