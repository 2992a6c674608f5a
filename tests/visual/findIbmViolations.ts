import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Result of the engine for one element and one rule. */
interface EngineResult {
  ruleId: string;
  /** Its level, and its outcome: PASS, FAIL, POTENTIAL or MANUAL. */
  value: readonly [level: string, outcome: string];
  path: { dom: string };
  message: string;
  snippet: string;
}

declare global {
  interface Window {
    ace: {
      Checker: new () => {
        check(root: Document, rulesets: readonly string[]): Promise<{ results: readonly EngineResult[] }>;
      };
    };
  }
}

const engineFile = fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js'));
/** Code of the engine as an expression, which the page's Content-Security-Policy does not affect. */
const engineSource = `${readFileSync(engineFile, 'utf8')}; window.ace = ace; 0`;

/** Definite findings that are no mistakes: the rule, a part of the element, and the reason. */
const exceptions: readonly { rule: string; snippet: string; reason: string }[] = [
  {
    rule: 'aria_content_in_landmark',
    snippet: 'href="#main"',
    reason: 'the skip link is the first element of a page, before all landmarks',
  },
  {
    rule: 'input_autocomplete_valid',
    snippet: 'autocomplete="username"',
    reason: 'HTML allows it on fields of type email, where it tells password managers which address signs in',
  },
  {
    rule: 'element_tabbable_role_valid',
    snippet: 'tabindex="0"',
    reason: 'boxes that scroll, and toasts, take the focus so that they can be read by keyboard; axe demands it',
  },
  {
    rule: 'svg_graphics_labelled',
    snippet: 'ReactCrop__crop-mask',
    reason: 'the shade around the part of a picture that is kept, which the cropping library draws, says nothing',
  },
];

const isExcepted = ({ ruleId, snippet }: EngineResult): boolean =>
  exceptions.some((exception) => exception.rule === ruleId && snippet.includes(exception.snippet));

/** Runs IBM's accessibility checker, whose rules differ from axe's; returns its definite violations only. */
export async function findIbmViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engineSource);
  const results = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, value, path, message, snippet }) => ({
        ...{ ruleId, value, message, path: { dom: path.dom } },
        snippet: snippet.slice(0, 300),
      }));
  });
  return results
    .filter((result) => !isExcepted(result))
    .map(({ ruleId, path, message, snippet }) => `${ruleId}: ${message} ${snippet} ${path.dom}`);
}
